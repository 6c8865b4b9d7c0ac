import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { company } from './catalogue.ts'
import { moment, oneOf } from './columns.ts'
import { member } from './members.ts'

/** One for each member and company. */
export const conversation = pgTable(
  'conversation',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    title: text('title').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [unique().on(table.memberId, table.companyId), index('conversation_company').on(table.companyId)],
)

export const message = pgTable(
  'message',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    side: text('side', { enum: ['Client', 'Company'] }).notNull(),
    /** The member who wrote it; null for a seller's automatic answer. */
    senderId: integer('sender_id').references(() => member.id),
    body: text('body').notNull(),
    /** A seller's automatic answer is stored before it shows, so no process needs a timer for it. */
    visibleAt: moment('visible_at').notNull(),
    readAt: moment('read_at'),
    /** The time at which a mail told the other side of it. */
    toldAt: moment('told_at'),
  },
  table => [
    oneOf(table.side),
    index('message_conversation').on(table.conversationId, table.visibleAt, table.id),
    index('message_untold')
      .on(table.visibleAt)
      .where(sql`${table.readAt} is null and ${table.toldAt} is null and ${table.senderId} is not null`),
  ],
)

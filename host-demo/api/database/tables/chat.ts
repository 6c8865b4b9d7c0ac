import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** One for each member and company. */
export const conversation = pgTable('conversation', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  memberId: integer('member_id').notNull(),
  companyId: integer('company_id').notNull(),
  title: text('title').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const message = pgTable('message', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  conversationId: integer('conversation_id').notNull(),
  side: text('side', { enum: ['Client', 'Company'] }).notNull(),
  /** The member who wrote it; null for a seller's automatic answer. */
  senderId: integer('sender_id'),
  body: text('body').notNull(),
  /** A seller's automatic answer is stored before it shows, so no process needs a timer for it. */
  visibleAt: moment('visible_at').notNull(),
  readAt: moment('read_at'),
  /** The time at which a mail told the other side of it. */
  toldAt: moment('told_at'),
})

import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#shared/languages/languages.ts'
import { company } from './catalogue.ts'
import { moment, oneOf } from './columns.ts'
import { member } from './members.ts'
import { inquiry, purchaseOrder, rfq, rfqList } from './trade.ts'

/**
 * Whose fault a refusal by the mail server is. Only faults of the recipient and the content end a mail. The others are the
 * operator's to mend, or pass: the mail waits.
 */
const FAULTS = ['recipient', 'content', 'sender', 'session', 'quota', 'unknown'] as const
export type Fault = (typeof FAULTS)[number]

/** The outbox: a mail is written here with the event that causes it, and leaves if there is a mail server. */
export const mail = pgTable(
  'mail',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** For whom it was written: one of them, or neither if only the mailbox of the recipient gets it. */
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    companyId: integer('company_id').references(() => company.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The path that it links to on the site, or ''. */
    link: text('link').notNull().default(''),
    /** The part of body or link that nobody may read after it was sent. */
    secret: text('secret'),
    language: text('language').$type<Language>().notNull().default('en'),
    /** True for a notice that its member can end. */
    isOptional: boolean('is_optional').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** The first part of the Message-ID: a mail that is sent again keeps it, so that mail programs show it once. */
    messageKey: uuid('message_key').notNull().defaultRandom(),
    attempts: integer('attempts').notNull().default(0),
    /** The attempts after which nobody knows whether the mail server has the mail. */
    doubts: integer('doubts').notNull().default(0),
    /** True once the mail server may have the content of the present attempt. */
    isBegun: boolean('is_begun').notNull().default(false),
    /** The time of the next attempt. While it is being sent: the time at which its process counts as dead. */
    dueAt: moment('due_at').notNull(),
    /** The reason of the last attempt that failed, or '', and whose fault it was; null if nobody knows. */
    failure: text('failure').notNull().default(''),
    fault: text('fault', { enum: FAULTS }),
    /** Mails leave in the order of this number: see `PRIORITIES`. */
    priority: smallint('priority').notNull().default(1),
    /** The request that it tells the seller about. */
    rfqId: integer('rfq_id').references(() => rfq.id, { onDelete: 'cascade' }),
    inquiryId: integer('inquiry_id').references(() => inquiry.id, { onDelete: 'cascade' }),
    /** The RFQ list whose lines it tells the seller about. */
    listId: integer('list_id').references(() => rfqList.id, { onDelete: 'cascade' }),
    /** The time at which it was sent or given up. */
    endedAt: moment('ended_at'),
    /** The order that it places. */
    orderId: integer('order_id').references(() => purchaseOrder.id),
    /** The address to which replies go; null if nobody reads them. */
    replyTo: text('reply_to'),
  },
  table => [
    check('mail_owner_check', sql`num_nonnulls(${table.memberId}, ${table.companyId}) <= 1`),
    oneOf(table.state),
    oneOf(table.fault),
    check('mail_priority_check', sql`${table.priority} between 0 and 2`),
    index('mail_recipient').on(table.recipient, table.id),
    index('mail_member').on(table.memberId, table.id),
    index('mail_company').on(table.companyId, table.id),
    index('mail_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'sending')`),
    index('mail_rfq').on(table.rfqId).where(sql`${table.rfqId} is not null`),
    index('mail_list').on(table.listId).where(sql`${table.listId} is not null`),
    index('mail_inquiry').on(table.inquiryId).where(sql`${table.inquiryId} is not null`),
    index('mail_failed').on(table.id).where(sql`${table.state} = 'failed'`),
  ],
)

/** Why mails wait, as the operator was told. `endedAt` is the time at which the mail server took a mail again. */
export const mailFault = pgTable(
  'mail_fault',
  {
    fault: text('fault', { enum: ['sender', 'session', 'quota', 'unknown'] }).primaryKey(),
    reason: text('reason').notNull(),
    toldAt: moment('told_at').notNull(),
    endedAt: moment('ended_at'),
  },
  table => [oneOf(table.fault)],
)

/** Signs the links with which members end notices: one row. */
export const linkKey = pgTable('link_key', { key: text('key').notNull() })

/** The time since which mails leave: one row, or none without a mail server. */
export const mailSending = pgTable('mail_sending', { since: moment('since').notNull() })

import { boolean, integer, json, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#shared/trade/language.ts'
import { moment } from './columns.ts'

export const member = pgTable('member', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  mobileNo: text('mobile_no').notNull().default(''),
  category: text('category', { enum: ['personal', 'company'] }).notNull(),
  companyId: integer('company_id'),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  /** The language of mails to the member. Null until a registration or sign-in tells it. */
  language: text('language', { enum: LANGUAGES }),
  /** The time zone (IANA) of the browser that last opened the dashboard. Null before. */
  timeZone: text('time_zone'),
  /** Whether the member wants mails that can be done without. */
  wantsNotices: boolean('wants_notices').notNull().default(true),
  /** The time at which the member showed that the address is theirs. */
  confirmedAt: moment('confirmed_at'),
})

/** The passwords of recovery mails: all of a member's work until they expire. */
export const temporaryPassword = pgTable('temporary_password', {
  /** SHA-256 is enough, because we make a password from 73 random bits. */
  passwordHash: text('password_hash').primaryKey(),
  memberId: integer('member_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** The links with which new members confirm their addresses. */
export const confirmation = pgTable('confirmation', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: integer('member_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const session = pgTable('session', {
  /** The SHA-256 of the bearer, so that nobody can sign in with a stolen copy of the database. */
  tokenHash: text('token_hash').primaryKey(),
  memberId: integer('member_id').notNull(),
  /** The session whose code opened this one, and with which this one ends. */
  openedFrom: text('opened_from'),
  withMailedPassword: boolean('with_mailed_password').notNull().default(false),
  lastUsedAt: moment('last_used_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Codes that each open one more session. */
export const handOver = pgTable('hand_over', {
  codeHash: text('code_hash').primaryKey(),
  openedFrom: text('opened_from').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const rateWindow = pgTable('rate_window', {
  key: text('key').primaryKey(),
  used: integer('used').notNull(),
  endsAt: moment('ends_at').notNull(),
})

/** Addresses from which members have signed in. They stay open to a member while others guess the password. */
export const signInAddress = pgTable('sign_in_address', {
  /** A hash of the e-mail and the address. */
  key: text('key').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})

export const idempotency = pgTable('idempotency', {
  /** Whose key it is: a member's, or that of a link in a mail. */
  memberId: integer('member_id'),
  link: text('link'),
  key: text('key').notNull(),
  requestHash: text('request_hash').notNull(),
  answer: json('answer'),
  createdAt: moment('created_at').notNull(),
})

/**
 * Whose fault a refusal by the mail server is. Only faults of the recipient and the content end a mail. The others are the
 * operator's to mend, or pass: the mail waits.
 */
const FAULTS = ['recipient', 'content', 'sender', 'session', 'quota', 'unknown'] as const
export type Fault = (typeof FAULTS)[number]

/** The outbox: a mail is written here with the event that causes it, and leaves if there is a mail server. */
export const mail = pgTable('mail', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** For whom it was written: one of them, or neither if only the mailbox of the recipient gets it. */
  memberId: integer('member_id'),
  companyId: integer('company_id'),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  /** The path that it links to on the site, or ''. */
  link: text('link').notNull().default(''),
  /** The part of body or link that nobody may read after it was sent. */
  secret: text('secret'),
  language: text('language', { enum: LANGUAGES }).notNull().default('en'),
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
  rfqId: integer('rfq_id'),
  inquiryId: integer('inquiry_id'),
  /** The time at which it was sent or given up. */
  endedAt: moment('ended_at'),
  /** The order that it places. */
  orderId: integer('order_id'),
  /** The address to which replies go; null if nobody reads them. */
  replyTo: text('reply_to'),
})

/** Why mails wait, as the operator was told. `endedAt` is the time at which the mail server took a mail again. */
export const mailFault = pgTable('mail_fault', {
  fault: text('fault', { enum: ['sender', 'session', 'quota', 'unknown'] }).primaryKey(),
  reason: text('reason').notNull(),
  toldAt: moment('told_at').notNull(),
  endedAt: moment('ended_at'),
})

/** Signs the links with which members end notices: one row. */
export const linkKey = pgTable('link_key', { key: text('key').notNull() })

/** The time since which mails leave: one row, or none without a mail server. */
export const mailSending = pgTable('mail_sending', { since: moment('since').notNull() })

export const contactMessage = pgTable('contact_message', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  message: text('message').notNull(),
  /** Made from the Idempotency-Key and the content: the same message with the same key is not stored twice. */
  sentWith: text('sent_with').unique(),
  createdAt: moment('created_at').notNull(),
})

export const subscriber = pgTable('subscriber', {
  email: text('email').primaryKey(),
  createdAt: moment('created_at').notNull(),
  /** The time at which the address asked for the newsletter itself. */
  confirmedAt: moment('confirmed_at'),
})

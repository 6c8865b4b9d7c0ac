import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '#shared/languages/languages.ts'
import { company } from './catalogue.ts'
import { moment, oneOf } from './columns.ts'

export const member = pgTable(
  'member',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    mobileNo: text('mobile_no').notNull().default(''),
    category: text('category', { enum: ['personal', 'company'] }).notNull(),
    companyId: integer('company_id').references(() => company.id),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The language of mails to the member. Null until a registration or sign-in tells it. */
    language: text('language').$type<Language>(),
    /** The time zone (IANA) of the browser that last opened the dashboard. Null before. */
    timeZone: text('time_zone'),
    /** Whether the member wants mails that can be done without. */
    wantsNotices: boolean('wants_notices').notNull().default(true),
    /** The time at which the member showed that the address is theirs. */
    confirmedAt: moment('confirmed_at'),
  },
  table => [
    oneOf(table.category),
    check('member_email_check', sql`${table.email} = lower(${table.email})`),
    index('member_company').on(table.companyId),
  ],
)

/** The passwords of recovery mails: all of a member's work until they expire. */
export const temporaryPassword = pgTable(
  'temporary_password',
  {
    /** SHA-256 is enough, because we make a password from 73 random bits. */
    passwordHash: text('password_hash').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('temporary_password_member').on(table.memberId)],
)

/** The links with which new members confirm their addresses. */
export const confirmation = pgTable(
  'confirmation',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('confirmation_member').on(table.memberId)],
)

export const session = pgTable(
  'session',
  {
    /** The SHA-256 of the bearer, so that nobody can sign in with a stolen copy of the database. */
    tokenHash: text('token_hash').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** The session whose code opened this one, and with which this one ends. */
    openedFrom: text('opened_from').references((): AnyPgColumn => session.tokenHash, { onDelete: 'cascade' }),
    withMailedPassword: boolean('with_mailed_password').notNull().default(false),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('session_member').on(table.memberId), index('session_opened_from').on(table.openedFrom)],
)

/** Codes that each open one more session. */
export const handOver = pgTable(
  'hand_over',
  {
    codeHash: text('code_hash').primaryKey(),
    openedFrom: text('opened_from')
      .notNull()
      .references(() => session.tokenHash, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('hand_over_opened_from').on(table.openedFrom)],
)

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

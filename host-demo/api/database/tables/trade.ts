import { date, doublePrecision, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { actionNames, PRICE_BASES, statuses } from '../../quotes/quote-state.ts'
import { bytea, moment } from './columns.ts'

/** A PDF; its name is 128 random bits. Whoever may read it follows from the quotes that attach it. */
export const upload = pgTable('upload', {
  name: text('name').primaryKey(),
  memberId: integer('member_id').notNull(),
  bytes: bytea('bytes').notNull(),
  createdAt: moment('created_at').notNull(),
})

const quote = () => ({
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Who asks. */
  memberId: integer('member_id').notNull(),
  /** Who is asked. */
  companyId: integer('company_id').notNull(),
  title: text('title').notNull(),
  uploadName: text('upload_name'),
  fileName: text('file_name').notNull().default(''),
  /** What its events make of it, and the last day of the quotation that stands. */
  status: text('status', { enum: statuses }).notNull().default('open'),
  validUntil: date('valid_until'),
  createdAt: moment('created_at').notNull(),
})

export const rfq = pgTable('rfq', {
  ...quote(),
  kind: text('kind', { enum: ['product', 'service'] }).notNull(),
  itemId: integer('item_id').notNull(),
  itemName: text('item_name').notNull(),
  quantity: doublePrecision('quantity').notNull(),
  message: text('message').notNull(),
})

export const inquiry = pgTable('inquiry', quote())

export const inquiryHistory = pgTable('inquiry_history', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  inquiryId: integer('inquiry_id').notNull(),
  message: text('message').notNull(),
  notifiedAt: moment('notified_at'),
  createdAt: moment('created_at').notNull(),
})

/** What either side did with a request, in order: from it follow its state, its standing offer and its history. */
export const quoteEvent = pgTable('quote_event', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** One of the two. */
  rfqId: integer('rfq_id'),
  inquiryId: integer('inquiry_id'),
  /** Who asks, and who is asked, as in the request. */
  memberId: integer('member_id').notNull(),
  companyId: integer('company_id').notNull(),
  /** Who did it. */
  authorId: integer('author_id').notNull(),
  action: text('action', { enum: actionNames }).notNull(),
  message: text('message').notNull().default(''),
  /** These four come with a quotation and with nothing else. */
  price: numeric('price'),
  currency: text('currency'),
  priceBasis: text('price_basis', { enum: PRICE_BASES }),
  validUntil: date('valid_until'),
  delivery: text('delivery').notNull().default(''),
  terms: text('terms').notNull().default(''),
  uploadName: text('upload_name'),
  fileName: text('file_name').notNull().default(''),
  createdAt: moment('created_at').notNull(),
})

import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
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

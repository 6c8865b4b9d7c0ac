import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { orderStepNames } from '#shared/trade/order-state.ts'
import { moment, oneOf } from './columns.ts'
import { member } from './members.ts'
import { purchaseOrder } from './trade.ts'

/** What both sides did with an order since it was placed. */
export const orderStep = pgTable(
  'order_step',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => purchaseOrder.id, { onDelete: 'cascade' }),
    step: text('step', { enum: orderStepNames }).notNull(),
    /** The member who took it; null for a company without members. */
    authorId: integer('author_id').references(() => member.id),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  table => [oneOf(table.step), index('order_step_order').on(table.orderId)],
)

/** The last number of an order of each year. */
export const orderCounter = pgTable('order_counter', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

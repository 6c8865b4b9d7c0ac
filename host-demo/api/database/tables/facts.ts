import {
  boolean,
  doublePrecision,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { FACT_KINDS } from '#shared/trade/facts.ts'
import { category } from './catalogue.ts'
import { oneOf } from './columns.ts'

/** What is stated about the items of a category: what a buyer chooses by, and what a seller fills in. */
export const categoryFact = pgTable(
  'category_fact',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    /** The same key in two categories is the same fact, such as `size`. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** The name in other languages, by their codes. */
    names: json('names').$type<Record<string, string>>().notNull().default({}),
    kind: text('kind', { enum: FACT_KINDS }).notNull(),
    /** The base unit of a number, as in `shared/trade/units.ts`; '' for others. */
    unit: text('unit').notNull().default(''),
    position: integer('position').notNull(),
    inRow: boolean('in_row').notNull().default(false),
    inFilter: boolean('in_filter').notNull().default(false),
    inComparison: boolean('in_comparison').notNull().default(true),
  },
  table => [primaryKey({ columns: [table.categoryId, table.key] }), oneOf(table.kind)],
)

/** Every value that some item has or had. Items name their facts by these ids, so that a filter is one index. */
export const fact = pgTable(
  'fact',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    /** The value in the base unit, if it is one number. */
    number: doublePrecision('number'),
  },
  table => [unique().on(table.key, table.value)],
)

/** The values that some item of a category has or had. Triggers of `item` write them (migrations/0008). */
export const categoryValue = pgTable(
  'category_value',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    factId: integer('fact_id')
      .notNull()
      .references(() => fact.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.categoryId, table.factId] })],
)

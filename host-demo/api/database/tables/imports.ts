import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type CatalogueRow, type PlannedRow, rowActions } from '#shared/trade/catalogue-row.ts'
import { importStates } from '#shared/trade/import-state.ts'
import { company, type item } from './catalogue.ts'
import { kind, moment, oneOf } from './columns.ts'
import { member } from './members.ts'

/** A sheet of items that a seller brings. */
export const catalogueImport = pgTable(
  'catalogue_import',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: kind(),
    /** The name of the file. */
    file: text('file').notNull(),
    /** The headings of the sheet. */
    columns: json('columns').$type<string[]>().notNull(),
    state: text('state', { enum: importStates }).notNull(),
    createdAt: moment('created_at').notNull(),
    appliedAt: moment('applied_at'),
  },
  table => [
    oneOf(table.kind),
    oneOf(table.state),
    index('catalogue_import_company').on(table.companyId),
    index('catalogue_import_state').on(table.state),
  ],
)

/** `kept` is a row whose item has changed since, so that an undo left it alone. */
export const rowStates = ['planned', 'applied', 'undone', 'kept'] as const

/** A row of such a sheet, and what applying it does. */
export const importRow = pgTable(
  'import_row',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => catalogueImport.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    sku: text('sku').notNull(),
    given: json('given').$type<CatalogueRow>().notNull(),
    action: text('action', { enum: rowActions }).notNull(),
    /** The item that the row changes, or that it has made. */
    itemId: integer('item_id'),
    planned: json('planned').$type<Omit<PlannedRow, 'row' | 'action' | 'itemId'>>().notNull(),
    state: text('state', { enum: rowStates }).notNull(),
    /** The item before the row was applied, for an undo; null if the row has made it. */
    before: json('before').$type<StoredBefore>(),
    /** The item's `changedAt` that applying the row has written. */
    wroteAt: moment('wrote_at'),
  },
  table => [
    primaryKey({ columns: [table.importId, table.row] }),
    oneOf(table.action),
    oneOf(table.state),
    index('import_row_sku').on(table.importId, table.sku),
  ],
)

/** What an import can change of an item. */
type Changed =
  | ('categoryId' | 'name' | 'sku' | 'serviceNo' | 'brand' | 'model' | 'condition' | 'material' | 'origin')
  | ('shortDescription' | 'longDescription' | 'isPublished')

type StoredBefore = Pick<typeof item.$inferSelect, Changed> & { facts: Readonly<Record<string, string>> }

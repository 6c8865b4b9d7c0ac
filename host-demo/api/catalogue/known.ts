import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { CatalogueRow } from '#shared/trade/catalogue-row.ts'
import type { Orm } from '../database/database.ts'
import { type catalogueImport, importRow, item } from '../database/tables.ts'
import { isOwn } from '../items/own-items.ts'
import { readItems } from '../items/stored-items.ts'
import { grouped } from '../request/grouped.ts'
import { readCategories } from './categories.ts'
import { cellOf, type Known, skuOf } from './plan.ts'

/** Reads what must be known to plan these rows of an import. */
export async function readKnown(
  orm: Orm,
  own: typeof catalogueImport.$inferSelect,
  language: string,
  rows: readonly CatalogueRow[],
): Promise<Known> {
  const { kind } = own
  const skus = [...new Set(rows.map(row => cellOf(row, 'sku')).filter(Boolean))]
  const names = rows.filter(row => cellOf(row, 'sku') === '').map(row => cellOf(row, 'name'))
  const isMeant = or(
    skus.length > 0 ? inArray(kind === 'product' ? item.sku : item.serviceNo, skus) : undefined,
    names.length > 0 ? inArray(sql`lower(${item.name})`, [...new Set(names.map(lower))]) : undefined,
  )
  const items = isMeant ? await readItems(orm, and(isOwn(own), isMeant)) : []
  const bySku = groups(items, skuOf)
  const byName = groups(items, ({ name }) => lower(name))
  const isEarlier = and(
    eq(importRow.importId, own.id),
    inArray(importRow.sku, skus),
    lt(importRow.row, Math.max(...rows.map(({ row }) => row))),
  )
  const earlier =
    skus.length > 0
      ? await orm.select({ row: importRow.row, sku: importRow.sku }).from(importRow).where(isEarlier)
      : []
  const sent = new Set(rows.map(({ row }) => row))
  const withSku = groups(
    [
      ...earlier.filter(({ row }) => !sent.has(row)),
      ...rows.map(row => ({ row: row.row, sku: cellOf(row, 'sku') })),
    ],
    ({ sku }) => sku,
  )
  return {
    kind,
    language,
    categories: await readCategories(orm, kind),
    itemsOf: row => {
      const sku = cellOf(row, 'sku')
      return (sku === '' ? byName.get(lower(cellOf(row, 'name'))) : bySku.get(sku)) ?? []
    },
    twinOf: row => {
      const sku = cellOf(row, 'sku')
      const first = sku === '' ? row.row : Math.min(...(withSku.get(sku) ?? []).map(twin => twin.row))
      return first < row.row ? first : undefined
    },
  }
}

const lower = (name: string) => name.toLowerCase()

const groups = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) =>
  new Map(grouped(entries, keyOf).map((group): [string, Entry[]] => [keyOf(group[0]), group]))

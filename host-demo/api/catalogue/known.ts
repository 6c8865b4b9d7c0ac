import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Kind } from '#shared/api/items.ts'
import type { CatalogueRow } from '#shared/trade/catalogue-row.ts'
import type { Orm } from '../database/database.ts'
import { type catalogueImport, importRow, item } from '../database/tables.ts'
import { isOwn } from '../items/own-items.ts'
import { readItems, type StoredItem } from '../items/stored-items.ts'
import { grouped } from '../request/grouped.ts'
import { type Categories, readCategories } from './categories.ts'
import { cellOf, type Known, skuOf } from './plan.ts'

const lower = (name: string) => name.toLowerCase()

/** Reads what must be known to plan these rows of an import. */
export async function readKnown(
  orm: Orm,
  own: typeof catalogueImport.$inferSelect,
  language: string,
  rows: readonly CatalogueRow[],
): Promise<Known> {
  const { kind } = own
  const skus = [...new Set(rows.map(row => cellOf(row, 'sku')).filter(Boolean))]
  const names = rows.filter(row => cellOf(row, 'sku') === '').map(row => lower(cellOf(row, 'name')))
  const isMeant = or(
    inArray(kind === 'product' ? item.sku : item.serviceNo, skus),
    inArray(sql`lower(${item.name})`, [...new Set(names)]),
  )
  const isTwin = and(eq(importRow.importId, own.id), inArray(importRow.sku, skus))
  const sent = new Set(rows.map(({ row }) => row))
  const twins = await orm.select({ row: importRow.row, sku: importRow.sku }).from(importRow).where(isTwin)
  return knownFrom({
    kind,
    language,
    categories: await readCategories(orm, kind),
    items: await readItems(orm, and(isOwn(own), isMeant)),
    rows: [
      ...twins.filter(({ row }) => !sent.has(row)),
      ...rows.map(row => ({ row: row.row, sku: cellOf(row, 'sku') })),
    ],
  })
}

type Read = {
  kind: Kind
  language: string
  categories: Categories
  items: readonly StoredItem[]
  rows: readonly { row: number; sku: string }[]
}

/** Returns what is known of a sheet with these rows, beside these items. */
export function knownFrom({ kind, language, categories, items, rows }: Read): Known {
  const bySku = groups(items, skuOf)
  const byName = groups(items, ({ name }) => lower(name))
  const twins = groups(rows, ({ sku }) => sku)
  return {
    ...{ kind, language, categories },
    itemsOf: row => {
      const sku = cellOf(row, 'sku')
      return (sku === '' ? byName.get(lower(cellOf(row, 'name'))) : bySku.get(sku)) ?? []
    },
    twinOf: row => {
      const sku = cellOf(row, 'sku')
      if (sku === '') return undefined
      const first = Math.min(...(twins.get(sku) ?? []).map(twin => twin.row))
      return first < row.row ? first : undefined
    },
  }
}

const groups = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) =>
  new Map(grouped(entries, keyOf).map((group): [string, Entry[]] => [keyOf(group[0]), group]))

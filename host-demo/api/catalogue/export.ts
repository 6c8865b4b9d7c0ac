import { and, asc, gt, inArray } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { item } from '../database/tables.ts'
import { isOwn, type Own } from '../items/own-items.ts'
import { readItems } from '../items/stored-items.ts'
import { readCategories } from './categories.ts'
import { rowOf } from './plan.ts'

/** The most rows of one call. */
const MOST = 500

/** Returns the items of a company after an id as rows of a sheet, and the id after which the next call goes on. */
export async function exportRows(orm: Orm, own: Own, after: number) {
  const isNext = and(isOwn(own), gt(item.id, after))
  const ids = await orm
    .select({ id: item.id })
    .from(item)
    .where(isNext)
    .orderBy(asc(item.id))
    .limit(MOST + 1)
  const wanted = ids.slice(0, MOST).map(({ id }) => id)
  if (wanted.length === 0) return { rows: [], next: null }
  const categories = await readCategories(orm, own.kind)
  const items = await readItems(orm, and(isOwn(own), inArray(item.id, wanted)))
  return {
    rows: items.map(each => ({ id: each.id, ...rowOf(each, categories), pictures: each.pictureNames })),
    next: ids.length > MOST ? (wanted.at(-1) ?? null) : null,
  }
}

/** Returns the numbers of a company's items, by which pictures find them. */
export async function listSkus(orm: Orm, own: Own) {
  const { id, pictureNames } = item
  const sku = own.kind === 'product' ? item.sku : item.serviceNo
  const rows = await orm.select({ id, sku, pictureNames }).from(item).where(isOwn(own)).orderBy(asc(id))
  return rows.map(row => ({ id: row.id, sku: row.sku, pictures: row.pictureNames.length }))
}

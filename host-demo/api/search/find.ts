import { and, type SQL, sql } from 'drizzle-orm'
import { type Orm, queryRows } from '../database/database.ts'
import type { company, item } from '../database/tables.ts'
import type { Paging } from '../request/query.ts'
import { matches, type SearchQuery } from './search-query.ts'

/**
 * Of what answers a keyword, at most so many are ranked and counted, those that were stored first: ranking reads each of
 * them, which in a catalogue of a million would take seconds for a word that every third item has.
 */
const MAX_FOUND = 4000

type Searched = typeof item | typeof company

/** One page of what answers, by its ids, best first, and how many answer. `isOf` narrows where to look. */
export async function find(orm: Orm, table: Searched, isOf: SQL, wanted: SearchQuery, paging: Paging) {
  const { limit, offset } = paging
  if (typeof wanted === 'string') {
    const rows = orm
      .select({ id: table.id })
      .from(table)
      .where(and(isOf, matches(table.search, wanted)))
    const page = await rows.orderBy(table.id).limit(limit).offset(offset)
    return { ids: page.map(({ id }) => id), total: await countFound(orm, table, isOf, wanted) }
  }
  // A word of the name counts far more than one of the description.
  const rank = sql`ts_rank('{0.02, 0.1, 0.3, 1}', ${table.search}, (${wanted}))`
  const [found] = await queryRows<{ ids: number[] }>(
    orm,
    sql`select coalesce(array_agg(id order by rank desc, id), '{}') as ids
        from (${firstFound(table, sql`${table.id} as id, ${rank} as rank`, isOf, wanted)}) as found`,
  )
  const ids = found?.ids ?? []
  return { ids: ids.slice(offset, offset + limit), total: ids.length }
}

/** How many answer, as `find` counts them. */
export async function countFound(orm: Orm, table: Searched, isOf: SQL, wanted: SearchQuery): Promise<number> {
  if (typeof wanted === 'string') return orm.$count(table, and(isOf, matches(table.search, wanted)))
  const [found] = await queryRows<{ total: number }>(
    orm,
    sql`select count(*)::int as total from (${firstFound(table, sql`1`, isOf, wanted)}) as found`,
  )
  return found?.total ?? 0
}

const firstFound = (table: Searched, columns: SQL, isOf: SQL, wanted: SearchQuery) =>
  sql`select ${columns} from ${table} where ${isOf} and ${matches(table.search, wanted)} limit ${MAX_FOUND}`

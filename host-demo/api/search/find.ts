import { and, type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../database/database.ts'
import type { company, item } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import type { Paging } from '../request/query.ts'
import { matches, type SearchQuery } from './search-query.ts'

/**
 * Of what answers a keyword, at most so many are ranked and counted, those that were stored first: ranking reads each of
 * them, which in a catalogue of a million would take seconds for a word that every third item has.
 */
const MAX_FOUND = 4000

/** What so many answer is common and takes long to find: it is kept for as long as browsers may show what they have. */
const KEPT_MS = 10_000
const MAX_KEPT = 100

/** Where to look: in a table, or in that part of it for which the condition holds. */
export type Place = { name: string; table: typeof item | typeof company; isIn: SQL }

/** Finds and counts what answers a keyword. What is asked for again while it is being looked for is looked for once. */
export function createFinder({ orm, settings }: Api) {
  const kept = new Map<string, { ids: Promise<number[]>; at: number }>()

  /** Ids of all that answers, best first. */
  function rankedIds({ name, table, isIn }: Place, { key: words, query }: Exclude<SearchQuery, string>) {
    const key = `${name} ${words}`
    const now = settings.clock().getTime()
    const known = kept.get(key)
    if (known && Math.abs(now - known.at) < KEPT_MS) return known.ids

    // A word of the name counts far more than one of the description.
    const rank = sql`ts_rank('{0.02, 0.1, 0.3, 1}', ${table.search}, (${query}))`
    const ids = queryRows<{ ids: number[] }>(
      orm,
      // In a query of their own, as in search-query.ts.
      sql`with answer as materialized
            (select ${table.id} as id, ${rank} as rank from ${table} where ${isIn} and ${table.search} @@ (${query}))
          select coalesce(array_agg(id order by rank desc, id), '{}') as ids
          from (select * from answer limit ${MAX_FOUND}) as first`,
    ).then(([found]) => found?.ids ?? [])
    kept.delete(key)
    kept.set(key, { ids, at: now })
    for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest)
    const forget = () => void kept.delete(key)
    ids.then(found => found.length < MAX_FOUND && forget(), forget)
    return ids
  }

  async function count(place: Place, wanted: SearchQuery): Promise<number> {
    if (typeof wanted !== 'string') return (await rankedIds(place, wanted)).length
    const { table, isIn } = place
    return orm.$count(table, and(isIn, matches(table.search, wanted)))
  }

  /** One page of what answers, by its ids, best first, and how many answer. */
  async function find(place: Place, wanted: SearchQuery, { limit, offset }: Paging) {
    if (typeof wanted !== 'string') {
      const ids = await rankedIds(place, wanted)
      return { ids: ids.slice(offset, offset + limit), total: ids.length }
    }
    const { table, isIn } = place
    const rows = orm
      .select({ id: table.id })
      .from(table)
      .where(and(isIn, matches(table.search, wanted)))
    const page = await rows.orderBy(table.id).limit(limit).offset(offset)
    return { ids: page.map(({ id }) => id), total: await count(place, wanted) }
  }

  return { find, count }
}

import { and, type SQL, sql } from 'drizzle-orm'
import { BoundedMap } from '#shared/stores/bounded-map.ts'
import { queryRows } from '../database/database.ts'
import { company, type item } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import type { Paging } from '../request/query.ts'
import { companyAnswers, itemRank } from './rank.ts'
import { MAX_FOUND, matches, type SearchQuery } from './search-query.ts'

/** Milliseconds to keep the answers of a common keyword, which take long to find: as long as browsers keep them. */
const KEPT_MS = 10_000
const MAX_KEPT = 100

/** The place of a search: the rows of a table that meet the condition. The name identifies both. */
export type Scope = { name: string; table: typeof item | typeof company; isIn: SQL }

/** The order of answers. Equal ranks or names go by id. Counting needs no order. */
const ORDERS: Record<Sort | 'none', SQL> = {
  none: sql`id`,
  relevance: sql`rank desc, id`,
  name: sql`lower(name) collate "C", id`,
  newest: sql`id desc`,
}

export const SORTS = ['relevance', 'name', 'newest'] as const
export type Sort = (typeof SORTS)[number]

/** Returns the query for the answers, separate as in search-query.ts, with the columns for their order. */
function answers({ table, isIn }: Scope, wanted: SearchQuery, sort: Sort | 'none'): SQL {
  if (table === company && typeof wanted !== 'string') return companyAnswers(isIn, wanted)
  const rank = typeof wanted !== 'string' && sort === 'relevance' ? itemRank(wanted) : sql`0`
  const name = sort === 'name' ? sql`${table.name}` : sql`''`
  return sql`answer as materialized (select ${table.id} as id, ${name} as name, ${rank} as rank, null::bigint as read
    from ${table} where ${isIn} and ${matches(table.search, wanted)})`
}

/** Finds and counts the answers to a keyword. Simultaneous searches for the same keyword share one query. */
export function createFinder({ orm, settings }: Api) {
  const kept = new BoundedMap<string, { ids: Promise<number[]>; at: number }>(
    'answers to common keywords',
    MAX_KEPT,
  )

  /** Returns the ids of all answers, in order. */
  function idsOf(scope: Scope, wanted: SearchQuery, sort: Sort | 'none' = 'none'): Promise<number[]> {
    if (wanted === 'nothing') return Promise.resolve([])
    const keyOf = (order: Sort | 'none') =>
      `${scope.name} ${order} ${typeof wanted === 'string' ? '' : wanted.key}`
    const key = keyOf(sort)
    const now = settings.clock().getTime()
    const known = kept.get(key) ?? (sort === 'none' ? kept.get(keyOf('relevance')) : undefined)
    if (known && Math.abs(now - known.at) < KEPT_MS) return known.ids

    const found = queryRows<{ ids: number[]; read: number }>(
      orm,
      // The newest are chosen among all answers.
      sql`with ${answers(scope, wanted, sort)}
          select coalesce(array_agg(id order by ${ORDERS[sort]}), '{}') as ids, coalesce(max(read), count(*)) as read
          from (select * from answer ${sort === 'newest' ? sql`order by id desc` : sql``} limit ${MAX_FOUND}) as first`,
    )
    const ids = found.then(([row]) => row?.ids ?? [])
    kept.set(key, { ids, at: now })
    const forget = () => void kept.delete(key)
    found.then(([row]) => Number(row?.read ?? 0) < MAX_FOUND && forget(), forget)
    return ids
  }

  async function count(scope: Scope, wanted: SearchQuery): Promise<number> {
    if (typeof wanted !== 'string') return (await idsOf(scope, wanted)).length
    const { table, isIn } = scope
    return orm.$count(table, and(isIn, matches(table.search, wanted)))
  }

  /** Returns one page of answers by their ids, best first unless asked otherwise, and their total number. */
  async function find(
    scope: Scope,
    wanted: SearchQuery,
    { limit, offset }: Paging,
    sort: Sort = 'relevance',
  ) {
    if (typeof wanted !== 'string') {
      const ids = await idsOf(scope, wanted, sort)
      return { ids: ids.slice(offset, offset + limit), total: ids.length }
    }
    const { table, isIn } = scope
    const rows = orm
      .select({ id: table.id })
      .from(table)
      .where(and(isIn, matches(table.search, wanted)))
    const order = sort === 'relevance' ? table.id : ORDERS[sort]
    const page = await rows.orderBy(order).limit(limit).offset(offset)
    return { ids: page.map(({ id }) => id), total: await count(scope, wanted) }
  }

  return { find, count, idsOf }
}

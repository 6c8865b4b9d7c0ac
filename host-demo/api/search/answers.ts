import { sql } from 'drizzle-orm'
import { queryRows } from '../database/database.ts'
import { item } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import type { Paging } from '../request/query.ts'
import { createFinder, type Scope, type Sort } from './find.ts'
import type { ReadFact } from './read-facts-in.ts'
import type { Reading } from './read-keyword.ts'
import { hasFact, type ItemType, KINDS, type Narrowing, scopeOf } from './refinement.ts'
import { parseKeyword, type SearchQuery } from './search-query.ts'

/** A search: its keyword as words, which not every list needs, and, unless only these count, as the facts in it. */
export type Search = { wanted(): Promise<SearchQuery>; reading: Reading | undefined }

/** Answers of which at most so many facts differ are near. */
const MOST_DIFFERING = 2

/** Farther away than any number of an item from the one that was asked for. An item without it is there. */
const NOWHERE = 100

/** Returns how far each number that items state is from the nearest one that was asked for. */
function distances({ values, among, ...fact }: ReadFact): { id: number; away: number }[] {
  const wanted = fact.wanted ? [fact.wanted.number] : values.flatMap(({ number }) => number ?? [])
  if (wanted.length === 0) return []
  const between = (a: number, b: number) => (a > 0 && b > 0 ? Math.abs(Math.log(a / b)) : Math.abs(a - b))
  return among.flatMap(({ id, number }) =>
    number === null ? [] : [{ id, away: Math.min(NOWHERE, ...wanted.map(each => between(each, number))) }],
  )
}

/** Finds items by words and facts: first those that match everything, then those in which one or two facts differ. */
export function createAnswers(api: Api) {
  const { orm } = api
  const finder = createFinder(api)

  /** Returns the reading if it is about such items. */
  const readingFor = (itemType: ItemType, { reading }: Search): Reading | undefined =>
    reading && reading.facts.length > 0 && reading.category?.kind === KINDS[itemType] ? reading : undefined

  /** Returns the ids of both groups, in order if one is asked for. */
  async function groupsOf(itemType: ItemType, reading: Reading, narrowing: Narrowing, sort?: Sort) {
    const facts = reading.facts.map(({ values }) => hasFact(values.map(({ id }) => id)))
    const met = sql.join(
      facts.map(fact => sql`(${fact})::int`),
      sql` + `,
    )
    const categoryId = narrowing.categoryId ?? String(reading.category?.id)
    const scope = scopeOf(api, itemType, { ...narrowing, categoryId })
    const key = `${scope.name} ${reading.facts.map(({ values }) => values.map(({ id }) => id)).join(' ')}`
    const possible = reading.facts.filter(({ values }) => values.length > 0).length
    const least = Math.min(facts.length - MOST_DIFFERING, possible)
    const exact: Scope = {
      ...scope,
      name: `${key} all`,
      isIn: sql`${scope.isIn} and ${sql.join(facts, sql` and `)}`,
    }
    const near: Scope =
      least > 0 ? { ...scope, name: `${key} near`, isIn: sql`${scope.isIn} and ${met} >= ${least}` } : scope
    const find = async (wanted: SearchQuery) => {
      const [all, some] = await Promise.all([
        finder.idsOf(exact, wanted, sort),
        finder.idsOf(near, wanted, sort),
      ])
      return { all, some }
    }
    const byWords = await find(await parseKeyword(orm, reading.rest))
    // A word that nothing has leaves only what comes near.
    const isKnown = byWords.some.length > 0
    const { all, some } = isKnown ? byWords : { all: [], some: (await find('everything')).some }
    const known = new Set(all)
    const others = some.filter(id => !known.has(id))
    if (!sort || others.length === 0) return { all, near: others }
    const away = reading.facts.flatMap(distances)
    const rows = await queryRows<{ id: number; met: number; near: number }>(
      orm,
      sql`select other.id, met, coalesce(sum(${NOWHERE}::int - away), 0) as near
          from (select ${item.id}, ${met} as met, unnest(${item.facts}) as stated from ${item}
            where ${item.kind} = ${KINDS[itemType]} and ${item.id} = any(${`{${others.join()}}`}::int[])) as other
          left join unnest(${`{${away.map(({ id }) => id).join()}}`}::int[],
            ${`{${away.map(each => each.away).join()}}`}::float8[]) as value (id, away) on value.id = stated
          group by 1, 2`,
    )
    const order = new Map(rows.map(row => [row.id, row]))
    const by = (a: number, b: number, key: 'met' | 'near') =>
      (order.get(b)?.[key] ?? 0) - (order.get(a)?.[key] ?? 0)
    return { all, near: others.toSorted((a, b) => by(a, b, 'met') || by(a, b, 'near')) }
  }

  type Ids = { ids: number[]; matching: number }
  /** What one request finds it needs for its totals and for every list of choices. */
  const found = new WeakMap<Search, Map<string, Promise<Ids>>>()

  /** Returns the ids of all answers, in order if one is asked for, and how many of them match everything. */
  function idsOf(itemType: ItemType, search: Search, narrowing: Narrowing, sort?: Sort): Promise<Ids> {
    const scope = scopeOf(api, itemType, narrowing)
    const ofRequest = found.get(search) ?? new Map<string, Promise<Ids>>()
    found.set(search, ofRequest)
    const key = `${scope.name} ${sort}`
    const known = ofRequest.get(key)
    if (known) return known
    const reading = readingFor(itemType, search)
    const ids = reading
      ? groupsOf(itemType, reading, narrowing, sort).then(({ all, near }) => ({
          ids: [...all, ...near],
          matching: all.length,
        }))
      : search
          .wanted()
          .then(wanted => finder.idsOf(scope, wanted, sort))
          .then(all => ({ ids: all, matching: all.length }))
    ofRequest.set(key, ids)
    return ids
  }

  async function find(itemType: ItemType, search: Search, narrowing: Narrowing, paging: Paging, sort?: Sort) {
    const { offset, limit } = paging
    if (!readingFor(itemType, search)) {
      const page = await finder.find(scopeOf(api, itemType, narrowing), await search.wanted(), paging, sort)
      return { ...page, near: new Set<number>() }
    }
    const { ids, matching } = await idsOf(itemType, search, narrowing, sort ?? 'relevance')
    return { ids: ids.slice(offset, offset + limit), total: ids.length, near: new Set(ids.slice(matching)) }
  }

  async function count(itemType: ItemType, search: Search, narrowing: Narrowing) {
    const wanted = readingFor(itemType, search) ? undefined : await search.wanted()
    if (typeof wanted !== 'string') {
      const { ids, matching } = await idsOf(itemType, search, narrowing)
      return { total: ids.length, matching }
    }
    const total = await finder.count(scopeOf(api, itemType, narrowing), wanted)
    return { total, matching: total }
  }

  return { find, count, idsOf, readingFor }
}

export type Answers = ReturnType<typeof createAnswers>

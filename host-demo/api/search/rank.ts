import { type SQL, sql } from 'drizzle-orm'
import type { Kind } from '#shared/api/items.ts'
import { company, item } from '../database/tables.ts'
import { MAX_FOUND, type Wanted } from './search-query.ts'

/** Ranks by text: a word of the name counts far more than one of the description. */
const textRank = (vector: typeof item.search | typeof company.search, { query }: Wanted) =>
  sql`ts_rank('{0.02, 0.1, 0.3, 1}', ${vector}, (${query}))`

/** A thing that lacks some of the wishes still comes before a thing that only belongs to it. */
const WISHES_RANK = 1.9

/** Ranks the thing itself before its parts: a BOP before its hoses, though both names contain the word. */
export function itemRank(wanted: Wanted): SQL {
  const { thing, category, kind } = wanted.first
  const has = (mark: SQL) => sql`(${item.search} @@ (${mark}))::int`
  const all = wanted.wishes.reduce((sum, { inName, elsewhere }) => sum + inName + elsewhere, 0)
  const wishes = wanted.wishes.map(
    ({ queryIn, inName, elsewhere }) =>
      sql` + ${WISHES_RANK / all}::real * (${inName}::real * ${has(queryIn('AB'))} + ${elsewhere}::real * ${has(queryIn(''))})`,
  )
  return sql`2 * ${has(thing)} + 2 * ${has(wanted.queryIn('A'))} + ${has(wanted.queryIn('AB'))} + ${has(category)}
    + ${has(kind)} + ${textRank(item.search, wanted)}${sql.join(wishes)}`
}

/** Matches companies by their own texts, or by those of their offers. More such offers rank higher. */
export function companyAnswers(isIn: SQL, wanted: Wanted): SQL {
  const { query, queryIn, first } = wanted
  const offersOf = (kind: Kind) =>
    sql`(select ${item.companyId} as seller, (${item.search} @@ ${first.thing})::int as things,
           ${item.search} @@ (${queryIn('ABC')}) as is_sold
         from ${item} where ${item.kind} = ${kind} and ${item.search} @@ (${query}) limit ${MAX_FOUND})`
  return sql`offer as materialized (${offersOf('product')} union all ${offersOf('service')}),
    sold as (select seller, sum(1 + things) as much from offer where is_sold group by seller),
    own as materialized (select ${company.id} as seller from ${company} where ${company.search} @@ (${query})),
    answer as (
      select ${company.id} as id, ${company.name} as name, (select count(*) from offer) as read,
        2 * (${company.search} @@ (${queryIn('A')}))::int + ${textRank(company.search, wanted)}
          + 2 * coalesce(much / max(much) over (), 0) as rank
      from ${company} left join sold on seller = ${company.id}
      where ${company.id} in (select seller from own union select seller from sold) and ${isIn})`
}

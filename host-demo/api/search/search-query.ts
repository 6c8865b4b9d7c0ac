import { type SQL, sql } from 'drizzle-orm'
import type { Kind } from '#shared/api/items.ts'
import { type Orm, queryRows } from '../database/database.ts'
import { company, item } from '../database/tables.ts'
import { correctionsOf } from './corrections.ts'
import { keywordWords } from './words.ts'

/** What a keyword asks for: all, nothing, or what a full-text query matches, whose `key` is the same for the same one. */
export type SearchQuery = 'everything' | 'nothing' | { key: string; query: SQL }

/**
 * Reads a keyword. Words must all be there, the last one may be the beginning of a word. Only when no
 * product, service or company has them all, typing errors are assumed: so the three counts and the three
 * lists of one keyword are always read the same way.
 */
export async function parseKeyword(orm: Orm, keyword: string): Promise<SearchQuery> {
  if (keyword.trim() === '') return 'everything'
  const words = keywordWords(keyword)
  if (words.length === 0) return 'nothing'
  const exact = all(words.map((word, at) => written(word, at === words.length - 1)))
  const key = words.join(' ')
  if (await matchesAnything(orm, exact)) return { key, query: exact }

  const corrected: SQL[] = []
  for (const word of words) {
    const meanings = await correctionsOf(orm, word)
    if (meanings.length === 0) return 'nothing'
    corrected.push(any(meanings.map(parts => all(parts.map(part => written(part, false))))))
  }
  return { key, query: all(corrected) }
}

/** The condition for `where`, on the vector of items or of companies. */
export function matches(vector: typeof item.search | typeof company.search, wanted: SearchQuery): SQL {
  if (wanted === 'everything') return sql`true`
  return wanted === 'nothing' ? sql`false` : sql`${vector} @@ (${wanted.query})`
}

/** Words consist of letters and digits only (words.ts), so they cannot be operators of a query. */
function written(word: string, isBeginning: boolean): SQL {
  const prefix = isBeginning && !/^\d{1,2}$/.test(word) ? `${word}:*` : word
  return sql`(to_tsquery('simple', ${prefix}) || to_tsquery('english', ${word}))`
}

const all = (queries: SQL[]) => sql`(${sql.join(queries, sql` && `)})`
const any = (queries: SQL[]) => sql`(${sql.join(queries, sql` || `)})`

/**
 * The rows stand in a query of their own, so that they are read as if all were wanted, and only as far as they are: to find
 * one, the planner would read a million rows for a word that it takes for a frequent one and that nothing has. Companies
 * come first: they are few, and one of them offers nearly all that is looked for.
 */
async function matchesAnything(orm: Orm, query: SQL): Promise<boolean> {
  const isOf = (kind: Kind) =>
    sql`select 1 from ${item} where ${item.kind} = ${kind} and ${item.search} @@ ${query}`
  const [row] = await queryRows<{ found: boolean }>(
    orm,
    sql`with answer as materialized (select 1 from ${company} where ${company.search} @@ ${query}
          union all ${isOf('service')} union all ${isOf('product')})
        select exists (select from answer) as found`,
  )
  return row?.found === true
}

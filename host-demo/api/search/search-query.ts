import { type SQL, sql } from 'drizzle-orm'
import type { Kind } from '#shared/api/items.ts'
import { type Orm, queryRows } from '../database/database.ts'
import { company, item } from '../database/tables.ts'
import { correctionsOf } from './corrections.ts'
import { apartFromDetails, isSizeOrClass } from './details.ts'
import { headsOf } from './head.ts'
import { type Phrase, phrasesOf } from './synonyms.ts'
import { namesOf } from './vector.ts'
import { keywordWords } from './words.ts'

/** The most answers that are ranked and counted. Ranking reads each: of a million, that would take seconds. */
export const MAX_FOUND = 4000

/** A full-text query. Equal queries have the same `key`. The other fields tell which answers come first. */
export type Wanted = {
  key: string
  query: SQL
  /** The same query on texts of these weights alone: 'A' is the name, 'ABC' all but the description. */
  queryIn(weights: string): SQL
  /** Names of the wanted thing, categories with this name, and categories of this kind. */
  first: { thing: SQL; category: SQL; kind: SQL }
  /** Answers that meet more of these come first. */
  wishes: Wish[]
}

/** A detail that an answer may lack, and its value in the name and elsewhere. */
type Wish = { queryIn(weights: string): SQL; inName: number; elsewhere: number }

/** Returns true if nothing meets the full keyword, so that the nearest answers are returned instead. */
export const isNearest = (wanted: SearchQuery): boolean =>
  typeof wanted !== 'string' && wanted.wishes.length > 0

/** The meaning of a keyword: everything, nothing, or the matches of a query. */
export type SearchQuery = 'everything' | 'nothing' | Wanted

/**
 * Reads a keyword. All words, or their synonyms, must match; the last word may be incomplete. If no thing of that name
 * has them all, only the thing must match. If there is no such thing, typing errors are assumed. This way the three
 * counts and the three lists of a keyword always read it the same way.
 */
export async function parseKeyword(orm: Orm, keyword: string): Promise<SearchQuery> {
  if (keyword.trim() === '') return 'everything'
  const words = keywordWords(keyword)
  if (words.length === 0) return 'nothing'
  const { names, details } = apartFromDetails(keyword)
  const exact = wantedBy(words, true)
  const thing = wantedBy(names, names.at(-1) === words.at(-1))
  const isOfThing = names.length > 0 && details.length > 0
  const whole = await answersOf(orm, exact.query, isOfThing ? thing.queryIn('A') : undefined)
  if (whole === 'named')
    // An accessory that only mentions the thing is not taken for the thing itself.
    return {
      ...exact,
      key: `${exact.key} !`,
      query: all([exact.query, thing.queryIn('AB')]),
      first: thing.first,
    }
  if (isOfThing && (await answersOf(orm, thing.query, thing.queryIn('A'))) === 'named')
    return withWishes(thing, details)
  if (whole === 'told') return exact

  const corrected = await correctionsOf(orm, words)
  const meant = corrected.every(meanings => meanings.length > 0) ? wantedByEach(words, corrected) : undefined
  if (meant && (await answersOf(orm, meant.query)) !== 'none') return meant
  const likeliest = new Map(words.map((word, at) => [word, corrected[at]?.[0] ?? []]))
  const known = names.map(name => likeliest.get(name) ?? [])
  return isOfThing && known.every(meanings => meanings.length > 0)
    ? withWishes(wantedBy(known.flat(), false), details)
    : 'nothing'
}

/** Matches any of the likely meanings of each word. */
function wantedByEach(words: string[], corrected: string[][][]): Wanted {
  const likeliest = corrected.flatMap(([first = []]) => first)
  const whole = wantedBy(likeliest, false)
  // Words split from one cannot be ranked separately: 'laptop' is neither a lap nor a top.
  const isWhole = likeliest.length === words.length
  const queryIn = (weights: string): SQL => {
    const eachWord = all(corrected.map(meanings => any(meanings.map(words => correctedTo(words, weights)))))
    return isWhole ? any([whole.queryIn(weights), eachWord]) : eachWord
  }
  return { ...whole, key: words.join(' '), query: queryIn(''), queryIn }
}

/** Matches the thing itself, in any size or grade. Size and class count more than all other details. */
function withWishes(thing: Wanted, details: string[]): Wanted {
  const phrases = phrasesOf(details)
  return {
    ...thing,
    key: `${thing.key} ~ ${details.join(' ')}`,
    query: thing.queryIn('ABC'),
    wishes: phrases.map(({ words }) => ({
      queryIn: (weights: string) => asked(words, false, weights),
      ...(words.every(isSizeOrClass)
        ? { inName: phrases.length, elsewhere: 0 }
        : { inName: 0.5, elsewhere: 0.5 }),
    })),
  }
}

const correctedTo = ([word = '', next]: string[], weights: string) =>
  next
    ? sql`(to_tsquery('english', ${weighed(word, weights)}) <-> to_tsquery('english', ${weighed(next, weights)}))`
    : asked([word], false, weights)

/** Returns true if any product, service or company has the words of a keyword as they are written. */
export async function findsAnything(orm: Orm, keyword: string): Promise<boolean> {
  const words = keywordWords(keyword)
  return words.length > 0 && (await answersOf(orm, wantedBy(words, false).query)) !== 'none'
}

/** Returns the condition for `where`, on the vector of items or of companies. */
export function matches(vector: typeof item.search | typeof company.search, wanted: SearchQuery): SQL {
  if (wanted === 'everything') return sql`true`
  return wanted === 'nothing' ? sql`false` : sql`${vector} @@ (${wanted.query})`
}

function wantedBy(words: string[], isTyping: boolean): Wanted {
  const meanings = phrasesOf(words).flatMap(phrase => phrase.meanings)
  const queryIn = (weights: string): SQL => asked(words, isTyping, weights)
  const heads = headsOf(words.join(' '))
  const meant = meanings.map(meaning => `~${meaning}`)
  // 'valve' is a head of 'ball valve' too, but a search for ball valves does not want all valves.
  const ownHeads = heads.filter(head => meant.includes(head))
  const things = ownHeads.length > 0 ? ownHeads : heads
  return {
    key: words.join(' '),
    query: queryIn(''),
    queryIn,
    first: {
      thing: marked('^', things),
      category: marked('=', namesOf(words)),
      kind: marked('=', things),
    },
    wishes: [],
  }
}

/** Returns the query for the things that are named so. */
export const namedThing = (words: string[]): SQL => {
  const { queryIn, first } = wantedBy(words, false)
  return all([queryIn('A'), first.thing])
}

/** Words consist of letters and digits only (words.ts), so they cannot be operators of a query. */
const asked = (words: string[], isTyping: boolean, weights: string) =>
  all(
    phrasesOf(words).map((phrase, at, { length }) => {
      const written = phrase.words.map((word, index) =>
        writtenAs(word, isTyping && at === length - 1 && index === phrase.words.length - 1, weights),
      )
      return any([all(written), ...meant(phrase, weights)])
    }),
  )

const meant = ({ meanings }: Phrase, weights: string) =>
  meanings.length > 0 ? [marked('~', meanings, weights)] : []

function writtenAs(word: string, isBeginning: boolean, weights: string): SQL {
  const prefix = isBeginning && !/^\d{1,2}$/.test(word) ? '*' : ''
  return sql`(to_tsquery('simple', ${weighed(word, prefix + weights)}) || to_tsquery('english', ${weighed(word, weights)}))`
}

/** Matches any of these marks of vector.ts. */
const marked = (mark: string, words: string[], weights = '') =>
  sql`${words.map(word => weighed(`'${mark}${word}'`, weights)).join(' | ')}::tsquery`

const weighed = (word: string, weights: string) => (weights ? `${word}:${weights}` : word)

const all = (queries: SQL[]) => sql`(${sql.join(queries, sql` && `)})`
const any = (queries: SQL[]) => sql`(${sql.join(queries, sql` || `)})`

/**
 * Tells if something matches a query, and if one of the first matches is named as `naming` demands. The rows are in a
 * separate query, so that the planner reads them as if all were wanted, but stops early. To find a single row, it would
 * read a million rows for a word that it considers frequent and that nothing has. Companies come first: they are few,
 * and one of them offers nearly everything that people search for.
 */
async function answersOf(orm: Orm, query: SQL, naming?: SQL): Promise<'none' | 'told' | 'named'> {
  const isNamed = (search: typeof item.search | typeof company.search) =>
    naming ? sql`${search} @@ (${naming}) as is_named` : sql`false as is_named`
  const isOf = (kind: Kind) =>
    sql`select ${isNamed(item.search)} from ${item} where ${item.kind} = ${kind} and ${item.search} @@ ${query}`
  const first = sql`select is_named from answer limit ${MAX_FOUND}`
  const named = naming ? sql`exists (select from (${first}) as first where is_named)` : sql`false`
  const [row] = await queryRows<{ answers: boolean; named: boolean }>(
    orm,
    sql`with answer as materialized (select ${isNamed(company.search)} from ${company} where ${company.search} @@ ${query}
          union all ${isOf('service')} union all ${isOf('product')})
        select exists (select from answer) as answers, ${named} as named`,
  )
  if (row?.named) return 'named'
  return row?.answers ? 'told' : 'none'
}

import { type SQL, sql } from 'drizzle-orm'
import type { Kind } from '#shared/api/items.ts'
import { type Orm, queryRows } from '../database/database.ts'
import { company, item } from '../database/tables.ts'
import { correctionsOf } from './corrections.ts'
import { apartFromDetails } from './details.ts'
import { headsOf } from './head.ts'
import { type Phrase, phrasesOf } from './synonyms.ts'
import { namesOf } from './vector.ts'
import { keywordWords, singular } from './words.ts'

/** A full-text query whose `key` is the same for the same one, and what of its answers come before others. */
export type Wanted = {
  key: string
  query: SQL
  /** The same among texts of these weights alone: 'A' is the name, 'ABC' all but the description. */
  queryIn(weights: string): SQL
  /** Names that name what is looked for itself, or at least one of its words; categories that are called so, and of its kind. */
  first: { thing: SQL; word: SQL; category: SQL; kind: SQL }
  /** What an answer may lack, among texts of these weights; those that have more of it come first. */
  wishes: ((weights: string) => SQL)[]
}

/** Whether nothing has all that was asked for, so that what comes nearest is found instead. */
export const isNearest = (wanted: SearchQuery): boolean =>
  typeof wanted !== 'string' && wanted.wishes.length > 0

/** What a keyword asks for: all, nothing, or what a query matches. */
export type SearchQuery = 'everything' | 'nothing' | Wanted

/**
 * Reads a keyword. Words, or what they mean, must all be there; the last one may be the beginning of a word. Only when no
 * product, service or company has them all, typing errors are assumed, and when that finds nothing either, the thing alone
 * must be there: so the three counts and the three lists of one keyword are always read the same way.
 */
export async function parseKeyword(orm: Orm, keyword: string): Promise<SearchQuery> {
  if (keyword.trim() === '') return 'everything'
  const words = keywordWords(keyword)
  if (words.length === 0) return 'nothing'
  const exact = wantedBy(words, true)
  if (await matchesAnything(orm, exact.query)) return exact

  const corrected = await Promise.all(words.map(word => correctionsOf(orm, word)))
  const meant = corrected.every(meanings => meanings.length > 0) ? wantedByEach(words, corrected) : undefined
  if (meant && (await matchesAnything(orm, meant.query))) return meant
  const likeliest = new Map(words.map((word, at) => [word, corrected[at]?.[0] ?? []]))
  return withoutDetails(apartFromDetails(keyword), likeliest)
}

/** Any of what each word may have meant. */
function wantedByEach(words: string[], corrected: string[][][]): Wanted {
  const likeliest = corrected.flatMap(([first = []]) => first)
  const whole = wantedBy(likeliest, false)
  // Words that were two in one tell nothing apart: 'laptop' is no lap and no top.
  const isWhole = likeliest.length === words.length
  const queryIn = (weights: string): SQL => {
    const eachWord = all(corrected.map(meanings => any(meanings.map(words => correctedTo(words, weights)))))
    return isWhole ? any([whole.queryIn(weights), eachWord]) : eachWord
  }
  return { ...whole, key: words.join(' '), query: queryIn(''), queryIn }
}

/**
 * The thing itself, in whatever size or grade it is offered: named, not merely told of. So 'ball valve 6" 600# RF' finds those
 * with other ends, and '6" unicorn valve' no valves.
 */
function withoutDetails(
  { names, details }: ReturnType<typeof apartFromDetails>,
  likeliest: Map<string, string[]>,
): SearchQuery {
  const known = names.map(name => likeliest.get(name) ?? [])
  if (details.length === 0 || known.length === 0 || known.some(words => words.length === 0)) return 'nothing'
  const thing = wantedBy(known.flat(), false)
  return {
    ...thing,
    key: `${thing.key} ~ ${details.join(' ')}`,
    query: thing.queryIn('ABC'),
    wishes: details.map(detail => weights => asked([detail], false, weights)),
  }
}

const correctedTo = ([word = '', next]: string[], weights: string) =>
  next
    ? sql`(to_tsquery('english', ${weighed(word, weights)}) <-> to_tsquery('english', ${weighed(next, weights)}))`
    : asked([word], false, weights)

/** Whether any product, service or company has the words of a keyword as they are written. */
export function findsAnything(orm: Orm, keyword: string): Promise<boolean> {
  const words = keywordWords(keyword)
  return words.length === 0 ? Promise.resolve(false) : matchesAnything(orm, wantedBy(words, false).query)
}

/** The condition for `where`, on the vector of items or of companies. */
export function matches(vector: typeof item.search | typeof company.search, wanted: SearchQuery): SQL {
  if (wanted === 'everything') return sql`true`
  return wanted === 'nothing' ? sql`false` : sql`${vector} @@ (${wanted.query})`
}

function wantedBy(words: string[], isTyping: boolean): Wanted {
  const meanings = phrasesOf(words).flatMap(phrase => phrase.meanings)
  const queryIn = (weights: string): SQL => asked(words, isTyping, weights)
  const heads = headsOf(words.join(' '))
  const meant = meanings.map(meaning => `~${meaning}`)
  // Of a ball valve, 'valve' is a head too; but who names one does not look for any valve.
  const ownHeads = heads.filter(head => meant.includes(head))
  const things = ownHeads.length > 0 ? ownHeads : heads
  return {
    key: words.join(' '),
    query: queryIn(''),
    queryIn,
    first: {
      thing: marked('^', things),
      word: marked('^', [...words.map(singular), ...meant]),
      category: marked('=', namesOf(words)),
      kind: marked('=', things),
    },
    wishes: [],
  }
}

/** Words consist of letters and digits only (words.ts), so they cannot be operators of a query. */
const asked = (words: string[], isTyping: boolean, weights: string) =>
  all(
    phrasesOf(words).map((phrase, at, { length }) => {
      const written = phrase.words.map((word, place) =>
        writtenAs(word, isTyping && at === length - 1 && place === phrase.words.length - 1, weights),
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

/** Any of the marks of vector.ts. */
const marked = (mark: string, words: string[], weights = '') =>
  sql`${words.map(word => weighed(`'${mark}${word}'`, weights)).join(' | ')}::tsquery`

const weighed = (word: string, weights: string) => (weights ? `${word}:${weights}` : word)

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

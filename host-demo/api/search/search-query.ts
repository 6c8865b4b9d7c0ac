import { type SQL, sql } from 'drizzle-orm'
import type { Kind } from '#shared/api/items.ts'
import { type Orm, queryRows } from '../database/database.ts'
import { company, item } from '../database/tables.ts'
import { correctionsOf } from './corrections.ts'
import { apartFromDetails, isSizeOrClass } from './details.ts'
import { headsOf } from './head.ts'
import { type Phrase, phrasesOf } from './synonyms.ts'
import { namesOf } from './vector.ts'
import { keywordWords, singular } from './words.ts'

/**
 * Of what answers a keyword, at most so many are ranked and counted, those that were stored first: ranking reads each of
 * them, which in a catalogue of a million would take seconds for a word that every third item has.
 */
export const MAX_FOUND = 4000

/** A full-text query whose `key` is the same for the same one, and what of its answers come before others. */
export type Wanted = {
  key: string
  query: SQL
  /** The same among texts of these weights alone: 'A' is the name, 'ABC' all but the description. */
  queryIn(weights: string): SQL
  /** Names that name what is looked for itself, or at least one of its words; categories that are called so, and of its kind. */
  first: { thing: SQL; word: SQL; category: SQL; kind: SQL }
  /** Those that have more of it come first. */
  wishes: Wish[]
}

/** What an answer may lack, and how much it tells where it stands in the name and where elsewhere. */
export type Wish = { queryIn(weights: string): SQL; inName: number; elsewhere: number }

/** Whether nothing has all that was asked for, so that what comes nearest is found instead. */
export const isNearest = (wanted: SearchQuery): boolean =>
  typeof wanted !== 'string' && wanted.wishes.length > 0

/** What a keyword asks for: all, nothing, or what a query matches. */
export type SearchQuery = 'everything' | 'nothing' | Wanted

/**
 * Reads a keyword. Words, or what they mean, must all be there; the last one may be the beginning of a word. When nothing that
 * is called by the thing has them all, the thing alone must be there. Where there is no such thing, typing errors are assumed.
 * So the three counts and the three lists of one keyword are always read the same way.
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
    // What only tells of it, as of what goes with it, is not taken for the thing itself.
    return {
      ...exact,
      key: `${exact.key} !`,
      query: all([exact.query, thing.queryIn('AB')]),
      first: thing.first,
    }
  if (isOfThing && (await answersOf(orm, thing.query, thing.queryIn('A'))) === 'named')
    return withWishes(thing, details)
  if (whole === 'told') return exact

  const corrected = await Promise.all(words.map(word => correctionsOf(orm, word)))
  const meant = corrected.every(meanings => meanings.length > 0) ? wantedByEach(words, corrected) : undefined
  if (meant && (await answersOf(orm, meant.query)) !== 'none') return meant
  const likeliest = new Map(words.map((word, at) => [word, corrected[at]?.[0] ?? []]))
  const known = names.map(name => likeliest.get(name) ?? [])
  return isOfThing && known.every(meanings => meanings.length > 0)
    ? withWishes(wantedBy(known.flat(), false), details)
    : 'nothing'
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
 * with other ends, and '6" unicorn valve' no valves. Its size and class count more than all else together.
 */
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

/** Whether any product, service or company has the words of a keyword as they are written. */
export async function findsAnything(orm: Orm, keyword: string): Promise<boolean> {
  const words = keywordWords(keyword)
  return words.length > 0 && (await answersOf(orm, wantedBy(words, false).query)) !== 'none'
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
 * Whether something answers a query, and whether one of the first that do has in its name what the other query wants. The rows
 * stand in a query of their own, so that they are read as if all were wanted, and only as far as they are: to find one, the
 * planner would read a million rows for a word that it takes for a frequent one and that nothing has. Companies come first:
 * they are few, and one of them offers nearly all that is looked for.
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

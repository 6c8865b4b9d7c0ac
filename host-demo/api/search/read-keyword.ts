import { type SQL, sql } from 'drizzle-orm'
import { codesIn } from '#shared/trade/codes.ts'
import { spell } from '#shared/trade/measures.ts'
import { unitOf } from '#shared/trade/units.ts'
import { queryRows } from '../database/database.ts'
import { item, searchWord } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import { type CategoryRow, type CategoryValueStore, createCategoryValues } from './category-values.ts'
import { correctionsOf } from './corrections.ts'
import { headsOf } from './head.ts'
import { type ReadFact, readFactsIn, tokensOf } from './read-facts-in.ts'
import { namedThing } from './search-query.ts'
import { synonymWords } from './synonyms.ts'
import { categoryPhrases, namesOf } from './vector.ts'
import { CORRECTABLE } from './vocabulary.ts'
import { isTelling, plainWords, singular } from './words.ts'

/**
 * What the words of a keyword state. `rest` is the keyword without the words of the facts, `other` without those of the
 * category and of the facts that some item has.
 */
export type Reading = {
  category: CategoryRow | undefined
  facts: (ReadFact & { without: string })[]
  rest: string
  other: string
  /** The keyword as it was corrected; '' if it was not. */
  corrected: string
}

const MAX_KEYWORD = 200
const MAX_TOKENS = 14
const LONGEST_NAME = 4
/** The part of the things of a name that must be in one category. */
const MOST = 0.7
/** More than enough things of a name to tell where they are. */
const ENOUGH = 400

/** A figure or a measure such as lb/ft. */
const isNoName = (token: string) => /[\d/]/.test(token)

const isMet = ({ values }: ReadFact): boolean => values.length > 0

/** Reads keywords as categories and facts. */
export function createReader(api: Api, values: CategoryValueStore = createCategoryValues(api)) {
  const { orm } = api
  const synonyms = new Set(synonymWords)

  async function correct(tokens: string[]): Promise<string[]> {
    const isPlain = (token: string) =>
      CORRECTABLE.test(token) && isTelling(token.toLowerCase()) && codesIn(` ${token}`).codes.length === 0
    const words = tokens.filter(isPlain).map(token => token.toLowerCase())
    if (words.length === 0) return tokens
    const stated = await values.words(plainWords)
    const rows = await queryRows<{ word: string }>(
      orm,
      sql`select word from ${searchWord} where word in ${words.flatMap(word => [word, singular(word)])}`,
    )
    const found = new Set(rows.map(({ word }) => word))
    const isKnown = (word: string) =>
      [synonyms, stated, found].some(words => words.has(word) || words.has(singular(word))) ||
      unitOf(word) !== undefined ||
      [`${word} 100`, `1 ${word}`].some(text => spell(text) !== text)
    const corrected = await Promise.all(
      tokens.map(async token => {
        const word = token.toLowerCase()
        if (!isPlain(token) || isKnown(word)) return token
        const [[meant] = []] = await values.keep(`correct ${word}`, () => correctionsOf(orm, [word]))
        return meant
      }),
    )
    // One word that nothing resembles is no typing error, and then neither are the others.
    return corrected.includes(undefined) ? tokens : corrected.flatMap(token => token ?? [])
  }

  /** Returns the categories of the things with this name, with how many there are. */
  const thingsNamed = (words: string[]) =>
    values.keep(`things ${words.join(' ')}`, () => {
      const ofKind = (kind: 'product' | 'service'): SQL =>
        sql`(select ${item.categoryId} as id from ${item}
            where ${item.kind} = ${kind} and ${item.search} @@ ${namedThing(words)} limit ${ENOUGH})`
      return queryRows<{ id: number; things: number }>(
        orm,
        sql`select id, count(*)::int as things from (${ofKind('product')} union all ${ofKind('service')}) as thing
            group by id order by 2 desc, 1`,
      )
    })

  /** Returns the categories by each of their names, and by the meanings of these. */
  const namesOfCategories = () =>
    values.keep('names of categories', async () => {
      const named = new Map<string, number[]>()
      for (const { id, name } of (await values.categories()).values())
        for (const phrase of new Set(categoryPhrases(name)))
          named.set(phrase, [...(named.get(phrase) ?? []), id])
      return named
    })

  /** Finds the longest part of a keyword that names a category or things, and where these are. */
  async function namedIn(tokens: string[]) {
    const words = tokens.flatMap(token => (isNoName(token) ? [''] : plainWords(token)))
    const names = await namesOfCategories()
    for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
      const parts = words
        .slice(0, words.length - length + 1)
        .map((_, at) => words.slice(at, at + length))
        .filter(part => !part.includes('') && isTelling(part.at(-1) ?? ''))
      for (const part of parts) {
        const ids = [...new Set(namesOf(part.filter(isTelling)).flatMap(name => names.get(name) ?? []))]
        if (ids.length > 0 && (length > 1 || ids.length === 1))
          return { part, homes: ids.map(id => ({ id, things: 1 })) }
      }
      for (const part of parts) {
        const homes = await thingsNamed(part)
        if (homes.length > 0) return { part, homes }
      }
    }
    return { part: [], homes: [] }
  }

  /** Returns the category of most things that are named so, or the family and those in it that have some. */
  async function categoriesFor(homes: { id: number; things: number }[]): Promise<CategoryRow[]> {
    const all = await values.categories()
    const total = homes.reduce((sum, { things }) => sum + things, 0)
    const leaf = all.get(homes[0]?.id ?? 0)
    if (!leaf || (homes[0]?.things ?? 0) >= MOST * total) return leaf ? [leaf] : []
    const families = new Map<number, number>()
    for (const { id, things } of homes) {
      const family = all.get(id)?.parentId ?? id
      families.set(family, (families.get(family) ?? 0) + things)
    }
    const [[family = 0, most = 0] = []] = [...families].sort(([, a], [, b]) => b - a)
    const inFamily = homes.filter(({ id }) => all.get(id)?.parentId === family)
    const chosen = most >= MOST * total ? [family, ...inFamily.map(({ id }) => id)] : []
    return chosen.flatMap(id => all.get(id) ?? [])
  }

  /** Reads a keyword. Of several likely categories, the one in which most words state facts is meant. */
  async function read(keyword: string): Promise<Reading> {
    const typed = tokensOf(keyword.slice(0, MAX_KEYWORD)).slice(0, MAX_TOKENS)
    const tokens = await correct(typed)
    const corrected = tokens.join(' ') === typed.join(' ') ? '' : tokens.join(' ')
    const { part, homes } = await namedIn(tokens)
    const likely = await categoriesFor(homes)
    const heads = headsOf(part.join(' '))
    const words = new Set(tokens.flatMap(plainWords).map(singular))
    const readings = await Promise.all(
      likely.map(async category => {
        const stated = readFactsIn(tokens, heads, category.name, await values.valuesOf(category.id))
        const named = plainWords(category.name).filter(word => words.has(singular(word))).length
        const much = named + stated.filter(isMet).reduce((sum, fact) => sum + fact.tokens.length, 0)
        // What no item of a category has does not tell that it is meant.
        return { category, facts: much > 0 ? stated : [], much }
      }),
    )
    const most = Math.max(...readings.map(({ much }) => much))
    const [family, ...leaves] = readings.filter(({ much }) => much === most)
    // A category that tells as much as its family is meant, if there is only one.
    const best = family?.category.id === likely[0]?.id && leaves.length === 1 ? leaves[0] : family
    const sure = best && (best.category.id === likely[0]?.id || leaves.length <= 1) ? best : readings[0]
    if (!sure) return { category: undefined, facts: [], rest: keyword, other: keyword, corrected }
    const without = (run: number[]) => tokens.filter((_, at) => !run.includes(at)).join(' ')
    const stating = (facts: readonly ReadFact[]) => facts.flatMap(fact => fact.tokens)
    const naming = [...tokens.keys()].filter(at =>
      plainWords(tokens[at] ?? '').every(word => part.includes(word)),
    )
    return {
      category: sure.category,
      facts: sure.facts.map(fact => ({ ...fact, without: without(fact.tokens) })),
      rest: without(stating(sure.facts)),
      other: without([...stating(sure.facts.filter(isMet)), ...naming]),
      corrected,
    }
  }

  return { read: (keyword: string) => values.keep(`read ${keyword}`, () => read(keyword)) }
}

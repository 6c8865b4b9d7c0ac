import { type SQL, sql } from 'drizzle-orm'
import type { item } from '../database/tables.ts'
import { headsOf } from './head.ts'
import { meaningsOf, phrasesOf } from './synonyms.ts'
import { plainWords, singular, wordsOf } from './words.ts'

/** The texts of one entry by weight: a match in `name` counts most, in `description` least. */
export type WeightedTexts = { name: string; categories: string[]; facts: string; description: string }

/** Returns the vector of an entry: words, stems, and marks: `~` for a meaning, `=` for the name of a category. */
export function searchVector({ name, categories, facts, description }: WeightedTexts, marks: string[] = []) {
  const category = categories.join(' ')
  const meant = [
    ...marks,
    ...lexemes('~', meaningsOf(plainWords(name)), 'A'),
    ...lexemes(
      '~',
      categories.flatMap(text => meaningsOf(plainWords(text))),
      'B',
    ),
    ...lexemes('~', meaningsOf(plainWords(facts)), 'C'),
    ...lexemes('~', meaningsOf(plainWords(description)), 'D'),
    ...lexemes('=', categories.slice(0, 1).flatMap(categoryPhrases), 'B'),
  ]
  return sql<string>`${bothWays(name, 'A')} || ${bothWays(category, 'B')} || ${bothWays(facts, 'C')} || ${stems(wordsOf(description), 'D')} || ${meant.join(' ')}::tsvector`
}

/** The fields by which an item is found. Set phrases in long descriptions would make every second item an answer. */
const FACTS = ['sku', 'serviceNo', 'brand', 'model', 'material', 'condition', 'origin'] as const

/** Returns the vector of a product or service. `categories` are the names of its category and of the parent. */
export function itemVector(
  row: Pick<typeof item.$inferInsert, 'name' | 'shortDescription' | (typeof FACTS)[number]>,
  {
    categories,
    seller,
    stated = [],
  }: { categories: string[]; seller: string; stated?: readonly { value: string }[] },
): SQL<string> {
  const facts = [seller, ...FACTS.map(fact => row[fact] ?? '')].join(' ')
  const description = [row.shortDescription ?? '', ...stated.map(({ value }) => value)].join('. ')
  return searchVector({ name: row.name, categories, facts, description }, [
    ...lexemes('^', headsOf(row.name), 'A'),
    ...lexemes('~', meaningsOf(plainWords(mainOf(row.material))), 'B'),
  ])
}

/** Returns the material of the body, which counts more than the materials of trim and lining. */
const mainOf = (material: string | null | undefined) => (material ?? '').split(/,|\s\/\s/)[0] ?? ''

/** 'Safety & Relief Valves' also answers to 'safety valve' and 'relief valve', and all things in it are valves. */
export function categoryPhrases(name: string): string[] {
  const parts = name.split(/,|&|\band\b/i).map(part => plainWords(part).map(singular))
  const last = parts.at(-1) ?? []
  const phrases = parts.map(part =>
    part.length === 1 && last.length > 1 && part !== last ? [...part, ...last.slice(1)] : part,
  )
  return [...[plainWords(name).map(singular), ...phrases].flatMap(namesOf), ...headsOf(name)]
}

/** Returns a phrase and, marked by `~`, its meaning as a whole: 'mud pump' for that name and its synonyms. */
export function namesOf(words: string[]): string[] {
  const [whole, ...more] = phrasesOf(words)
  const meanings = more.length === 0 && whole ? whole.meanings : []
  return [words.map(singular).join(' '), ...meanings.map(meaning => `~${meaning}`)]
}

/** Writes lexemes in the notation of a tsvector, which has a limit on their length. */
const lexemes = (mark: string, words: string[], weight: Weight) =>
  words.map(word => `'${mark}${word.slice(0, 200)}':1${weight}`)

/** Finding the words takes the most time: it is done once for both. */
function bothWays(text: string, weight: Weight): SQL {
  const words = wordsOf(text)
  return sql`${weighted('simple', words, weight)} || ${stems(words, weight)}`
}

const stems = (words: string[], weight: Weight) => weighted('english', words, weight)

type Weight = 'A' | 'B' | 'C' | 'D'

function weighted(language: 'simple' | 'english', words: string[], weight: Weight): SQL {
  return sql`setweight(to_tsvector(${sql.raw(`'${language}'`)}, ${words.join(' ')}), ${sql.raw(`'${weight}'`)})`
}

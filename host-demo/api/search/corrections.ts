import { sql } from 'drizzle-orm'
import { distance } from 'fastest-levenshtein'
import { type Orm, queryRows } from '../database/database.ts'
import { searchWord } from '../database/tables.ts'
import { synonymWords } from './synonyms.ts'
import { CORRECTABLE } from './vocabulary.ts'

const CANDIDATES = 40
const MEANINGS = 3

/** Returns the likely meanings of each word, best first, each as one word or two. Empty where none is near. */
export async function correctionsOf(orm: Orm, words: string[]): Promise<string[][][]> {
  const correctable = words.filter(word => CORRECTABLE.test(word))
  const found = correctable.length > 0 ? await similarWords(orm, correctable) : new Map<string, Known[]>()
  return Promise.all(
    words.map(async word => {
      const similar = found.get(word)
      if (!similar) return [[word]]
      const near = nearWords(word, similar)
      return near.length > 0 ? near.map(known => [known]) : splitInTwo(orm, word)
    }),
  )
}

type Known = { word: string; uses: number }

/** Returns the words of the catalogue that resemble each of these. */
async function similarWords(orm: Orm, words: string[]): Promise<Map<string, Known[]>> {
  // Two swapped letters leave few trigrams in common, so these neighbours are looked up by name.
  const neighbours = words.flatMap(word => [word, ...swaps(word)].map(other => ({ word, other })))
  const rows = await queryRows<Known & { typed: string }>(
    orm,
    sql`select typed, near.word, near.uses
        from unnest(${textArray(words)}) as typed, lateral
          (select word, uses from ${searchWord} order by word <-> typed limit ${CANDIDATES}) as near
        union select typed, known.word, known.uses
        from unnest(${textArray(neighbours.map(({ word }) => word))}, ${textArray(neighbours.map(({ other }) => other))}) as swapped (typed, other)
        join ${searchWord} as known on known.word = other`,
  )
  return new Map(words.map(word => [word, rows.filter(({ typed }) => typed === word)]))
}

/** Such words consist of letters alone. */
const textArray = (words: string[]) => sql`${`{${words.map(word => `"${word}"`).join()}}`}::text[]`

function nearWords(word: string, found: Known[]): string[] {
  const allowed = Math.max(1, Math.floor(word.length / 4))
  const errorsIn = typingErrors(word)
  // The catalogue may use only another name for a thing. Comparing is slow, and most synonyms differ too much in
  // length.
  const known = new Set(found.map(each => each.word))
  const others = synonymWords.filter(
    other => Math.abs(other.length - word.length) <= allowed && !known.has(other),
  )
  const near = [...found, ...others.map(other => ({ word: other, uses: 0 }))]
    .map(each => ({ ...each, errors: errorsIn(each.word) }))
    .filter(({ errors, word: meant }) => errors <= allowed && isLikely(word, meant, errors))
    .sort((a, b) => a.errors - b.errors || b.uses - a.uses || (a.word < b.word ? -1 : 1))
  return near
    .filter(({ errors }) => errors === near[0]?.errors)
    .slice(0, MEANINGS)
    .map(each => each.word)
}

/** Two errors seldom change the first letter, and a code of three letters is not a misspelling of another. */
function isLikely(typed: string, meant: string, errors: number): boolean {
  return errors === 0 || (typed.length > 3 ? errors < 2 || meant[0] === typed[0] : meant.length > 3)
}

function swaps(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).map((letter, at) => {
    const before = letters.slice(0, at)
    return [...before, letter, letters[at], ...letters.slice(at + 2)].join('')
  })
}

async function splitInTwo(orm: Orm, word: string): Promise<string[][]> {
  const pairs: string[][] = []
  for (let cut = 3; cut <= word.length - 3; cut += 1) pairs.push([word.slice(0, cut), word.slice(cut)])
  if (pairs.length === 0) return []
  const found = await queryRows<{ word: string }>(
    orm,
    sql`select word from ${searchWord} where word in ${pairs.flat()}`,
  )
  const known = new Set(found.map(row => row.word))
  return pairs.filter(pair => pair.every(part => known.has(part))).slice(0, MEANINGS)
}

/** Counts the extra, missing, wrong and swapped letters between a word and others. */
function typingErrors(typed: string): (meant: string) => number {
  const swapped = swaps(typed)
  return meant => Math.min(distance(typed, meant), ...swapped.map(other => 1 + distance(other, meant)))
}

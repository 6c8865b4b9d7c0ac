import { sql } from 'drizzle-orm'
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
  const allowed = word.length < 8 ? 1 : 2
  // The catalogue may use only another name for a thing. Comparing is slow, and most synonyms differ too much in
  // length.
  const known = new Set(found.map(each => each.word))
  const others = synonymWords.filter(
    other => Math.abs(other.length - word.length) <= allowed && !known.has(other),
  )
  const near = [...found, ...others.map(other => ({ word: other, uses: 0 }))]
    .map(each => ({ ...each, errors: editDistance(word, each.word) }))
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

/** Counts the extra, missing, wrong and swapped letters between two words (optimal string alignment). */
export function editDistance(typed: string, meant: string): number {
  const a = [...typed]
  const b = [...meant]
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const wrong = at(previous, column - 1) + (same ? 0 : 1)
      const cheapest = Math.min(wrong, at(previous, column) + 1, at(current, column - 1) + 1)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(isSwapped ? Math.min(cheapest, at(before, column - 2) + 1) : cheapest)
    }
    before = previous
    previous = current
  }
  return at(previous, b.length)
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY

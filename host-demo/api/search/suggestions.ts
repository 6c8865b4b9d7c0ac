import { sql } from 'drizzle-orm'
import { type Orm, queryRows } from '../database/database.ts'
import { searchWord } from '../database/tables.ts'
import { editDistance } from './corrections.ts'
import { isDetail } from './details.ts'
import { findsAnything } from './search-query.ts'
import { synonymWords } from './synonyms.ts'
import { CORRECTABLE } from './vocabulary.ts'

const MAX_SUGGESTIONS = 5
/** Each candidate costs a search, so no keyword tries more than this. */
const MAX_TRIED = 20
const MAX_WORDS = 5
const NEAR = 3

/** Matches a word that is meaningful alone: a name or a code. '600#' and '2"' occur in thousands of offers. */
const TELLING = /^(?=.*\p{L})[\p{L}\p{N}]{3,}$/u

/** Suggests up to five keywords for one without results: its longest parts, then words with a similar spelling. */
export async function suggestionsFor(orm: Orm, keyword: string): Promise<string[]> {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const found: string[] = []
  const isIn = (part: string) => found.some(known => ` ${known} `.includes(` ${part} `))
  const tryEach = async (candidates: string[]) => {
    for (const candidate of [...new Set(candidates)].slice(0, MAX_TRIED))
      if (found.length < MAX_SUGGESTIONS && !isIn(candidate) && (await findsAnything(orm, candidate)))
        found.push(candidate)
  }
  await tryEach(partsOf(words))
  const unknown = words.filter(word => CORRECTABLE.test(word) && !isIn(word))
  await tryEach((await Promise.all(unknown.map(word => wordsLike(orm, word)))).flat())
  return found
}

/** Returns all combinations that leave out one word, then runs of neighbouring words, the longest first. */
function partsOf(words: string[]): string[] {
  const withoutOne = words.map((_, at) => words.toSpliced(at, 1))
  const runs = words.flatMap((_, less) =>
    words.slice(0, less + 1).map((_, from) => words.slice(from, from + words.length - less)),
  )
  return [...withoutOne, ...runs.slice(1)]
    .filter(part => part.length > 1 || part.every(word => TELLING.test(word) && !isDetail(word)))
    .map(part => part.join(' '))
}

async function wordsLike(orm: Orm, typed: string): Promise<string[]> {
  const rows = await queryRows<{ word: string }>(
    orm,
    sql`select word from ${searchWord} where word % ${typed} order by word <-> ${typed} limit ${NEAR * 3}`,
  )
  return [...new Set([...rows.map(({ word }) => word), ...synonymWords])]
    .map(word => ({ word, errors: editDistance(typed, word) }))
    .filter(({ word, errors }) => isNear(typed, word, errors))
    .sort((a, b) => a.errors - b.errors)
    .slice(0, NEAR)
    .map(({ word }) => word)
}

/** Returns true for a likely misspelling: in a short word another letter makes another word ('solas', 'solar'). */
function isNear(typed: string, word: string, errors: number): boolean {
  if (errors === 0) return true
  if (
    typed.length < 6 &&
    typed.length === word.length &&
    [...typed].sort().join() !== [...word].sort().join()
  )
    return false
  return errors === 1 ? typed.length > 3 : errors <= typed.length / 4 && typed[0] === word[0]
}

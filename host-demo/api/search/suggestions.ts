import { sql } from 'drizzle-orm'
import { type Orm, queryRows } from '../database/database.ts'
import { searchWord } from '../database/tables.ts'
import { isDetail } from './details.ts'
import { editDistance } from './edit-distance.ts'
import { findsAnything } from './search-query.ts'
import { synonymWords } from './synonyms.ts'
import { CORRECTABLE } from './vocabulary.ts'

const MOST = 5
/** Each is looked for, so no keyword has more of them tried. */
const MAX_TRIED = 20
const MAX_WORDS = 5
const NEAR = 3

/** One that says something by itself: a name or a code, where '600#' and '2"' stand in thousands of offers. */
const TELLING = /^(?=.*\p{L})[\p{L}\p{N}]{3,}$/u

/**
 * For a keyword that finds nothing: up to five that do. The longest parts of it, then what is written like those of its
 * words that nothing has.
 */
export async function suggestionsFor(orm: Orm, keyword: string): Promise<string[]> {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const found: string[] = []
  const isIn = (part: string) => found.some(known => ` ${known} `.includes(` ${part} `))
  const tryEach = async (candidates: string[]) => {
    for (const candidate of [...new Set(candidates)].slice(0, MAX_TRIED))
      if (found.length < MOST && !isIn(candidate) && (await findsAnything(orm, candidate)))
        found.push(candidate)
  }
  await tryEach(partsOf(words))
  const unknown = words.filter(word => CORRECTABLE.test(word) && !isIn(word))
  await tryEach((await Promise.all(unknown.map(word => wordsLike(orm, word)))).flat())
  return found
}

/** All but one of the words, then those that follow each other, the longest parts first. */
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

/** In a short word another letter makes another word: 'solas' is no misspelt 'solar'. */
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

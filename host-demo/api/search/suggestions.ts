import type { Orm } from '../database/database.ts'
import { correctionsOf } from './corrections.ts'
import { isDetail } from './details.ts'
import { findsAnything } from './search-query.ts'
import { CORRECTABLE } from './vocabulary.ts'

const MAX_SUGGESTIONS = 5
/** Each candidate costs a search, so no keyword tries more than this. */
const MAX_TRIED = 20
const MAX_WORDS = 5

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
  await tryEach((await correctionsOf(orm, unknown)).flat().map(meaning => meaning.join(' ')))
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

import { sql } from 'drizzle-orm'
import { type Orm, queryRows } from '../database/database.ts'
import { searchWord } from '../database/tables.ts'
import { editDistance } from './edit-distance.ts'
import { findsAnything } from './search-query.ts'
import { synonymWords } from './synonyms.ts'
import { CORRECTABLE } from './vocabulary.ts'

const MOST = 5
/** Each is looked for, so no keyword has more of them tried. */
const MAX_TRIED = 12
const MAX_WORDS = 5
const NEAR = 3

/** For a keyword that finds nothing: up to five that do. Without one of its words, then its words and what is written alike. */
export async function suggestionsFor(orm: Orm, keyword: string): Promise<string[]> {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const shorter = words.map((_, at) => words.filter((_, other) => other !== at).join(' '))
  const near = await Promise.all(
    words.filter(word => CORRECTABLE.test(word)).map(word => wordsLike(orm, word)),
  )
  const found: string[] = []
  for (const candidate of [...new Set([...shorter, ...words, ...near.flat()])].slice(0, MAX_TRIED))
    if (found.length < MOST && (await findsAnything(orm, candidate))) found.push(candidate)
  return found
}

async function wordsLike(orm: Orm, typed: string): Promise<string[]> {
  const rows = await queryRows<{ word: string }>(
    orm,
    sql`select word from ${searchWord} where word % ${typed} order by word <-> ${typed} limit ${NEAR * 3}`,
  )
  return [...new Set([...rows.map(({ word }) => word), ...synonymWords])]
    .map(word => ({ word, errors: editDistance(typed, word) }))
    .filter(({ word, errors }) => errors <= word.length / 2)
    .sort((a, b) => a.errors - b.errors)
    .slice(0, NEAR)
    .map(({ word }) => word)
}

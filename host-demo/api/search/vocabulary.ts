import type { Orm } from '../database/database.ts'
import { searchWord } from '../database/tables.ts'
import { wordsOf } from './words.ts'

/** Only words of letters are ever corrected: A105 and A106 are two steels, not a typing error. */
export const CORRECTABLE = /^\p{L}{3,30}$/u

/** Returns the words of these texts that can correct a mistyped word, with the number of texts that use each. */
export function vocabularyOf(texts: string[]): { word: string; uses: number }[] {
  const uses = new Map<string, number>()
  for (const word of texts.flatMap(wordsOf)) uses.set(word, (uses.get(word) ?? 0) + 1)
  return [...uses].filter(([word]) => CORRECTABLE.test(word)).map(([word, count]) => ({ word, uses: count }))
}

/** Adds the words of new texts to the vocabulary, in one order for all: two transactions must not wait for each other. */
export async function addWords(orm: Orm, text: string): Promise<void> {
  const words = vocabularyOf([text]).sort((a, b) => (a.word < b.word ? -1 : 1))
  if (words.length > 0) await orm.insert(searchWord).values(words).onConflictDoNothing()
}

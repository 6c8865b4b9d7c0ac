import itemNames from './item-names.json' with { type: 'json' }
import groups from './synonyms.json' with { type: 'json' }
import { isTelling, plainWords, singular } from './words.ts'

/**
 * Phrases with the same meaning: each group of synonyms.json is named by its first one. A phrase with `?` has the
 * meaning in keywords alone: by 'PT' a visitor may mean penetrant testing, but catalogue texts mostly mean something
 * else. A phrase with `!` has it in texts alone: CF8M is stainless steel, but a visitor who types CF8M wants no other
 * steel.
 */
const inTexts = new Map<string, string[]>()
const inKeywords = new Map<string, string[]>()

const known = (words: string[]) => words.filter(isTelling).map(singular).join(' ')

const tablesOf = (phrase: string) => {
  if (phrase.endsWith('?')) return [inKeywords]
  return phrase.endsWith('!') ? [inTexts] : [inKeywords, inTexts]
}

/** The commonest items have Malay, Indonesian and German names besides (item-names.json), as buyers' sheets write them. */
for (const [first = '', ...others] of [...groups, ...itemNames])
  for (const phrase of [first, ...others]) {
    const words = known(plainWords(phrase))
    const meaning = known(plainWords(first)).replaceAll(' ', '')
    for (const table of tablesOf(phrase))
      table.set(words, [...new Set([...(table.get(words) ?? []), meaning])])
  }

const LONGEST = Math.max(...[...inKeywords.keys(), ...inTexts.keys()].map(phrase => phrase.split(' ').length))

/** The words of all these phrases. */
export const synonymWords = [...new Set([...inKeywords.keys()].flatMap(phrase => phrase.split(' ')))]

/** Returns the meanings of the phrases in a text, including phrases within others. */
export function meaningsOf(words: string[]): string[] {
  const telling = words.filter(isTelling)
  const meanings = telling.flatMap((_, from) =>
    Array.from(
      { length: LONGEST },
      (_, more) => inTexts.get(known(telling.slice(from, from + more + 1))) ?? [],
    ).flat(),
  )
  return [...new Set(meanings)]
}

/** Returns the meanings of the last words: the end of a name tells the thing. */
export function meaningsAtEnd(words: string[]): string[] {
  return words.flatMap((_, from) => inKeywords.get(known(words.slice(from))) ?? [])
}

/** Words of a keyword that belong together, and their other meanings. */
export type Phrase = { words: string[]; meanings: string[] }

/** Splits a keyword into phrases: at each place the longest one that has another name, else one word. */
export function phrasesOf([...words]: string[]): Phrase[] {
  const phrases: Phrase[] = []
  while (words.length > 0) {
    const lengths = Array.from(
      { length: Math.min(LONGEST, words.length) },
      (_, shorter) => words.length - shorter,
    )
    const length = lengths.filter(l => l <= LONGEST).find(l => inKeywords.has(known(words.slice(0, l)))) ?? 1
    const taken = words.splice(0, length)
    phrases.push({ words: taken, meanings: inKeywords.get(known(taken)) ?? [] })
  }
  return phrases
}

import groups from './synonyms.json' with { type: 'json' }
import { isTelling, plainWords, singular } from './words.ts'

/**
 * Phrases that mean the same, a group of synonyms.json each, by which the first one names it. One with `?` is so understood
 * in keywords alone: who types 'PT' may want penetrant testing, but in the texts of a catalogue it is mostly something else.
 * One with `!` is so understood in texts alone: what is of CF8M is stainless steel, but who types CF8M wants no other.
 */
const inTexts = new Map<string, string[]>()
const inKeywords = new Map<string, string[]>()

const known = (words: string[]) => words.filter(isTelling).map(singular).join(' ')

const tablesOf = (phrase: string) => {
  if (phrase.endsWith('?')) return [inKeywords]
  return phrase.endsWith('!') ? [inTexts] : [inKeywords, inTexts]
}

for (const [first = '', ...others] of groups)
  for (const phrase of [first, ...others]) {
    const words = known(plainWords(phrase))
    const meaning = known(plainWords(first)).replaceAll(' ', '')
    for (const table of tablesOf(phrase))
      table.set(words, [...new Set([...(table.get(words) ?? []), meaning])])
  }

const LONGEST = Math.max(...[...inKeywords.keys(), ...inTexts.keys()].map(phrase => phrase.split(' ').length))

/** The words of all of them. */
export const synonymWords = [...new Set([...inKeywords.keys()].flatMap(phrase => phrase.split(' ')))]

/** What the phrases in a text mean, also such as lie within one another. */
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

/** What the end of these words means: the end of a name says what a thing is. */
export function meaningsAtEnd(words: string[]): string[] {
  return words.flatMap((_, from) => inKeywords.get(known(words.slice(from))) ?? [])
}

/** Words of a keyword that belong together, and what they mean beside what they say. */
export type Phrase = { words: string[]; meanings: string[] }

/** A keyword in phrases: at each place the longest that has another name, else one word. */
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

import { unitOf } from '#shared/trade/units.ts'
import listed from './details.json' with { type: 'json' }
import { PREFIXES, TAIL } from './head.ts'
import { phrasesOf } from './synonyms.ts'
import { keywordWords } from './words.ts'

/** Materials, coatings and accessories of a thing. */
const LISTED = new Set(
  Object.values(listed)
    .flat()
    .flatMap(line => line.split(', ')),
)

/** Splits a keyword into the words that name a thing and its details: sizes, ratings, grades and accessories. */
export function apartFromDetails(keyword: string): { names: string[]; details: string[] } {
  const words = keywordWords(keyword)
  const [front = ''] = keyword.split(TAIL)
  const named = phrasesOf(keywordWords(front)).flatMap(({ words: phrase, meanings }) =>
    meanings.length > 0 && !isOfDetails(phrase) ? phrase : phrase.filter(word => !isDetail(word)),
  )
  const names = words.filter(word => named.includes(word))
  return { names, details: words.filter(word => !named.includes(word)) }
}

/** 'BV' is short, but a thing; 'SS', 'stainless steel' and 'A105' are not, whatever other names they have. */
const isOfDetails = (phrase: string[]) =>
  LISTED.has(phrase.join(' ')) || phrase.every(word => LISTED.has(word) || GRADE.test(word))

/** The grade of a metal: 316L, A105, F51. */
const GRADE = /^(?:[a-z]{0,2}\d{3,}[a-z]*|[a-z]{1,2}\d{1,2}[a-z]?)$/

export const isDetail = (word: string) =>
  word.length < 3 || /\d/.test(word) || LISTED.has(word) || unitOf(word) !== undefined || PREFIXES.has(word)

/** Returns true for a size or a pressure class as words.ts writes it. A near one is a different one. */
export const isSizeOrClass = (word: string) => /^\d[\dfp]*(?:in|lb)$|^m\d{1,2}$/.test(word)

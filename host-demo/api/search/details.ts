import listed from './details.json' with { type: 'json' }
import { PREFIXES, TAIL } from './head.ts'
import { UNITS } from './measures.ts'
import { phrasesOf } from './synonyms.ts'
import { keywordWords } from './words.ts'

const MEASURES = new Set([...UNITS.split('|'), 'm3', 'h', 'deg', 'lit', 'pcs', 'nos'])

/** What a thing is made of, coated with and comes with. */
const LISTED = new Set(
  Object.values(listed)
    .flat()
    .flatMap(line => line.split(', ')),
)

/** Of a keyword the words that name a thing, and those that say which one: its sizes, ratings, grades and what it comes with. */
export function apartFromDetails(keyword: string): { names: string[]; details: string[] } {
  const words = keywordWords(keyword)
  const [front = ''] = keyword.split(TAIL)
  const named = phrasesOf(keywordWords(front)).flatMap(({ words: phrase, meanings }) =>
    meanings.length > 0 && !isOfDetails(phrase) ? phrase : phrase.filter(word => !isDetail(word)),
  )
  const names = words.filter(word => named.includes(word))
  return { names, details: words.filter(word => !named.includes(word)) }
}

/** 'BV' is short, but a thing; 'SS', 'stainless steel' and 'A105' are none, whatever other names they have. */
const isOfDetails = (phrase: string[]) =>
  LISTED.has(phrase.join(' ')) || phrase.every(word => LISTED.has(word) || GRADE.test(word))

/** Of a metal: 316L, A105, F51. */
const GRADE = /^(?:[a-z]{0,2}\d{3,}[a-z]*|[a-z]{1,2}\d{1,2}[a-z]?)$/

export const isDetail = (word: string) =>
  word.length < 3 || /\d/.test(word) || LISTED.has(word) || MEASURES.has(word) || PREFIXES.has(word)

/** A size or a pressure class, as words.ts writes it: one that is near is no such thing. */
export const isSizeOrClass = (word: string) => /^\d[\dfp]*(?:in|lb)$|^m\d{1,2}$/.test(word)

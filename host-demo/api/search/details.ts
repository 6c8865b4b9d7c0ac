import { PREFIXES, TAIL } from './head.ts'
import { UNITS } from './measures.ts'
import { phrasesOf } from './synonyms.ts'
import { keywordWords } from './words.ts'

const MEASURES = new Set([...UNITS.split('|'), 'm3', 'h', 'deg', 'lit', 'pcs', 'nos'])

/** Of a keyword the words that name a thing, and those that say which one: its sizes, ratings, grades and what it comes with. */
export function apartFromDetails(keyword: string): { names: string[]; details: string[] } {
  const words = keywordWords(keyword)
  const [front = ''] = keyword.split(TAIL)
  const named = phrasesOf(keywordWords(front)).flatMap(({ words: phrase, meanings }) =>
    meanings.length > 0 ? phrase : phrase.filter(word => !isDetail(word)),
  )
  const names = words.filter(word => named.includes(word))
  return { names, details: words.filter(word => !named.includes(word)) }
}

const isDetail = (word: string) =>
  word.length < 3 || /\d/.test(word) || MEASURES.has(word) || PREFIXES.has(word)

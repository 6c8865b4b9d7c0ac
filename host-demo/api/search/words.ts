import { spell } from '#shared/trade/measures.ts'

/*
 * Splits texts of the trade into words. Catalogue and keyword are read the same way, so that `8"`, `600#`, `API 6D` and
 * `A106` are words of their own, in each of their usual spellings.
 */

/** Words left out of a keyword unless it has no others: they have no meaning, or everybody here wants them. */
const STOP_WORDS = new Set(
  'a an and at by for from in of on or the to with x size saiz dan dari dengan di untuk yang buy beli price harga supplier stockist pembekal malaysia'.split(
    ' ',
  ),
)

const MAX_KEYWORD = 200
const MAX_WORDS = 12

/** Returns all words under which a text is found, each once, with the different spellings of its codes. */
export function wordsOf(text: string): string[] {
  const plain = plainWords(text)
  const joined = plain.flatMap((word, at) => joinedCode(word, plain[at + 1]))
  return [...new Set([...plain, ...plain.flatMap(partsOf), ...joined])]
}

/** Returns the words of a keyword, in order, each once. Nothing in a keyword can make this fail. */
export function keywordWords(keyword: string): string[] {
  const words = [...new Set(plainWords(keyword.slice(0, MAX_KEYWORD)))]
  const telling = words.filter(isTelling)
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}

/** Returns true if a word narrows the search. */
export const isTelling = (word: string) => !STOP_WORDS.has(word)

/** Returns the words of a text in order. */
export const plainWords = (text: string): string[] => spell(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns one form for singular and plural; it is not always English, but it is the same for both. */
export function singular(word: string): string {
  if (word.length < 4 || !/[^su]s$/.test(word)) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh)es$/, '$1')
    .replace(/s$/, '')
}

/** `8in` is also '8', `600lb` also '600' and 'class', `a106` also 'a' and '106', `6d` also '6' and 'd'. */
function partsOf(word: string): string[] {
  const measure = /^(\d[\dfp]*)(in|lb)$/.exec(word)
  if (measure?.[1]) return measure[2] === 'lb' ? [measure[1], 'class'] : [measure[1]]
  const code = /^([a-z]+)(\d[a-z\d]*)$/.exec(word) ?? /^(\d+)([a-z]+)$/.exec(word)
  return code ? code.slice(1) : []
}

/** 'API 6D' is also `api6d`, 'A 106' also `a106`. */
function joinedCode(word: string, next: string | undefined): string[] {
  return next && /^[a-z]{1,5}$/.test(word) && /^\d/.test(next) ? [word + next] : []
}

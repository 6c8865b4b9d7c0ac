/**
 * How texts of the trade become words. Catalogue and keyword pass the same reading, so that `8"`, `600#`,
 * `API 6D` and `A106` are words of their own, in each of the ways in which people write them.
 */

/** Left out of a keyword, unless it has nothing else. */
const STOP_WORDS = new Set('a an and at by for from in of on or the to with'.split(' '))

const MEASURES: [RegExp, string][] = [
  [/(\d),(?=\d{3}(?!\d))/g, '$1'],
  [/(\d)\s*[/⁄]\s*(?=\d)/g, '$1f'],
  [/(\d)\.(?=\d)/g, '$1p'],
  [/(\d)\s*(?:"|''|inch(?:es)?\b|in\b)/g, '$1in '],
  [/(\d)\s*(?:#|lbs?\b)/g, '$1lb '],
  [/\b(?:class|cl)\.?\s*(\d+)(?![\da-z])/g, '$1lb '],
]

const MAX_KEYWORD = 200
const MAX_WORDS = 12

/** All words under which a text is found, each once, the different spellings of its codes included. */
export function wordsOf(text: string): string[] {
  const plain = plainWords(text)
  const joined = plain.flatMap((word, at) => joinedCode(word, plain[at + 1]))
  return [...new Set([...plain, ...plain.flatMap(partsOf), ...joined])]
}

/** The words of a keyword, in order, each once. Nothing in a keyword can make this fail. */
export function keywordWords(keyword: string): string[] {
  const words = [...new Set(plainWords(keyword.slice(0, MAX_KEYWORD)))]
  const telling = words.filter(word => !STOP_WORDS.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}

function plainWords(text: string): string[] {
  const letters = text
    .toLowerCase()
    .replace(/[″“”]/g, '"')
    .replace(/(\d)(?=[¼½¾⅛⅜⅝⅞])/g, '$1 ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const measured = MEASURES.reduce((result, [pattern, word]) => result.replace(pattern, word), letters)
  return measured.match(/[\p{L}\p{N}]+/gu) ?? []
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

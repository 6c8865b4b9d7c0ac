/** Ends the first part of a line: what follows describes it. */
const PART_END = /\s*[,;:(–—]\s|\s-\s/

/** Words that are no keyword by themselves. */
const SMALL =
  /^(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with|dan|dari|di|untuk|dengan|mit|für|aus|und)$/i

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(word => word.replace(/^\(|[,;:()]+$/g, ''))
    .filter(word => word !== '' && !SMALL.test(word))

/**
 * Returns what to search for, first all words, then fewer: the first part without what describes it, its first words, its
 * last words, which name the thing in English, and its first word, which does in Malay and German.
 */
export function keywordsFor(words: string): string[] {
  const [part = ''] = words.split(PART_END)
  const telling = wordsOf(part)
  const fewer = [part, telling.slice(0, 3), telling.slice(0, 2), telling.slice(-2), telling.slice(0, 1)]
  const keywords = [words, ...fewer.map(each => (typeof each === 'string' ? each : each.join(' ')))]
  return [...new Set(keywords.map(each => each.trim()))].filter(each => each.length > 2 || each === words)
}

/** Returns the words of a text that a keyword lacks. */
export function leftOutOf(words: string, keyword: string): string {
  const kept = new Set(wordsOf(keyword))
  return wordsOf(words)
    .filter(word => !kept.has(word))
    .join(' ')
}

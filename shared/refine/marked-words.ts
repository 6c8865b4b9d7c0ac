import { type RefObject, useLayoutEffect } from 'react'
import { useLateStyles } from '#shared/element/late.tsx'
import css from './marked-words.css?inline'

const NAME = 'trade-keyword'

/** Words that are too common to be worth a mark. */
const COMMON = new Set('a an and at by for from in of on or the to with'.split(' '))

/**
 * Marks the words of a keyword in the texts that `selector` names, if the browser can do so without changing the page,
 * each time that `shown` changes. All elements of the page share the marks, and each removes its own.
 */
export function useMarkedWords(
  part: RefObject<Element | null>,
  selector: string,
  keyword: string,
  shown: unknown,
): void {
  useLateStyles(css)
  useLayoutEffect(() => {
    const pattern = patternOf(keyword)
    if (!shown || !pattern || !part.current || !window.CSS || !('highlights' in CSS)) return
    const marks = CSS.highlights.get(NAME) ?? new Highlight()
    CSS.highlights.set(NAME, marks)
    const ranges = [...part.current.querySelectorAll(selector)]
      .flatMap(textsIn)
      .flatMap(text => rangesIn(text, pattern))
    for (const range of ranges) marks.add(range)
    return () => {
      for (const range of ranges) marks.delete(range)
    }
  }, [part, selector, keyword, shown])
}

/** A word, or a mixed fraction such as 1-1/2" or 1 1/2". */
const WORD = /\d+[ -]\d+\/\d+[^\s,;]*|[^\s,;]+/g

/** Precedes a word. A size may follow an x, as in 4"x2". */
const START = String.raw`(?:(?<![\p{L}\p{N}])|(?<=["″”\d]x))`
/** Precedes a number that is not part of another: not the 2 of 1/2" or 1.2, nor the 1/2 of 1-1/2". */
const NUMBER_START = String.raw`(?<!\d[/⁄.,])`
const FRACTION_START = String.raw`(?<!(?<![\d/⁄.])[12]?\d[ -])`
/** Follows a number that ends there: not the 15 of 150, nor the 1 of 1/2. */
const NUMBER_END = String.raw`(?!\d|[/⁄.,]\d)`

/** Returns a pattern for words that begin with those of the keyword, and for its numbers and sizes. */
export function patternOf(keyword: string): RegExp | undefined {
  const wanted = (keyword.toLowerCase().match(WORD) ?? [])
    .filter(word => word.length > 1 && !COMMON.has(word))
    .sort((a, b) => b.length - a.length)
  if (wanted.length === 0) return undefined
  return new RegExp(`${START}(?:${wanted.map(patternOfWord).join('|')})`, 'giu')
}

function patternOfWord(word: string): string {
  const escaped = word
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/["″”]/g, '["″”]')
    .replace(/(?<=^\d+)[ -]/, '[ -]')
  if (!/^\d/.test(word)) return escaped
  const start = NUMBER_START + (/^\d+\//.test(word) ? FRACTION_START : '')
  return start + escaped + (/\d$/.test(word) ? NUMBER_END : '')
}

/** Returns the text nodes inside. Translators and other tools put their elements around a text, or around each word. */
function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}

function rangesIn(text: Text, pattern: RegExp): Range[] {
  return [...text.data.matchAll(pattern)].map(({ index, 0: word }) => {
    const range = new Range()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range
  })
}

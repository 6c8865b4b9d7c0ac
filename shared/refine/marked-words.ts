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

/** Returns a pattern for words that begin with those of the keyword. */
function patternOf(keyword: string): RegExp | undefined {
  const words = keyword.toLowerCase().split(/[\s,;]+/)
  const wanted = words
    .filter(word => word.length > 1 && !COMMON.has(word))
    .sort((a, b) => b.length - a.length)
  if (wanted.length === 0) return undefined
  const escaped = wanted.map(word => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})`, 'giu')
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

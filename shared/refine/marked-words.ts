import { type RefObject, useLayoutEffect } from 'react'

const NAME = 'trade-keyword'

/** Too common to be worth a mark. */
const COMMON = new Set('a an and at by for from in of on or the to with'.split(' '))

/** Marks the words of a keyword in names and descriptions, where the browser can do so without changing the page. */
export function useMarkedWords(part: RefObject<HTMLElement | null>, keyword: string, shown: unknown): void {
  useLayoutEffect(() => {
    const pattern = patternOf(keyword)
    const root = part.current?.closest('.refined')
    if (!shown || !pattern || !root || !('highlights' in CSS)) return
    const marks = CSS.highlights.get(NAME) ?? new Highlight()
    CSS.highlights.set(NAME, marks)
    const ranges = [...root.querySelectorAll('.row-link, .row-text p')].flatMap(({ firstChild }) =>
      firstChild ? rangesIn(firstChild, pattern) : [],
    )
    for (const range of ranges) marks.add(range)
    return () => {
      for (const range of ranges) marks.delete(range)
    }
  }, [part, keyword, shown])
}

/** The beginnings of words. */
function patternOf(keyword: string): RegExp | undefined {
  const words = keyword.toLowerCase().split(/[\s,;]+/)
  const wanted = words
    .filter(word => word.length > 1 && !COMMON.has(word))
    .sort((a, b) => b.length - a.length)
  if (wanted.length === 0) return undefined
  const escaped = wanted.map(word => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})`, 'giu')
}

function rangesIn(text: Node, pattern: RegExp): Range[] {
  return [...(text.textContent ?? '').matchAll(pattern)].map(({ index, 0: word }) => {
    const range = new Range()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range
  })
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePaintEffect } from '#shared/element/paint-effect.ts'

/** So near to its end, in pixels, the reader counts as being at the end. */
const NEAR = 48
/** How near to the first message shown, in pixels, earlier ones are fetched from memory. */
const AHEAD = 800

/** How many messages are drawn at first, and how many more each time the reader comes near to the first of them. */
const FIRST = 60
const MORE = 120

/**
 * Where the reader is in a conversation: at the end when it opens and for as long as they stay there. Who reads above is left
 * there, and told.
 *
 * @param count how many messages there are
 * @param outgoing how many of the member's own are on their way below them
 */
export function useStickToBottom(count: number, outgoing: number) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const toBottom = useRef(0)
  const before = useRef({ count, outgoing })
  const [first, setFirst] = useState(() => Math.max(0, count - FIRST))
  const [hasNews, setNews] = useState(false)

  const toEnd = useCallback(() => {
    isAtEnd.current = true
    setNews(false)
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [])

  const follow = useCallback(() => {
    const { count: known, outgoing: out } = before.current
    before.current = { count, outgoing }
    // One's own message is what one wants to see.
    if (isAtEnd.current || outgoing > out) toEnd()
    else if (count > known) setNews(true)
  }, [count, outgoing, toEnd])
  usePaintEffect(follow)

  // What is drawn above pushes nothing away: the distance to the end stays.
  useLayoutEffect(() => {
    const element = log.current
    if (element && first >= 0 && !isAtEnd.current) {
      element.scrollTop = element.scrollHeight - toBottom.current
    }
  }, [first])

  // A keyboard that opens, a window made smaller, a message that failed and grew: who is at the end stays there.
  useEffect(() => {
    const element = log.current
    if (!element || !window.ResizeObserver) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
    })
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [])

  const onScroll = (): void => {
    const element = log.current
    if (!element) return
    toBottom.current = element.scrollHeight - element.scrollTop
    isAtEnd.current = toBottom.current - element.clientHeight < NEAR
    if (isAtEnd.current) setNews(false)
    else if (element.scrollTop < AHEAD) setFirst(shown => Math.max(0, shown - MORE))
  }

  return {
    log,
    /** The number of the first message to be drawn: of ten thousand only those that somebody looks at are. */
    first: Math.min(first, count),
    /** Something was said below while the reader was reading above. */
    hasNews,
    onScroll,
    toEnd,
  }
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Distances in pixels: from the end, to count as being there, and from the first message, to show earlier ones. */
const NEAR = 48
const AHEAD = 800

/** The number of messages drawn at first, and the number added each time the reader comes near the first of them. */
const FIRST = 60
const MORE = 120

/** Keeps the reader at the end of a conversation until they scroll up. `outgoing` counts the messages on their way. */
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
    // A new message of the member's own always comes into view.
    if (isAtEnd.current || outgoing > out) toEnd()
    else if (count > known) setNews(true)
  }, [count, outgoing, toEnd])
  useLayoutEffect(follow, [follow])

  // Messages drawn above push nothing away, because the distance to the end stays the same.
  useLayoutEffect(() => {
    const element = log.current
    if (element && first >= 0 && !isAtEnd.current) {
      element.scrollTop = element.scrollHeight - toBottom.current
    }
  }, [first])

  // A keyboard may open, a window shrink, a failed message grow: a reader who is at the end stays there.
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
    /** The number of the first message to draw. Of ten thousand, only those that the reader looks at are drawn. */
    first: Math.min(first, count),
    /** True if new messages arrived while the reader was reading above. */
    hasNews,
    onScroll,
    toEnd,
  }
}

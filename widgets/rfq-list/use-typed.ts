import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHost } from '#shared/element/host.ts'

/** Milliseconds without a keystroke before what was typed is kept. */
const PAUSE = 250

/**
 * Fields that show at once what is typed, and keep it when typing pauses, the focus goes on or the page goes away: to keep
 * it, and to draw all that stands on it, takes longer than a keystroke may.
 */
export function useTyped<Fields extends object>(
  kept: Fields,
  keep: (change: Partial<Fields>) => void,
): [Fields, (change: Partial<Fields>) => void] {
  const { element } = useHost()
  const [typed, type] = useState<Partial<Fields>>()
  const keepNow = useRef(() => {})
  useLayoutEffect(() => {
    keepNow.current = () => {
      keepNow.current = () => {}
      type(undefined)
      if (typed) keep(typed)
    }
  })
  useEffect(() => {
    if (!typed) return
    const now = (): void => keepNow.current()
    const watch = new AbortController()
    const { signal } = watch
    const timer = setTimeout(now, PAUSE)
    element.shadowRoot?.addEventListener('focusout', now, { signal })
    window.addEventListener('pagehide', now, { signal })
    // Where a page that nobody sees may be ended without a word.
    document.addEventListener('visibilitychange', now, { signal })
    return () => {
      clearTimeout(timer)
      watch.abort()
    }
  }, [element, typed])
  useEffect(() => () => keepNow.current(), [])
  return [{ ...kept, ...typed }, change => type(before => ({ ...before, ...change }))]
}

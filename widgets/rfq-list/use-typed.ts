import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHost } from '#shared/element/host.ts'

/** Milliseconds without a keystroke before the typed text is kept. */
const PAUSE = 250

/** Shows typed text at once and keeps it at a pause: drawing all that depends on it is slower than a keystroke. */
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
    // A browser may end a hidden page without notice.
    document.addEventListener('visibilitychange', now, { signal })
    return () => {
      clearTimeout(timer)
      watch.abort()
    }
  }, [element, typed])
  useEffect(() => () => keepNow.current(), [])
  return [{ ...kept, ...typed }, change => type(before => ({ ...before, ...change }))]
}

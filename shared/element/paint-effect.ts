import { useCallback, useLayoutEffect } from 'react'
import { useHost } from './host.ts'

const paintEffects = new WeakSet<() => unknown>()

/**
 * Runs an effect with the first painting already, before react-dom, and once more when that has taken over. For what tells
 * the page what is shown: running it twice must do no harm. It runs when `effect` is another function.
 */
export function usePaintEffect(effect: () => void): void {
  paintEffects.add(effect)
  // A layout effect, so that the page hears of an error before anybody sees it.
  useLayoutEffect(effect, [effect])
}

export function isPaintEffect(effect: () => unknown): boolean {
  return paintEffects.has(effect)
}

/** Tells the host, once, that the first content is shown. */
export function useReady(isReady: boolean): void {
  const host = useHost()
  const tell = useCallback(() => {
    if (isReady) host.ready()
  }, [host, isReady])
  usePaintEffect(tell)
}

/** Tells the host that an error state is shown. */
export function useFailed(error: object): void {
  const host = useHost()
  const tell = useCallback(() => host.failed(error), [host, error])
  usePaintEffect(tell)
}

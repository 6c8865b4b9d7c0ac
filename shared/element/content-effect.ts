import { useCallback, useLayoutEffect } from 'react'
import { useHost } from './host.ts'

/** Tells the host, once, that the first content is shown. */
export function useReady(isReady: boolean): void {
  const host = useHost()
  const tell = useCallback(() => {
    if (isReady) host.ready()
  }, [host, isReady])
  useTell(tell)
}

/** Tells the host that an error state is shown. */
export function useFailed(error: object): void {
  const host = useHost()
  // A server runs no effects.
  if (typeof window === 'undefined') host.failed(error)
  const tell = useCallback(() => host.failed(error), [host, error])
  useTell(tell)
}

/** Runs in a layout effect, so that the page gets the event before anybody sees the change. */
function useTell(tell: () => void): void {
  useLayoutEffect(tell, [tell])
}

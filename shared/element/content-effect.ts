import { useEffect, useLayoutEffect } from 'react'
import { useHost } from './host.ts'
import { nameUnknownTokens } from './unknown-tokens.ts'
import { whenIdle } from './when-idle.ts'

// Layout effects, so that the page gets the event before anybody sees the change.

/** Tells the host, once, that the first content is shown. */
export function useReady(isReady: boolean): void {
  const host = useHost()
  useLayoutEffect(() => {
    if (isReady) host.ready()
  }, [host, isReady])
  useEffect(() => (isReady ? whenIdle(() => nameUnknownTokens(host.element)) : undefined), [host, isReady])
}

export function useFailed(error: object): void {
  const host = useHost()
  // A server runs no effects.
  if (typeof window === 'undefined') host.failed(error)
  useLayoutEffect(() => host.failed(error), [host, error])
}

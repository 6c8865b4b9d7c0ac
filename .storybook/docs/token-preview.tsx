import { useEffect, useLayoutEffect, useRef } from 'react'
import { member, setScene } from '#shared/testing/scene.ts'
import { storyApiHost } from '../preview/story-network.ts'
import { marketplaceScene } from '../stories/marketplace-scene.ts'
import type { Scheme } from './contrast.ts'

/** One scene for all previews, with a member signed in. */
export function useDocsScene(): void {
  // Before the elements are mounted: they fetch at once.
  useLayoutEffect(() => {
    const scene = marketplaceScene({ user: member() })
    // Not afterwards: a member's token is good for the API that gave it, and for no other.
    setScene({ ...scene, config: { ...scene.config, apiHost: storyApiHost() } })
  }, [])
}

/** Inserted as HTML, as on any host page, so that React does not manage the element. */
export function Preview({ scheme, html }: { scheme: Scheme; html: string }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (place.current) place.current.innerHTML = html
  }, [html])
  return <section ref={place} aria-label={scheme} data-theme={scheme} />
}

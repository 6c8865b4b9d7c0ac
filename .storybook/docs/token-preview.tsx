import { useEffect, useLayoutEffect, useRef } from 'react'
import { member, setScene } from '#shared/testing/scene.ts'
import { storyApiHost } from '../preview/story-network.ts'
import { marketplaceScene } from '../stories/marketplace-scene.ts'
import type { Scheme } from './contrast.ts'

/** Sets one scene for all previews, with a member signed in. */
export function useDocsScene(): void {
  // Runs before the elements are mounted, because they fetch at once.
  useLayoutEffect(() => {
    const scene = marketplaceScene({ user: member() })
    // Part of the scene, not set afterwards: a member's token is valid only for the API that issued it.
    setScene({ ...scene, config: { ...scene.config, apiHost: storyApiHost() } })
  }, [])
}

/** Inserted as HTML, as on any host page, so that React does not manage the element. */
export function Preview({ scheme, html }: { scheme: Scheme; html: string }) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (section.current) section.current.innerHTML = html
  }, [html])
  return <section ref={section} aria-label={scheme} data-theme={scheme} />
}

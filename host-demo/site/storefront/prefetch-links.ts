import { bearer } from '#shared/api/authorization.ts'
import { preloadResponse } from '#shared/api/preloaded-responses.ts'
import { $config } from '#shared/config/config.ts'
import { addressesOf } from '#widgets/runtime/first-reads.ts'
import { lazyElements } from './lazy-elements.ts'
import type { StorefrontRouter } from './router.ts'
import { elementsOf } from './screens.ts'

/** Milliseconds that pointer or focus must rest on a link to show intent. */
const REST = 80

/** Loads the chunks and first reads of a link's target as soon as the reader shows intent. */
export function prefetchLinks(router: StorefrontRouter): void {
  const known = new WeakSet<EventTarget>()
  let resting: ReturnType<typeof setTimeout> | undefined

  const listen = (root: Document | ShadowRoot): void => {
    known.add(root)
    for (const sign of ['pointerover', 'focusin', 'touchstart']) {
      root.addEventListener(sign, onSign, { passive: true })
    }
  }

  const onSign = (event: Event): void => {
    clearTimeout(resting)
    const path = event.composedPath()
    // A move from one link to another within a shadow root is only reported there.
    for (const node of path) if (node instanceof ShadowRoot && !known.has(node)) listen(node)
    const href = path.find(isLink)?.href
    if (!href || savesData()) return
    if (event.type === 'touchstart') prefetch(href)
    else resting = setTimeout(prefetch, REST, href)
  }

  function prefetch(href: string): void {
    const destination = router.preview(href)
    const { apiHost, fetch, searchExtensions } = $config.get()
    const token = bearer()
    for (const { tag, key, attributes } of destination ? elementsOf(destination) : []) {
      const given = { ...key, ...attributes }
      lazyElements[tag]().catch(() => {})
      if (fetch) continue
      for (const address of addressesOf(tag, name => given[name], apiHost, undefined, searchExtensions)) {
        preloadResponse(address, token && `Bearer ${token}`)
      }
    }
  }

  listen(document)
}

/** A link that acts as a button shows another part of loaded content. */
const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement && !node.matches('[role=button], [role=tab]')

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

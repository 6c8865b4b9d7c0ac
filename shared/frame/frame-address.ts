import type { FramedTag } from './protocol.ts'

/**
 * Returns the storefront's address for this element alone. Returns undefined if the storefront is unknown or shares the
 * page's origin, because such a frame would isolate nothing.
 */
export function frameAddress(storefront: string, tag: FramedTag): string | undefined {
  if (!/^https?:/.test(storefront) || !URL.canParse(storefront)) return undefined
  return new URL(storefront).origin === location.origin ? undefined : `${storefront}/frame/${tag}`
}

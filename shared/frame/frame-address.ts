import type { FramedTag } from './protocol.ts'

/**
 * Where the storefront shows this element alone. Undefined where the storefront is unknown, or of the page's own origin:
 * such a frame would shut nobody out.
 */
export function frameAddress(storefront: string, tag: FramedTag): string | undefined {
  if (!/^https?:/.test(storefront) || !URL.canParse(storefront)) return undefined
  return new URL(storefront).origin === location.origin ? undefined : `${storefront}/frame/${tag}`
}

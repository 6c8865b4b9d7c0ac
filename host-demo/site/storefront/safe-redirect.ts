/** Paths that belong to the server and not to the router. */
const SERVED = /^\/(api|app|partner|developers)(\/|$)/i

/** Returns true if the storefront may show this address itself, without asking the server. */
export function isRouted(url: URL, storefront: string): boolean {
  const home = new URL(storefront)
  const base = home.pathname.replace(/\/$/, '')
  const within = url.pathname === base || url.pathname.startsWith(`${base}/`)
  return url.origin === home.origin && within && !SERVED.test(url.pathname.slice(base.length))
}

/**
 * Returns the destination after signing in: the address in the `next` of `/login?next=` if that is a path of this
 * storefront, else undefined. Refuses absolute addresses, `//host`, backslashes and control characters (browsers
 * convert or drop them), and checks the rest again as the browser parses it.
 */
export function safeRedirect(next: string | undefined, storefront: string): string | undefined {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return undefined
  const address = `${storefront.replace(/\/$/, '')}${next}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return isRouted(url, storefront) && !url.pathname.includes('//') ? url.href : undefined
}

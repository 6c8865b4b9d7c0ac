import type { Kind } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { type RouteLocation, routes } from './routes.ts'

/** Returns the address of a place in the configured storefront. */
export function hrefTo(to: RouteLocation): string {
  return `${$config.get().storefront}${pathTo(to)}`
}

/** Returns the place that lists the products or services of a category. */
export function categoryListing(kind: Kind, id: number): RouteLocation {
  return { route: kind === 'product' ? 'productsByCategory' : 'servicesByCategory', params: { id } }
}

/** Returns the path of a place, e.g. `/product/7?x=y`. Empty parameters and empty query values survive the way back. */
export function pathTo(to: RouteLocation): string {
  const params: Record<string, string | number> = to.params ?? {}
  const path = routes[to.route].replace(/:(\w+)/g, (_, name: string) => segment(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(to.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  const search = query.toString()
  return search ? `${path}?${search}` : path
}

/** Escapes a segment. Browsers resolve even escaped `.` and `..`, so these get a space, which is trimmed on reading. */
function segment(value: string | number): string {
  // Half a character, as in a name that was cut inside one, can't be in an address.
  const text = String(value).replace(/\p{Cs}/gu, '\ufffd')
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text)
}

import { parseId } from '#shared/api/parse-id.ts'
import type { RouteLocation, RouteName } from '#shared/routes/routes.ts'
import type { RoutePattern } from './route-patterns.ts'

/** A place whose parameters and query are texts, as in every address. */
export type RouteMatch = {
  route: RouteName
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}

/** A matched address from the router: its parameters are still escaped. */
type RouterMatch = Omit<RouteMatch, 'query'> & { search: RouteMatch['query'] }

/** The meaning of an address. An unknown one shows home instead. */
export type Destination = RouteMatch & { known: boolean }

const HOME: Destination = { route: 'home', params: {}, query: {}, known: true }
const UNKNOWN: Destination = { ...HOME, known: false }

/** Returns the meaning of an address without going there; the router reads only the current one. */
export function destinationAt(url: URL, patterns: Record<RouteName, RoutePattern>): Destination {
  const path = url.pathname.replace(/\/$/, '') || '/'
  for (const [route, [pattern, paramsOf]] of Object.entries(patterns) as [RouteName, RoutePattern][]) {
    const match = pattern.exec(path)
    if (!match) continue
    const search = Object.fromEntries(url.searchParams)
    return destinationOf({ route, params: paramsOf(...match.slice(1)), search })
  }
  return UNKNOWN
}

/** Reads a match. An address is unknown if it has a bad escape, an id that is not a number, or an invalid kind. */
export function destinationOf(matched: RouterMatch | undefined): Destination {
  if (!matched) return UNKNOWN
  const params: Record<string, string> = {}
  for (const [name, escaped] of Object.entries(matched.params)) {
    const value = unescaped(escaped)
    if (value === undefined || !mayBe(name, value)) return UNKNOWN
    params[name] = value
  }
  return { route: matched.route, params, query: matched.search, known: true }
}

/** Returns the match as a link names it, to write its path. */
export function routeLocation({ route, params, query }: RouteMatch): RouteLocation {
  return { route, params, query } as RouteLocation
}

function mayBe(name: string, value: string): boolean {
  // A record has one address, without a sign or leading zeros.
  if (name === 'id') return parseId(value)?.toString() === value
  if (name === 'kind') return value === 'product' || value === 'service'
  return true
}

/** Removes the escapes from a part of a path. `.` and `..` are sent with a space after them (`pathTo`). */
function unescaped(part: string): string | undefined {
  try {
    return decodeURIComponent(part.replace(/%(?![\da-f]{2})/gi, '%25')).replace(/^(\.{1,2}) $/, '$1')
  } catch {
    return undefined
  }
}

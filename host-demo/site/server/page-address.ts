import { type Destination, destinationAt } from '../storefront/route-match.ts'
import { routePatterns } from '../storefront/route-patterns.ts'
import { elementsOf } from '../storefront/screens.ts'

const patterns = routePatterns('')

/** Removes the parts of an address that its screen does not read. `key` is the same for the same content. */
export function pageAddress(asked: URL): { url: URL; key: string } {
  const destination = destinationAt(asked, patterns)
  const shown = shownAt(destination)
  const query = Object.entries(destination.query).filter(
    ([name]) => shownAt({ ...destination, query: without(name, destination.query) }) !== shown,
  )
  const url = new URL(asked)
  url.hash = ''
  url.search = String(new URLSearchParams(query.sort()))
  const { route, params, known } = destination
  return { url, key: JSON.stringify([route, params, known, shown]) }
}

const shownAt = (destination: Destination): string => JSON.stringify(elementsOf(destination))

const without = (name: string, query: Destination['query']): Destination['query'] =>
  Object.fromEntries(Object.entries(query).filter(([other]) => other !== name))

/** Returns true if the storefront answers this path. A file's name that leads to no screen is excluded. */
export function isPagePath(path: string): boolean {
  const isFile = /\.[a-z][a-z\d]*$/i.test(path) && path !== '/index.html'
  if (!isFile) return true
  // Set, not parsed: two leading slashes would be a host, and not every host is valid.
  const address = new URL('http://localhost')
  address.pathname = path
  return destinationAt(address, patterns).known
}

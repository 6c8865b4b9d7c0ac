import { destinationAt } from '../storefront/route-match.ts'
import { routePatterns } from '../storefront/route-patterns.ts'

const patterns = routePatterns('')

/** Returns true if the storefront answers this path. A file's name that leads to no screen is excluded. */
export function isPagePath(path: string): boolean {
  const isFile = /\.[a-z][a-z\d]*$/i.test(path) && path !== '/index.html'
  if (!isFile) return true
  // Set, not parsed: two leading slashes would be a host, and not every host is valid.
  const address = new URL('http://localhost')
  address.pathname = path
  return destinationAt(address, patterns).known
}

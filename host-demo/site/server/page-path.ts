import { destinationAt } from '../storefront/route-match.ts'
import { routePatterns } from '../storefront/route-patterns.ts'

const patterns = routePatterns('')

/**
 * Returns true if the storefront's page answers this path, as it routes in the browser. A path that looks like a file,
 * such as `/sitemap.xml`, and leads to no screen is excluded: its client could not use HTML.
 */
export function isPagePath(path: string): boolean {
  const isFile = /\.[a-z][a-z\d]*$/i.test(path) && path !== '/index.html'
  if (!isFile) return true
  // Set, not parsed: two leading slashes would be a host, and not every host is valid.
  const address = new URL('http://localhost')
  address.pathname = path
  return destinationAt(address, patterns).known
}

import { destinationAt } from '../storefront/route-match.ts'
import { routePatterns } from '../storefront/route-patterns.ts'

const patterns = routePatterns('')

/**
 * Whether the storefront's page answers this path, as it routes in the browser. What is named like a file, such as
 * `/sitemap.xml`, and leads to no screen is none: who asks for it could do nothing with HTML.
 */
export function isPagePath(path: string): boolean {
  const isFile = /\.[a-z][a-z\d]*$/i.test(path) && path !== '/index.html'
  if (!isFile) return true
  // Set, not parsed: two slashes in front would be a host, and not every one is valid.
  const address = new URL('http://localhost')
  address.pathname = path
  return destinationAt(address, patterns).known
}

import { destinationAt } from '../storefront/route-match.ts'
import { routePatterns } from '../storefront/route-patterns.ts'

const patterns = routePatterns('')

/**
 * Whether the storefront's page answers this path, as it routes in the browser. What is named like a file, such as
 * `/sitemap.xml`, and leads to no screen is none: who asks for it could do nothing with HTML.
 */
export function isPagePath(path: string): boolean {
  const isFile = /\.[a-z][a-z\d]*$/i.test(path) && path !== '/index.html'
  return !isFile || destinationAt(new URL(path, 'http://localhost'), patterns).known
}

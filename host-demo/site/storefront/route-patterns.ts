import { type RouteName, routes } from '#shared/routes/routes.ts'

export type RoutePattern = [RegExp, (...values: (string | undefined)[]) => Record<string, string>]

/**
 * Returns the patterns of the route table for the router. Unlike in the router's own reading of them, a parameter other
 * than the id may be empty (`/company/5/contactUs/4/subject/`), and nothing is unescaped yet: a bad escape would throw.
 *
 * @param base the path prefix of the storefront, without trailing slash
 */
export function routePatterns(base: string): Record<RouteName, RoutePattern> {
  const entries = Object.entries(routes).map(([name, path]) => [name, patternOf(base, path)] as const)
  return Object.fromEntries(entries) as Record<RouteName, RoutePattern>
}

function patternOf(base: string, path: string): RoutePattern {
  const parts = path.split('/').filter(part => part !== '')
  const names = parts.filter(part => part.startsWith(':')).map(part => part.slice(1))
  const source = parts.map((part, index) => partPattern(part, index === parts.length - 1)).join('')
  const start = base.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return [
    new RegExp(`^${start}${source || '/?'}$`, 'i'),
    (...values) => Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
  ]
}

/** The router drops a slash at the end, and with it an empty last parameter. */
function partPattern(part: string, last: boolean): string {
  if (!part.startsWith(':')) return `/${part}`
  if (part === ':id') return '/([^/]+)'
  return last ? '(?:/([^/]*))?' : '/([^/]*)'
}

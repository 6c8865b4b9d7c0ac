import type { Kind } from '#shared/api/kind.ts'
import type { RouteLocation } from './routes.ts'

/** Where what is listed in a category stands. Design section 5. */
export function listingAt(kind: Kind, id: number): RouteLocation {
  return kind === 'product'
    ? { route: 'productsByCategory', params: { id } }
    : { route: 'servicesByCategory', params: { id } }
}

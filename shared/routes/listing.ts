import type { Kind } from '#shared/api/kind.ts'
import type { RouteLocation } from './routes.ts'

/** The listing of a category: products or services. */
export function listingAt(kind: Kind, id: number): RouteLocation {
  return kind === 'product'
    ? { route: 'productsByCategory', params: { id } }
    : { route: 'servicesByCategory', params: { id } }
}

import type { Kind } from '#shared/api/kind.ts'
import type { Place } from './routes.ts'

/** The listing of a category: products or services. */
export function listingAt(kind: Kind, id: number): Place {
  return kind === 'product'
    ? { route: 'productsByCategory', params: { id } }
    : { route: 'servicesByCategory', params: { id } }
}

import type { Kind } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { pathTo, type RouteLocation } from './routes.ts'

/** The address of a place in the configured storefront. */
export function hrefTo(place: RouteLocation): string {
  return `${$config.get().storefront}${pathTo(place)}`
}

/** Where the products or services of a category are listed. */
export function categoryListing(kind: Kind, id: number): RouteLocation {
  return { route: kind === 'product' ? 'productsByCategory' : 'servicesByCategory', params: { id } }
}

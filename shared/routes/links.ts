import { $config } from '#shared/config/config.ts'
import { pathTo, type RouteLocation } from './routes.ts'

/** The address of a place in the configured storefront. */
export function hrefTo(place: RouteLocation): string {
  return `${$config.get().storefront}${pathTo(place)}`
}

import { $config } from '#shared/config/config.ts'
import { type Place, pathTo } from './routes.ts'

/** The address of a place in the configured storefront. */
export function hrefTo(place: Place): string {
  return `${$config.get().storefront}${pathTo(place)}`
}

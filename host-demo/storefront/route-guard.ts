import { $config } from '#shared/config/config.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { pathTo } from '#shared/routes/routes.ts'
import { $user } from '#shared/session/session.ts'
import { type Destination, routeLocation } from './route-match.ts'
import { safeRedirect } from './safe-redirect.ts'
import { requiresAuth } from './screens.ts'

/**
 * The navigation guard: who may not enter yet is sent to `login` with the way back as `next`, and
 * who comes to `login` signed in is sent on. Undefined when the destination may be shown.
 */
export function redirectOf(destination: Destination): string | undefined {
  const signedIn = $user.get() !== null
  if (requiresAuth(destination.route) && !signedIn) {
    return hrefTo({ route: 'login', query: { next: pathTo(routeLocation(destination)) } })
  }
  if (destination.route === 'login' && signedIn) {
    return safeRedirect(destination.query.next, $config.get().storefront) ?? hrefTo({ route: 'home' })
  }
  return undefined
}

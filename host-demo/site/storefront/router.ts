import { createRouter } from '@nanostores/router'
import { $config } from '#shared/config/config.ts'
import { hrefTo, pathTo } from '#shared/routes/links.ts'
import { $user } from '#shared/session/session.ts'
import { type Destination, destinationAt, destinationOf, routeLocation } from './route-match.ts'
import { routePatterns } from './route-patterns.ts'
import { isRouted, safeRedirect } from './safe-redirect.ts'
import { requiresAuth } from './screens.ts'

/**
 * The way in which the reader arrived: `first` by loading the page, `new` by following a link, `changed` by another
 * page or tab of the same screen, `back` by Back or Forward.
 */
export type NavigationType = 'first' | 'new' | 'changed' | 'back'

type RouterCallbacks = {
  /** Called before another place is shown. */
  leaving(): void
  arrived(destination: Destination, arrival: NavigationType): void
}

export type StorefrontRouter = {
  current(): Destination
  /** Returns the destination of an address. Undefined if it is shown now, or closed to this reader. */
  preview(address: string): Destination | undefined
  /** Goes to an address. Returns false if it is not part of this storefront, so that the browser has to follow it. */
  go(address: string, arrival?: 'new' | 'changed'): boolean
  /** Applies the guard to the present place again, after signing in. */
  reconsider(): void
  start(): void
}

/**
 * Creates the storefront's router: `@nanostores/router` reads addresses, and this decides when to go. Screens are told
 * only after the address has changed, so that titles and scroll positions stay with their own history entry.
 *
 * @param storefront the configured address of the storefront; its path is the prefix of all routes
 */
export function createStorefrontRouter(
  storefront: string,
  { leaving, arrived }: RouterCallbacks,
): StorefrontRouter {
  const base = new URL(storefront).pathname.replace(/\/$/, '')
  // Links arrive by `trade-navigate` and link-clicks.ts: the library's own listener would take the server's paths too.
  const patterns = routePatterns(base)
  const $matched = createRouter(patterns, { links: false })
  const current = (): Destination => destinationOf($matched.get())
  let shown = ''

  const applyLocation = (arrival: NavigationType): void => {
    for (let next = redirectOf(current()); next; next = redirectOf(current())) $matched.open(next, true)
    shown = withoutHash(location.href)
    arrived(current(), arrival)
  }

  return {
    current,
    preview(address) {
      const url = new URL(address, location.href)
      if (!isRouted(url, storefront) || withoutHash(url.href) === shown) return undefined
      const destination = destinationAt(url, patterns)
      return redirectOf(destination) === undefined ? destination : undefined
    },
    go(address, arrival = 'new') {
      const url = new URL(address, location.href)
      if (!isRouted(url, storefront)) return false
      leaving()
      $matched.open(url.href)
      applyLocation(arrival)
      return true
    },
    reconsider() {
      if (redirectOf(current()) === undefined) return
      leaving()
      applyLocation('new')
    },
    start() {
      // Listened to for the life of the page, which makes it follow Back and Forward.
      $matched.listen(() => {})
      window.addEventListener('popstate', () => {
        // A jump within a page is not a navigation.
        if (shown === withoutHash(location.href)) return
        leaving()
        applyLocation('back')
      })
      applyLocation('first')
    },
  }
}

const withoutHash = (href: string): string => href.replace(/#.*$/, '')

/** Sends readers who may not enter yet to `login`, and signed-in readers at `login` onwards. */
function redirectOf(destination: Destination): string | undefined {
  const signedIn = $user.get() !== null
  if (requiresAuth(destination.route) && !signedIn) {
    return hrefTo({ route: 'login', query: { next: pathTo(routeLocation(destination)) } })
  }
  if (destination.route === 'login' && signedIn) {
    return safeRedirect(destination.query.next, $config.get().storefront) ?? hrefTo({ route: 'home' })
  }
  return undefined
}

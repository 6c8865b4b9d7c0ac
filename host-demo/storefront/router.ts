import { createRouter } from '@nanostores/router'
import { redirectOf } from './route-guard.ts'
import { type Destination, destinationOf, routePatterns } from './route-match.ts'
import { isRouted } from './safe-redirect.ts'

/**
 * How the reader came here: `first` by loading the page, `new` by following something, `changed` by another page
 * or tab of the same screen, `back` by Back or Forward.
 */
export type NavigationType = 'first' | 'new' | 'changed' | 'back'

type RouterCallbacks = {
  /** Called before another place is shown. */
  leaving(): void
  /** Called once the address has changed. */
  arrived(destination: Destination, arrival: NavigationType): void
}

export type StorefrontRouter = {
  current(): Destination
  /** Goes to an address; false when it is none of this storefront, so that the browser has to follow it. */
  go(address: string, arrival?: 'new' | 'changed'): boolean
  /** Applies the guard to the present place again, after signing in. */
  reconsider(): void
  start(): void
}

/**
 * The router of the storefront: `@nanostores/router` reads addresses, and this decides when to go. Screens are told
 * only after the address has changed, so that titles and scroll positions stay with their own entry of the history.
 *
 * @param storefront the configured address of the storefront; its path is the prefix of all routes
 */
export function createStorefrontRouter(
  storefront: string,
  { leaving, arrived }: RouterCallbacks,
): StorefrontRouter {
  const base = new URL(storefront).pathname.replace(/\/$/, '')
  // Links come by `trade-navigate` and link-clicks.ts: the library's own listener would take the server's paths too.
  const $matched = createRouter(routePatterns(base), { links: false })
  const current = (): Destination => destinationOf($matched.get())
  let shown = ''

  const settle = (arrival: NavigationType): void => {
    for (let next = redirectOf(current()); next; next = redirectOf(current())) $matched.open(next, true)
    shown = withoutHash(location.href)
    arrived(current(), arrival)
  }

  return {
    current,
    go(address, arrival = 'new') {
      const url = new URL(address, location.href)
      if (!isRouted(url, storefront)) return false
      leaving()
      $matched.open(url.href)
      settle(arrival)
      return true
    },
    reconsider() {
      if (redirectOf(current()) === undefined) return
      leaving()
      settle('new')
    },
    start() {
      // Listened to for the life of the page: this is what makes it follow Back and Forward.
      $matched.listen(() => {})
      window.addEventListener('popstate', () => {
        // Jumping within a page is no navigation.
        if (shown === withoutHash(location.href)) return
        leaving()
        settle('back')
      })
      settle('first')
    },
  }
}

const withoutHash = (href: string): string => href.replace(/#.*$/, '')

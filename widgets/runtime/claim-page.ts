import type { PageApi } from './page-api.ts'

/** The only name that the script adds to `window`. It is frozen and not enumerable. */
const KEY = 'tradeWidgets'

/** Stored with the API, so that the warning appears once however many copies there are. */
const state: unique symbol = Symbol.for('trade-widgets')

type Claimed = { readonly [state]: { warned: boolean } }

/**
 * Lets the first copy of the script on a page do its work. Any other copy does nothing and returns the API of the first
 * one, so that a page may call either. The console names the other copies once, unless one tag has run again, as Turbo
 * lets it. Without a window nothing is started.
 */
export function claimPage(api: PageApi, start: () => void): PageApi {
  if (typeof window === 'undefined') return api
  const first: (PageApi & Partial<Claimed>) | undefined = Reflect.get(window, KEY)
  const known = first?.[state]
  if (!first || !known) {
    Object.defineProperty(window, KEY, { value: Object.freeze({ ...api, [state]: { warned: false } }) })
    start()
    return api
  }
  if (!known.warned && document.querySelectorAll('script[src*="/trade-widgets."]').length > 1) {
    console.warn('trade-widgets: the script is on this page more than once. The first copy is used.')
    known.warned = true
  }
  return first
}

import type { PageApi } from './page-api.ts'

const KEY = 'tradeWidgets'

const state: unique symbol = Symbol.for('trade-widgets')

type Claimed = { readonly [state]: { warned: boolean } }

/** Lets only the first copy of the script start. Others return its API and warn; Turbo runs the same tag again. */
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

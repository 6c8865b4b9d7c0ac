import type { PageApi } from './page-api.ts'
import type { ScriptTag } from './script-tag.ts'

/** The one name that the script adds to `window`: frozen, and not listed among its keys. */
const KEY = 'tradeWidgets'

/** Kept with what is handed out, so that the warning is given once however many copies there are. */
const state: unique symbol = Symbol.for('trade-widgets')

type Claimed = { readonly [state]: { url: string | undefined; warned: boolean } }

/**
 * Lets the first copy of the script on a page do its work. Any other does nothing and hands out what the first one
 * offers, so that a page may call either; it is named once in the console, unless it is the same file again. Without a
 * window nothing is started.
 */
export function claimPage(api: PageApi, start: () => void, script?: ScriptTag): PageApi {
  if (typeof window === 'undefined') return api
  const first: (PageApi & Partial<Claimed>) | undefined = Reflect.get(window, KEY)
  const known = first?.[state]
  if (!first || !known) {
    const claimed = { url: script?.url, warned: false }
    Object.defineProperty(window, KEY, { value: Object.freeze({ ...api, [state]: claimed }) })
    start()
    return api
  }
  // A module is known by its name alone: of two, either may be running.
  if (!known.warned && (!script?.isOnly || script.url !== known.url)) {
    console.warn('trade-widgets: the script is on this page more than once. The first copy is used.')
    known.warned = true
  }
  return first
}

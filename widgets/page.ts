const mark = Symbol.for('trade-widgets')

type Claim<Api> = { api: Api; warned: boolean }

/**
 * Lets the first copy of the script on a page do its work. Any other does nothing, is named once in the console,
 * and hands out what the first one offers, so that a page may call either. Without a window nothing is started.
 */
export function claimPage<Api extends object>(api: Api, start: () => void): Api {
  if (typeof window === 'undefined') return api
  const claim: Claim<Api> | undefined = Reflect.get(window, mark)
  if (!claim) {
    Object.defineProperty(window, mark, { value: { api, warned: false }, configurable: true })
    start()
    return api
  }
  if (!claim.warned) {
    console.warn('trade-widgets: the script is on this page more than once. The first copy is used.')
    claim.warned = true
  }
  return claim.api
}

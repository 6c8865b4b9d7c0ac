import { atom, type ReadableAtom } from 'nanostores'
import { authorizeCalls } from '#shared/api/authorization.ts'

const KEY = 'trade-dashboard:token'

const $held = atom('')

/**
 * The token that the storefront opens this page with, or ''. It lives as long as the tab and goes nowhere but into the
 * Authorization header.
 */
export const $token: ReadableAtom<string> = $held

/**
 * Takes the token out of the address at once; without one there, that of before a reload counts. From now on every call
 * carries it, until the server no longer knows it.
 */
export function takeToken(): void {
  const address = new URL(location.href)
  const given = address.searchParams.get('token')
  if (given !== null) {
    address.searchParams.delete('token')
    history.replaceState(history.state, '', address)
  }
  hold(given || stored())
  authorizeCalls({
    // Who the member is the server knows by the token.
    member: () => ($held.get() ? { id: 0, token: $held.get() } : null),
    onUnauthorised: () => hold(''),
  })
}

function hold(token: string): void {
  $held.set(token)
  try {
    if (token) sessionStorage.setItem(KEY, token)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked or full: a reload signs out.
  }
}

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

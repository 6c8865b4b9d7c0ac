import { atom, type ReadableAtom } from 'nanostores'
import { fetchUserDetail } from '#shared/api/account.ts'
import { authorizeCalls } from '#shared/api/authorization.ts'
import { ApiError } from '#shared/api/error.ts'
import { $user } from '#shared/session/session.ts'
import { readUser } from '#shared/session/user.ts'
import { resetQueries } from '#shared/stores/query.ts'
import { redeemCode } from './api.ts'

const KEY = 'trade-dashboard:token'
/** The key under which the storefront keeps the signed-in user. This page can read it if both have the same origin. */
const STOREFRONT_KEY = 'user'

export type Person = { token: string; name: string; email: string }

export type Access =
  | { at: 'signed out' }
  /** The server is being asked for the member of the link. */
  | { at: 'arriving' }
  | { at: 'member'; token: string }
  /**
   * Nothing here shows that the link comes from the storefront's member: anybody can send a link to their own account.
   * So the reader decides. `present` is the member of this browser, if there is one.
   */
  | { at: 'asking'; present: Person | null; arriving: Person }

const $held = atom<Access>({ at: 'signed out' })

/** The member for whom the page is shown. The token goes nowhere but into the Authorization header. */
export const $access: ReadableAtom<Access> = $held

function heldToken(): string {
  const access = $held.get()
  return access.at === 'member' ? access.token : ''
}

/**
 * Takes token or code out of the address. From now on every call carries the token while it is valid. A page that is signed
 * out follows a sign-in, here or on the storefront in another tab.
 */
export async function takeToken(): Promise<void> {
  $user.listen(user => user && followSignIn(user.token))
  authorizeCalls({
    // The server knows the member by the token, so the id does not matter.
    member: () => (heldToken() ? { id: 0, token: heldToken() } : null),
    onUnauthorised: token => token === heldToken() && hold(''),
  })
  const { token, code } = takeOutOfAddress()
  if (!token && !code) return hold(stored() || storefrontToken())
  const known = [stored(), storefrontToken()].filter(each => each !== '')
  if (!code && token === known[0]) return hold(token)

  $held.set({ at: 'arriving' })
  try {
    const arriving = await memberOf(code ? await redeemCode(code) : token)
    const present = await firstMemberOf(known)
    if (!arriving || present?.id === arriving.id) hold(arriving?.token ?? present?.token ?? '')
    else $held.set({ at: 'asking', present, arriving })
  } catch {
    // The code was used before, or there was no answer: the present member stays.
    hold(known[0] ?? '')
  }
}

/** Signs the tab in, or out with ''. */
export function hold(token: string): void {
  $held.set(token ? { at: 'member', token } : { at: 'signed out' })
  try {
    if (token) sessionStorage.setItem(KEY, token)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked or full: a reload signs out.
  }
}

function followSignIn(token: string): void {
  if ($held.get().at !== 'signed out') return
  // They may be the data of the member who was here before.
  resetQueries()
  hold(token)
}

function takeOutOfAddress(): { token: string; code: string } {
  const address = new URL(location.href)
  const take = (name: string): string => {
    const value = address.searchParams.get(name)
    address.searchParams.delete(name)
    return value ?? ''
  }
  const taken = { token: take('token'), code: take('code') }
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  return taken
}

async function firstMemberOf(tokens: readonly string[]) {
  for (const token of tokens) {
    const found = await memberOf(token)
    if (found) return found
  }
  return null
}

/** Returns the member of a token, or null if the server does not know it. */
async function memberOf(token: string) {
  try {
    return { ...(await fetchUserDetail(token)), token }
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorised') return null
    throw error
  }
}

const stored = (): string => read(() => sessionStorage.getItem(KEY)) ?? ''

const storefrontToken = (): string =>
  readUser(read(() => localStorage.getItem(STOREFRONT_KEY)) ?? undefined)?.token ?? ''

/** Reads from storage, which may be blocked. */
function read(from: () => string | null): string | null {
  try {
    return from()
  } catch {
    return null
  }
}

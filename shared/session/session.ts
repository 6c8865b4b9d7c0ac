import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { authorizeCalls } from '#shared/api/authorization.ts'
import { parseId } from '#shared/api/parse-id.ts'
import { $config, fixHosts } from '#shared/config/config.ts'
import { currentRendering, perRendering } from '#shared/config/rendering.ts'
import { followStorage, guardStorage } from '#shared/storage/guarded-storage.ts'
import { isSameJson } from '#shared/storage/is-same-json.ts'
import { listenTo } from '#shared/storage/listen-to.ts'
import { toJson } from '#shared/storage/to-json.ts'
import { isUserText, readUser, type User } from './user.ts'

export type { User } from './user.ts'

/** What follows `storageKey` in the keys beside the member's. */
export const ENDED = ':ended'
export const API = ':api'

const storage = guardStorage((key, stored) => {
  if (key.endsWith(ENDED)) return parseId(stored) !== undefined
  return key.endsWith(API) ? URL.canParse(stored) : isUserText(stored)
})

export type Session =
  | { at: 'visitor' }
  | { at: 'member'; user: User }
  /** The server ended the member's session. Until somebody signs in or out, screens offer to sign in again. */
  | { at: 'expired'; userId: number }

const $current = atom<Session>({ at: 'visitor' })

/** The user of this page, kept in local storage under the configured key. Every widget and tab follows at once. */
export const $session: ReadableAtom<Session> = perRendering($current, sessionOfRendering)

/** The signed-in member, or null. */
export const $user: ReadableAtom<User | null> = perRendering(computed($session, userOf), () =>
  userOf(sessionOfRendering()),
)

/** A member by id, or a visitor. */
export type Owner = number | 'visitor'

/** The owner of the data on the page. After an expiry it stays the member, so that nothing vanishes. */
export const $owner: ReadableAtom<Owner> = perRendering(computed($current, ownerOf), () =>
  ownerOf(sessionOfRendering()),
)

/** The key for the id of the user whose session the server ended. It tells other tabs that this was no sign-out. */
const endedKey = (): string => $config.get().storageKey + ENDED

/** The key for the origin of the API that issued the token. No other API gets the token (decisions.mdx#bearer). */
const apiKey = (): string => $config.get().storageKey + API

const originOf = (host: string): string => (URL.canParse(host) ? new URL(host).origin : host)

/** The id of the last member of this page. */
let lastId: number | undefined

onMount($current, () => {
  let key = ''
  let host = ''
  const stop = $config.subscribe(({ storageKey, apiHost }) => {
    if (storageKey === key && apiHost === host) return
    key = storageKey
    host = apiHost
    check()
  })
  if (typeof window === 'undefined') return stop
  const unfollow = followStorage('', check)
  // A hidden page gets `storage` events late.
  const stopOnFocus = listenTo(window, ['focus'], check)
  const checkWhenShown = (): void => {
    if (document.visibilityState === 'visible') check()
  }
  const stopWhenShown = listenTo(document, ['visibilitychange'], checkWhenShown)
  return () => {
    stop()
    unfollow()
    stopOnFocus()
    stopWhenShown()
  }
})

/** Reads the storage, not the value of an event, which may be older than a later write of this page. */
const check = (): void => hold(readUser(storage.read($config.get().storageKey)))

/** Stores the user, with a token from this API, and updates the session. Null is stored as the text `null`. */
export function keepUser(user: User | null, apiHost = $config.get().apiHost): void {
  // Before the user: a tab that reads in between would send the token to another API.
  if (user) storage.write(apiKey(), originOf(apiHost))
  storage.write($config.get().storageKey, toJson(user))
  // After the user: a tab that reads in between would take the expiry for a sign-out.
  storage.write(user ? endedKey() : apiKey(), undefined)
  hold(user)
}

/** Ends the session here, in every widget and tab. */
export function forgetUser(): void {
  storage.write(endedKey(), undefined)
  keepUser(null)
}

/** Marks the session as expired, in every tab, because the server no longer knows this token. */
export function endSession(token = $user.get()?.token): void {
  const user = presentUser()
  if (!user || user.token !== token) return
  storage.write(endedKey(), String(user.id))
  keepUser(null)
}

/** Returns the member from the storage, because another tab may have signed in again, or out, a moment ago. */
export function presentUser(): User | null {
  check()
  return $user.get()
}

authorizeCalls({ member: memberForCalls, onUnauthorised: endSession })

function memberForCalls(): User | null {
  const user = $user.get()
  // A server's reads get the token outside of the stores.
  if (!user || currentRendering()) return user
  fixHosts()
  // An earlier version stored no API with the token, so the current one applies.
  if (!storage.read(apiKey())) storage.write(apiKey(), originOf($config.get().apiHost))
  return user
}

/** Returns true if the session can't be remembered and so ends with the page. */
export function sessionEndsWithPage(): boolean {
  return storage.endsWithPage($config.get().storageKey)
}

/** Forgets the session, as a new page would, for tests and stories. */
export function resetSession(): void {
  storage.reset()
  lastId = undefined
  storage.write($config.get().storageKey, undefined)
  hold(null)
}

function hold(stored: User | null): void {
  const api = storage.read(apiKey())
  const user = !api || api === originOf($config.get().apiHost) ? stored : null
  if (user) lastId = user.id
  const before = $current.value
  const session = sessionOf(user)
  // A check of the storage may give an equal session, which should call no listener.
  if (!isSameJson(before, session)) $current.set(session)
  const earlier = userOf(before)
  if (earlier?.id === user?.id && earlier?.name === user?.name) return
  if (typeof document === 'undefined') return
  const detail = { signedIn: user !== null, name: user?.name ?? '' }
  document.dispatchEvent(new CustomEvent('trade-session-change', { detail, bubbles: true, composed: true }))
}

function sessionOf(user: User | null): Session {
  if (user) return { at: 'member', user }
  if (lastId !== undefined && storage.read(endedKey()) === String(lastId))
    return { at: 'expired', userId: lastId }
  return { at: 'visitor' }
}

/** Returns the owner of the data in this session. */
export function ownerOf(session: Session): Owner {
  if (session.at === 'member') return session.user.id
  return session.at === 'expired' ? session.userId : 'visitor'
}

/** Returns the next owner of a text that is `shown` now. One that a visitor began after an expiry stays a visitor's. */
export function ownerAfter(shown: Owner): Owner {
  const session = $session.get()
  const owner = ownerOf(session)
  return session.at === 'expired' && owner !== shown ? 'visitor' : owner
}

/** The session that a server renders. It knows neither the token nor anything else of the member. */
function sessionOfRendering(): Session {
  const id = currentRendering()?.member
  return id === undefined
    ? { at: 'visitor' }
    : { at: 'member', user: { id, name: '', image: '', token: '', email: '' } }
}

function userOf(session: Session): User | null {
  return session.at === 'member' ? session.user : null
}

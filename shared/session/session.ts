import { persistentAtom } from '@nanostores/persistent'
import { atom, computed, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'
import { authorizeCalls } from '#shared/api/authorization.ts'
import { $config, fixHosts } from '#shared/config/config.ts'
import { guardStorage } from '#shared/storage/guarded-storage.ts'
import { persistIn } from './persistent-engine.ts'
import { isUserText, readUser, type User, writeUser } from './user.ts'

export type { User } from './user.ts'

const ENDED = ':ended'
const API = ':api'

const storage = guardStorage((key, stored) => {
  if (key.endsWith(ENDED)) return /^\d+$/.test(stored)
  return key.endsWith(API) ? URL.canParse(stored) : isUserText(stored)
})
const checkStorage = persistIn(storage, () => hold(userOf($current.value)))

const storeByKey = new Map<string, WritableAtom<User | null>>()

function storeFor(key: string): WritableAtom<User | null> {
  const known = storeByKey.get(key)
  if (known) return known
  const store = persistentAtom<User | null>(key, null, { encode: writeUser, decode: readUser })
  storeByKey.set(key, store)
  return store
}

const current = (): WritableAtom<User | null> => storeFor($config.get().storageKey)

export type Session =
  | { at: 'visitor' }
  | { at: 'member'; user: User }
  /** The server ended the session of this page's member: until somebody signs in or out, screens offer to sign in again. */
  | { at: 'expired'; userId: number }

const $current = atom<Session>({ at: 'visitor' })

/** Who uses this page. The user is kept in local storage under the configured key; every widget and every tab follows at once. */
export const $session: ReadableAtom<Session> = $current

/** The signed-in member, or null. */
export const $user: ReadableAtom<User | null> = computed($session, userOf)

/** Under this key stands the id of the user whose session the server ended: other tabs tell it from a sign-out by that. */
const endedKey = (): string => $config.get().storageKey + ENDED

/** Under this key stands the origin of the API that gave the token, which goes to no other (decisions.mdx#bearer). */
const apiKey = (): string => $config.get().storageKey + API

const originOf = (host: string): string => (URL.canParse(host) ? new URL(host).origin : host)

/** The last member of this page. */
let lastId: number | undefined

onMount($current, () => {
  let unsubscribeStore = (): void => {}
  let key = ''
  let host = ''
  const unsubscribeConfig = $config.subscribe(({ storageKey, apiHost }) => {
    if (storageKey === key && apiHost === host) return
    key = storageKey
    host = apiHost
    unsubscribeStore()
    unsubscribeStore = storeFor(key).subscribe(hold)
  })
  return () => {
    unsubscribeConfig()
    unsubscribeStore()
  }
})

/** Holds the user, whose token this API gave, and remembers it; null is stored as the text `null`. */
export function keepUser(user: User | null, apiHost = $config.get().apiHost): void {
  // Before the user: a tab that reads in between would send the token to another API.
  if (user) storage.write(apiKey(), originOf(apiHost))
  current().set(user)
  // After the user: a tab that reads in between would take the expiry for a sign-out.
  storage.write(user ? endedKey() : apiKey(), undefined)
  hold(user)
}

/** Ends the session here, in every widget and in every tab. */
export function forgetUser(): void {
  storage.write(endedKey(), undefined)
  keepUser(null)
}

/** The server no longer knows this token: the session has expired, in every tab. */
export function endSession(token = $user.get()?.token): void {
  const user = presentUser()
  if (!user || user.token !== token) return
  storage.write(endedKey(), String(user.id))
  keepUser(null)
}

/** The signed-in member as the storage has it: another tab may have signed in anew, or out, a moment ago. */
export function presentUser(): User | null {
  checkStorage()
  return $user.get()
}

authorizeCalls({ member: memberForCalls, onUnauthorised: endSession })

function memberForCalls(): User | null {
  const user = $user.get()
  if (!user) return null
  fixHosts()
  // Stored by an earlier version, which did not say whose token it is: that of the API in force.
  if (!storage.read(apiKey())) storage.write(apiKey(), originOf($config.get().apiHost))
  return user
}

/** True when the session can't be remembered and so ends with the page. */
export function sessionEndsWithPage(): boolean {
  return storage.endsWithPage($config.get().storageKey)
}

/** Forgets what is held, as a new page would: for tests and stories. */
export function resetSession(): void {
  storage.reset()
  lastId = undefined
  for (const store of storeByKey.values()) store.set(null)
  hold(null)
}

function hold(stored: User | null): void {
  const api = storage.read(apiKey())
  const user = !api || api === originOf($config.get().apiHost) ? stored : null
  if (user) lastId = user.id
  const before = $current.value
  const session = sessionOf(user)
  // Checking the storage gives an equal session: no listener is called.
  if (JSON.stringify(before) !== JSON.stringify(session)) $current.set(session)
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

function userOf(session: Session): User | null {
  return session.at === 'member' ? session.user : null
}

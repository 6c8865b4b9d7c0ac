import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'
import { $config } from '#shared/config/config.ts'
import { guardStorage } from './storage.ts'
import { isUserText, readUser, type User, writeUser } from './user.ts'

export type { User } from './user.ts'

const storage = guardStorage((_key, stored) => isUserText(stored))

setPersistentEngine(
  storage.record,
  typeof window === 'undefined'
    ? { addEventListener() {}, removeEventListener() {} }
    : windowPersistentEvents,
)

const storeByKey = new Map<string, WritableAtom<User | null>>()

function storeFor(key: string): WritableAtom<User | null> {
  const known = storeByKey.get(key)
  if (known) return known
  const store = persistentAtom<User | null>(key, null, { encode: writeUser, decode: readUser })
  storeByKey.set(key, store)
  return store
}

const current = (): WritableAtom<User | null> => storeFor($config.get().storageKey)

const $held = atom<User | null>(null)

/**
 * The signed-in member, or null. Kept in local storage under the configured key (spec sections 3 and 4)
 * and followed by every widget and every tab at once.
 */
export const $user: ReadableAtom<User | null> = $held

/** True after a call that needs sign-in was refused, until somebody signs in: screens then offer to. */
export const $expired = atom(false)

onMount($held, () => {
  let leave = (): void => {}
  let key = ''
  const follow = $config.subscribe(({ storageKey }) => {
    if (storageKey === key) return
    key = storageKey
    leave()
    leave = storeFor(key).subscribe(hold)
  })
  return () => {
    follow()
    leave()
  }
})

/** Holds the user and remembers it; null is stored as the text `null`, as the spec says. */
export function keepUser(user: User | null): void {
  if (user) $expired.set(false)
  current().set(user)
  if ($held.get() !== user) hold(user)
}

/** Ends the session here, in every widget and in every tab. */
export function signOut(): void {
  $expired.set(false)
  keepUser(null)
}

/** The server no longer knows the token: what was typed stays, and sign-in is offered. */
export function endSession(): void {
  if (!$user.get()) return
  keepUser(null)
  $expired.set(true)
}

/** True when the session can't be remembered and so ends with the page. */
export function sessionEndsWithPage(): boolean {
  return storage.endsWithPage($config.get().storageKey)
}

/** Forgets what is held, as a new page would: for tests and stories. */
export function resetSession(): void {
  storage.reset()
  $expired.set(false)
  for (const store of storeByKey.values()) store.set(null)
  hold(null)
}

function hold(user: User | null): void {
  const before = $held.value
  $held.set(user)
  if (before?.id === user?.id && before?.name === user?.name) return
  if (typeof document === 'undefined') return
  const detail = { signedIn: user !== null, name: user?.name ?? '' }
  document.dispatchEvent(new CustomEvent('trade-session-change', { detail, bubbles: true, composed: true }))
}

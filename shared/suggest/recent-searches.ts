import { atom, onMount, type ReadableAtom, readonlyType } from 'nanostores'
import { $user } from '#shared/session/session.ts'
import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'

const MOST = 8
const YEAR = 365 * 24 * 60 * 60 * 1000
const PREFIX = 'trade-widgets:searches:'
const storage = createExpiringStorage(PREFIX, YEAR)

const ownerNow = (): string => String($user.get()?.id ?? 'visitor')

function read(): string[] {
  const { keywords } = storage.read(ownerNow()) ?? {}
  return (Array.isArray(keywords) ? keywords : []).filter(each => typeof each === 'string')
}

const $keywords = atom<readonly string[]>([])

/** What was searched for on this device, the newest first: one list each for a member and for whoever is not signed in. */
export const $recentSearches: ReadableAtom<readonly string[]> = readonlyType($keywords)

const show = (): void => $keywords.set(read())

onMount($keywords, () => {
  const follow = ({ key }: StorageEvent): void => {
    if (key?.startsWith(PREFIX) ?? true) show()
  }
  window.addEventListener('storage', follow)
  const stop = $user.subscribe(show)
  return () => {
    window.removeEventListener('storage', follow)
    stop()
  }
})

/** Puts a keyword at the top, once however it was written. Blanks are no search. */
export function recordSearch(typed: string): void {
  const keyword = typed.trim()
  if (!keyword) return
  const others = read().filter(each => each.toLowerCase() !== keyword.toLowerCase())
  storage.write(ownerNow(), { keywords: [keyword, ...others].slice(0, MOST) })
  show()
}

export function clearSearches(): void {
  storage.remove(ownerNow())
  show()
}

/**
 * On a sign-out by choice: call it before the sign-out. What was searched for before the sign-in goes too
 * (decisions.mdx#recent-searches).
 */
export function forgetSearches(userId: number): void {
  for (const owner of [userId, 'visitor']) storage.remove(String(owner))
}

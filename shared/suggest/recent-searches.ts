import { atom, onMount, type ReadableAtom, readonlyType } from 'nanostores'
import { array, string, type } from 'superstruct'
import { decode } from '#shared/api/decode.ts'
import { $user } from '#shared/session/session.ts'
import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'

const MAX_SEARCHES = 8
const YEAR = 365 * 24 * 60 * 60 * 1000
const PREFIX = 'trade-widgets:searches:'
const storage = createExpiringStorage(PREFIX, YEAR)

const Searches = type({ keywords: array(string()) })

const ownerNow = (): string => String($user.get()?.id ?? 'visitor')

function read(): string[] {
  const stored = decode(storage.read(ownerNow()), Searches)
  return stored.ok ? stored.value.keywords : []
}

const $keywords = atom<readonly string[]>([])

/** The searches on this device, the newest first: one list for each member, and one for visitors. */
export const $recentSearches: ReadableAtom<readonly string[]> = readonlyType($keywords)

const show = (): void => $keywords.set(read())

onMount($keywords, () => {
  const follow = ({ key }: StorageEvent): void => {
    if (key?.startsWith(PREFIX) ?? true) show()
  }
  const watch = new AbortController()
  window.addEventListener('storage', follow, { signal: watch.signal })
  const stop = $user.subscribe(show)
  return () => {
    watch.abort()
    stop()
  }
})

/** Puts a keyword at the top, once regardless of its spelling. Ignores blanks. */
export function recordSearch(typed: string): void {
  const keyword = typed.trim()
  if (!keyword) return
  const others = read().filter(each => each.toLowerCase() !== keyword.toLowerCase())
  storage.write(ownerNow(), { keywords: [keyword, ...others].slice(0, MAX_SEARCHES) })
  show()
}

export function clearSearches(): void {
  storage.remove(ownerNow())
  show()
}

/** Deletes a member's searches before a sign-out, older ones of visitors too: decisions.mdx#recent-searches. */
export function forgetSearches(userId: number): void {
  for (const owner of [userId, 'visitor']) storage.remove(String(owner))
}

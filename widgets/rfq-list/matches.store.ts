import { atom, onMount, type ReadableAtom } from 'nanostores'
import { type ApiError, toApiError } from '#shared/api/error.ts'
import { searchItems } from '#shared/api/search.ts'
import type { Offer } from '#shared/rfq-list/rfq-list.ts'

/** What the search finds for the words of a line. */
export type Matches =
  | { at: 'looking' }
  | { at: 'found'; offers: readonly Offer[] }
  | { at: 'failed'; error: ApiError; retry: () => void }

const MOST_AT_ONCE = 4
const MOST_MATCHES = 5

const waiting: (() => Promise<void>)[] = []
let running = 0

/** A list of many lines must not keep the server from everything else. */
function start(): void {
  const next = running < MOST_AT_ONCE ? waiting.shift() : undefined
  if (!next) return
  running += 1
  void next().finally(() => {
    running -= 1
    start()
  })
  start()
}

const stores = new Map<string, ReadableAtom<Matches>>()

/** The best matches for some words: looked up while somebody looks at them, and no longer. */
export function matchesOf(words: string): ReadableAtom<Matches> {
  const known = stores.get(words)
  if (known) return known
  const $matches = atom<Matches>({ at: 'looking' })
  onMount($matches, () => {
    const gone = new AbortController()
    stores.set(words, $matches)
    const look = (): void => {
      $matches.set({ at: 'looking' })
      waiting.push(async () => {
        if (gone.signal.aborted) return
        try {
          $matches.set({ at: 'found', offers: await find(words, gone.signal) })
        } catch (error) {
          if (!gone.signal.aborted) $matches.set({ at: 'failed', error: toApiError(error), retry: look })
        }
      })
      start()
    }
    look()
    return () => {
      gone.abort()
      stores.delete(words)
    }
  })
  stores.set(words, $matches)
  return $matches
}

async function find(keyword: string, signal: AbortSignal): Promise<Offer[]> {
  const { items } = await searchItems({ keyword, tab: 'products', page: 1 }, { signal })
  // Where the server names no company there is nobody to ask.
  const offered = items.filter(({ companyId }) => companyId > 0).slice(0, MOST_MATCHES)
  return offered.map(({ id, name, companyId, companyName }) => ({
    kind: 'product',
    itemId: id,
    itemName: name,
    companyId,
    companyName,
  }))
}

import { atom, onMount, type ReadableAtom } from 'nanostores'
import { type ApiError, toApiError } from '#shared/api/error.ts'
import { searchItems } from '#shared/api/search.ts'
import { $config } from '#shared/config/config.ts'
import type { SellerItem } from '#shared/procurement/rfq-list/rfq-list.ts'
import { isTime, unitIn } from '#shared/sheets/units.ts'
import { keywordsFor, leftOutOf } from './fewer-words.ts'

type Kind = SellerItem['kind']
/** An item that the buyer may request, with details to choose by. `stated` has its facts, if the host knows them. */
export type Match = { offer: SellerItem; location: string; description: string; stated: string }
/** `leftOut` are words of the line without which the items were found. */
type Found = Readonly<Record<Kind, readonly Match[]>> & { leftOut: string }

/** The results of a search for the words of a line. */
export type Matches =
  | { at: 'looking' }
  | { at: 'found'; found: Found }
  | { at: 'failed'; error: ApiError; retry: () => void }

/** The number of lookups at once. Each requests products and services. */
const MAX_AT_ONCE = 2
const MAX_MATCHES = 5
const MAX_OF_OTHER = 2

const waiting: (() => Promise<void>)[] = []
let running = 0

/** Starts waiting lookups, a few at a time, so that a long list does not keep the server from other requests. */
function start(): void {
  const next = running < MAX_AT_ONCE ? waiting.shift() : undefined
  if (!next) return
  running += 1
  void next().finally(() => {
    running -= 1
    start()
  })
  start()
}

const stores = new Map<string, ReadableAtom<Matches>>()

/** Returns the best matches for some words. They are looked up only while something subscribes. */
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
          $matches.set({ at: 'found', found: await find(words, gone.signal) })
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

/** Searches with fewer words if all of them find nothing. */
async function find(words: string, signal: AbortSignal): Promise<Found> {
  let found: Found = { product: [], service: [], leftOut: '' }
  for (const keyword of keywordsFor(words)) {
    const [product, service] = await Promise.all([
      look(keyword, 'product', signal),
      look(keyword, 'service', signal),
    ])
    found = { product, service, leftOut: leftOutOf(words, keyword) }
    if (product.length + service.length > 0) return found
  }
  return { ...found, leftOut: '' }
}

async function look(keyword: string, kind: Kind, signal: AbortSignal): Promise<Match[]> {
  const { items } = await search({ keyword, tab: `${kind}s`, page: 1 }, signal)
  // An item without a company has no seller to ask.
  const offered = items.filter(({ companyId }) => companyId > 0).slice(0, MAX_MATCHES)
  return offered.map(({ id, name, companyId, companyName, location, description, facts }) => ({
    offer: { kind, itemId: id, itemName: name, companyId, companyName },
    location,
    description,
    stated: facts.map(({ value }) => value).join('. '),
  }))
}

type Wanted = { keyword: string; tab: 'products' | 'services'; page: number }

async function search(wanted: Wanted, signal: AbortSignal) {
  if ($config.get().searchExtensions) {
    const { searchItemsBy } = await import('#shared/api/search-extension.ts')
    return searchItemsBy({ sort: 'relevance', state: '', categoryId: 0 }, wanted, { signal })
  }
  const { items } = await searchItems(wanted, { signal })
  return { items: items.map(item => ({ ...item, facts: [] })) }
}

/** Returns the best products and services for a line. Services come first if it asks for work or they match better. */
export function bestOf({ product, service }: Found, words: string, unit: string): Match[] {
  const asked = wordsIn(words)
  const score = ({ offer }: Match): number => {
    const name = offer.itemName.toLowerCase()
    return asked.filter(word => name.includes(word)).length
  }
  const best = (matches: readonly Match[]): number => Math.max(-1, ...matches.map(score))
  const known = unitIn(unit)
  const isWork = known === 'lot' || isTime(known ?? '') || best(service) > best(product)
  const [first, second] = isWork ? [service, product] : [product, service]
  // Equally good matches of the other kind get a place too, except services for a line that counts goods.
  const room = isWork || !known ? MAX_OF_OTHER : 0
  const equal = second.filter(match => score(match) >= best(first)).slice(0, room)
  return [
    ...first.slice(0, MAX_MATCHES - equal.length),
    ...equal,
    ...second.filter(match => !equal.includes(match)),
  ].slice(0, MAX_MATCHES)
}

/** Returns the words of a text without plural endings, which distinguish nothing. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,;()]+/)
    .filter(Boolean)
    .map(word => word.replace(/(?<=\w{3})s$/, ''))

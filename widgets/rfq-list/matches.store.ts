import { atom, onMount, type ReadableAtom } from 'nanostores'
import { type ApiError, toApiError } from '#shared/api/error.ts'
import { searchItems } from '#shared/api/search.ts'
import type { Offer } from '#shared/rfq-list/rfq-list.ts'
import { unitIn } from './units.ts'

type Kind = Offer['kind']
/** What may be asked for, and what there is to choose by. */
export type Match = { offer: Offer; location: string; description: string }
type Found = Readonly<Record<Kind, readonly Match[]>>

/** What the search finds for the words of a line. */
export type Matches =
  | { at: 'looking' }
  | { at: 'found'; found: Found }
  | { at: 'failed'; error: ApiError; retry: () => void }

/** Each asks for products and for services. */
const MOST_AT_ONCE = 2
const MOST_MATCHES = 5
const MOST_OF_OTHER = 2

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

async function find(keyword: string, signal: AbortSignal): Promise<Found> {
  const look = async (kind: Kind): Promise<Match[]> => {
    const { items } = await searchItems({ keyword, tab: `${kind}s`, page: 1 }, { signal })
    // Where the server names no company there is nobody to ask.
    const offered = items.filter(({ companyId }) => companyId > 0).slice(0, MOST_MATCHES)
    return offered.map(({ id, name, companyId, companyName, location, description }) => ({
      offer: { kind, itemId: id, itemName: name, companyId, companyName },
      location,
      description,
    }))
  }
  const [product, service] = await Promise.all([look('product'), look('service')])
  return { product, service }
}

/** Units by which work is bought. */
const OF_SERVICES = ['day', 'lot']

/** What of both kinds is offered for a line: services first where it asks for work, or where they match better. */
export function bestOf({ product, service }: Found, words: string, unit: string): Match[] {
  const asked = wordsIn(words)
  const score = ({ offer }: Match): number => {
    const name = offer.itemName.toLowerCase()
    return asked.filter(word => name.includes(word)).length
  }
  const best = (matches: readonly Match[]): number => Math.max(-1, ...matches.map(score))
  const known = unitIn(unit)
  const isWork = OF_SERVICES.includes(known ?? '') || best(service) > best(product)
  const [first, second] = isWork ? [service, product] : [product, service]
  // Of the other kind, what matches no worse has room too, but no service where goods are counted.
  const room = isWork || !known ? MOST_OF_OTHER : 0
  const equal = second.filter(match => score(match) >= best(first)).slice(0, room)
  return [
    ...first.slice(0, MOST_MATCHES - equal.length),
    ...equal,
    ...second.filter(match => !equal.includes(match)),
  ].slice(0, MOST_MATCHES)
}

/** Without the plural's ending, by which nothing is told apart. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,;()]+/)
    .filter(Boolean)
    .map(word => word.replace(/(?<=\w{3})s$/, ''))

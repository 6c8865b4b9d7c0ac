import {
  $rfqList,
  chooseItems,
  isSame,
  type RfqLine,
  type SellerItem,
} from '#shared/procurement/rfq-list/rfq-list.ts'
import { compareDetails } from './details.ts'
import { bestOf, type Match, type Matches, matchesOf } from './matches.store.ts'

/** The sellers that are chosen at once for a line. */
export const CHOSEN_AT_ONCE = 3

/** Compares what a line asks for, in its words, note and requirements, with all that is known of an item. */
export function compareMatch(line: RfqLine, { offer, description, stated }: Match) {
  const { standard, size } = { ...$rfqList.get().requirements, ...line.requirements }
  return compareDetails(
    line.wanted,
    `${offer.itemName}. ${description} ${stated}`,
    [line.note, standard, size].join('. '),
  )
}

/** Tells whether an item that is chosen for a line differs in a detail from what the line asks for. */
export const hasDiffering = (line: RfqLine, matches: readonly Match[]): boolean =>
  matches.some(
    match =>
      line.offers.some(offer => isSame(offer, match.offer)) && compareMatch(line, match).different.length > 0,
  )

/** Returns the best matches of a search for a line. */
export const matchesFor = (line: RfqLine, words: string, matches: Matches): Match[] =>
  matches.at === 'found' ? bestOf(matches.found, words, line.unit) : []

/** What has become of the lines that had no seller. */
export type Outcome = {
  chosen: ReadonlyMap<string, readonly SellerItem[]>
  /** True if sellers were also chosen for the `differing` lines. */
  isNearest: boolean
  lines: number
  noMatch: number
  /** Lines of which each match differs in a detail. */
  differing: number
  failed: number
}

/**
 * Chooses the best sellers for each line that has none. Their items do not differ, or `isNearest` is true and they
 * differ in no more details than any other.
 */
export async function chooseForAll(lines: readonly RfqLine[], isNearest: boolean): Promise<Outcome> {
  const open = lines.filter(({ offers, wanted }) => offers.length === 0 && wanted.trim() !== '')
  const looked = await Promise.all(
    open.map(async line => {
      const matches = await lookedUp(line.wanted)
      return { id: line.id, at: matches.at, ...nearestOf(line, matchesFor(line, line.wanted, matches)) }
    }),
  )
  const matched = looked.filter(({ offers }) => offers.length > 0)
  const chosen = new Map(
    matched.filter(({ details }) => isNearest || details === 0).map(({ id, offers }) => [id, offers]),
  )
  chooseItems(({ id, offers }) => (offers.length > 0 ? offers : (chosen.get(id) ?? [])))
  const failed = looked.filter(({ at }) => at === 'failed').length
  return {
    chosen,
    isNearest,
    lines: open.length,
    noMatch: open.length - matched.length - failed,
    differing: matched.filter(({ details }) => details > 0).length,
    failed,
  }
}

/** Takes the sellers off again that were chosen at once. */
export const undoChoice = ({ chosen }: Outcome): void =>
  chooseItems(({ id, offers }) => offers.filter(each => !chosen.get(id)?.some(other => isSame(each, other))))

/** Returns the items of the best sellers that differ in the fewest details, and in how many. */
function nearestOf(line: RfqLine, found: readonly Match[]): { details: number; offers: SellerItem[] } {
  const differing = found.map(match => ({ match, details: compareMatch(line, match).different.length }))
  const details = Math.min(...differing.map(each => each.details))
  const nearest = differing.filter(each => each.details === details).map(({ match }) => match.offer)
  const offers = new Map(nearest.map(offer => [offer.companyId, offer] as const).reverse())
  return { details, offers: [...offers.values()].reverse().slice(0, CHOSEN_AT_ONCE) }
}

/** Waits for the matches for some words. A search that failed is repeated. */
function lookedUp(words: string): Promise<Matches> {
  const $matches = matchesOf(words)
  const before = $matches.get()
  if (before.at === 'failed') before.retry()
  return new Promise(resolve => {
    const stop = $matches.subscribe(matches => {
      if (matches.at === 'looking') return
      resolve(matches)
      queueMicrotask(() => stop())
    })
  })
}

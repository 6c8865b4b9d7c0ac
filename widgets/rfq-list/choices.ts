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

/** Returns the best matches of a search for a line. */
export const matchesFor = (line: RfqLine, words: string, matches: Matches): Match[] =>
  matches.at === 'found' ? bestOf(matches.found, words, line.unit) : []

/** What has become of the lines that had no seller. */
export type Outcome = {
  chosen: ReadonlyMap<string, readonly SellerItem[]>
  lines: number
  noMatch: number
  /** Lines of which each match differs in a detail. */
  differing: number
  failed: number
}

/** Chooses the best sellers whose items do not differ, for each line that has none. */
export async function chooseForAll(lines: readonly RfqLine[]): Promise<Outcome> {
  const open = lines.filter(({ offers, wanted }) => offers.length === 0 && wanted.trim() !== '')
  const looked = await Promise.all(
    open.map(async line => {
      const matches = await lookedUp(line.wanted)
      const found = matchesFor(line, line.wanted, matches)
      return { line, at: matches.at, found, fitting: fittingOf(line, found) }
    }),
  )
  const chosen = new Map(
    looked.filter(({ fitting }) => fitting.length > 0).map(({ line, fitting }) => [line.id, fitting]),
  )
  chooseItems(({ id, offers }) => (offers.length > 0 ? offers : (chosen.get(id) ?? [])))
  const failed = looked.filter(({ at }) => at === 'failed').length
  const noMatch = looked.filter(({ found }) => found.length === 0).length - failed
  return {
    chosen,
    lines: open.length,
    noMatch,
    failed,
    differing: open.length - chosen.size - noMatch - failed,
  }
}

/** Takes the sellers off again that were chosen at once. */
export const undoChoice = ({ chosen }: Outcome): void =>
  chooseItems(({ id, offers }) => offers.filter(each => !chosen.get(id)?.some(other => isSame(each, other))))

function fittingOf(line: RfqLine, found: readonly Match[]): SellerItem[] {
  const fitting = found.filter(match => compareMatch(line, match).different.length === 0)
  const offers = new Map(fitting.map(({ offer }) => [offer.companyId, offer] as const).reverse())
  return [...offers.values()].reverse().slice(0, CHOSEN_AT_ONCE)
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

import type { BidLine, BidOffer, Bids } from './bids.ts'
import { isComplete, openQuantity, type Rates, totalOf, worthIn } from './comparison.ts'
import { compareDecimals, minus, parseDecimal, ZERO } from './decimal.ts'
import { totalsOf } from './sums.ts'

/** A request that is to be ordered. The quantity is '' where its line states none. */
type Award = { rfq: number; quantity: string }

type Ordered = { item: number; offer: BidOffer; quantity: string | null }

/** What an award costs, in all and from each seller. */
export type AwardSums = ReturnType<typeof awardSums>

/** Returns what an award costs, and the number of lines of which something is still open after it. */
export function awardSums(bids: Bids, awards: readonly Award[]) {
  const quantities = new Map(awards.map(({ rfq, quantity }) => [rfq, quantity]))
  const ordered = bids.lines.flatMap(({ item, bids: ofLine }) =>
    ofLine.flatMap((bid, at) => {
      const quantity = quantities.get(bid?.rfq ?? 0)
      const seller = bids.sellers[at]
      return bid?.offer && seller && quantity !== undefined
        ? [{ item, seller, offer: bid.offer, quantity: quantity || null }]
        : []
    }),
  )
  const names = new Map(ordered.map(({ seller: { id, name } }) => [id, name]))
  return {
    ...sumsOf(ordered, bids),
    sellers: [...names].map(([id, name]) => ({
      id,
      name,
      ...sumsOf(
        ordered.filter(({ seller }) => seller.id === id),
        bids,
      ),
    })),
    open: bids.lines.filter(line => isOpenAfter(line, quantities)).length,
  }
}

function sumsOf(ordered: readonly Ordered[], rates: Rates) {
  const valued = ordered.map(each => ({ ...each, worth: worthIn(each.offer, each.quantity, rates) }))
  const lacking = (what: 'rate' | 'quantity') =>
    valued.filter(({ worth }) => 'missing' in worth && worth.missing === what)
  const unpriced = lacking('quantity')
  const { total, counted } = totalOf(valued.map(({ worth }) => worth))
  return {
    lines: new Set(ordered.map(({ item }) => item)).size,
    /** In the currency of the totals; null if nothing has an amount in it. */
    total: counted > 0 ? total : null,
    /** In the currencies of the quotations. */
    own: totalsOf(valued.filter(each => !unpriced.includes(each))),
    /** What has no rate, and so is not in the total. */
    withoutRate: totalsOf(lacking('rate')),
    /** The number of lines that are in no sum, because they have no quantity. */
    unpriced: unpriced.length,
  }
}

function isOpenAfter(line: BidLine, quantities: ReadonlyMap<number, string>): boolean {
  const chosen = line.bids.flatMap(bid => quantities.get(bid?.rfq ?? 0) ?? [])
  const open = parseDecimal(openQuantity(line) ?? '')
  if (!open) return chosen.length === 0 && !isComplete(line)
  const left = chosen.reduce((rest, quantity) => minus(rest, parseDecimal(quantity) ?? ZERO), open)
  return compareDecimals(left, ZERO) > 0
}

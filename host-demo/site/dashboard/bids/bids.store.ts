/** The data of the bid tables, and what the buyer has chosen in the one that is open. */
import { openQuantity } from '#host-demo/api/bids/comparison.ts'
import { isOver } from '#host-demo/api/quotes/quote-state.ts'
import { createQuery } from '#shared/stores/query.ts'
import { compareDecimals, decimalText, minus, parseDecimal, ZERO } from '#shared/trade/decimal.ts'
import { type Award, type Bids, fetchBids, fetchLists, fetchOrder } from './bid-calls.ts'

export const listsQuery = createQuery(fetchLists)
export const bidsQuery = createQuery(fetchBids)
export const orderQuery = createQuery(fetchOrder)

export type Line = Bids['lines'][number]
export type Bid = NonNullable<Line['bids'][number]>

/** Returns what a line asks for: the title of its request without the words that every RFQ begins with. */
export const wantedIn = ({ title }: { title: string }): string => title.replace(/^RFQ : /, '')

/** The chosen requests, each with the quantity as it is typed. */
export type Chosen = ReadonlyMap<number, string>

/** Checks whether a quotation can be ordered now. */
export const canAward = (line: Line, bid: Bid): boolean =>
  bid.offer !== null && !isOver(bid.status) && openQuantity(line) !== '0'

/** Returns the choice with one request more, for what is left of its line, or with one less. */
export function toggled(chosen: Chosen, line: Line, bid: Bid): Chosen {
  const next = new Map(chosen)
  if (!next.delete(bid.rfq)) next.set(bid.rfq, quantityFor(chosen, line, bid))
  return next
}

/** Returns the choice with all lines of one seller that can be ordered, or without any of them. */
export function toggledSeller(chosen: Chosen, table: Bids, seller: number): Chosen {
  const own = ofSeller(table, seller)
  const isAll = own.every(({ bid }) => chosen.has(bid.rfq))
  return own
    .filter(({ bid }) => isAll || !chosen.has(bid.rfq))
    .reduce<Chosen>((next, { line, bid }) => toggled(next, line, bid), chosen)
}

/** Lists the requests of a seller that can be ordered. */
export const ofSeller = ({ lines }: Bids, seller: number): { line: Line; bid: Bid }[] =>
  lines.flatMap(line => {
    const bid = line.bids[seller]
    return bid && canAward(line, bid) ? [{ line, bid }] : []
  })

function quantityFor(chosen: Chosen, line: Line, bid: Bid): string {
  if (bid.offer?.priceBasis === 'lump sum') return line.quantity ?? ''
  const left = line.bids.reduce(
    (open, each) => minus(open, parseDecimal(chosen.get(each?.rfq ?? 0) ?? '') ?? ZERO),
    parseDecimal(openQuantity(line) ?? '') ?? ZERO,
  )
  return compareDecimals(left, ZERO) > 0 ? decimalText(left) : ''
}

/** Returns what to send, without requests that can no longer be ordered. */
export const awardsOf = ({ lines }: Bids, chosen: Chosen): Award[] =>
  lines.flatMap(line =>
    line.bids.flatMap(bid => {
      const quantity = bid && canAward(line, bid) ? chosen.get(bid.rfq) : undefined
      return bid && quantity !== undefined
        ? [{ rfq: bid.rfq, seen: bid.seen, quantity: quantity.trim() }]
        : []
    }),
  )

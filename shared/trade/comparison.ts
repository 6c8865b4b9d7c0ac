import type { Bid, BidLine, BidOffer, BidTable } from './bids.ts'
import {
  compareDecimals,
  type Decimal,
  decimalText,
  minus,
  parseDecimal,
  plus,
  times,
  ZERO,
} from './decimal.ts'
import { type Delivery, isNotLater, parseDelivery } from './delivery.ts'
import { amountOf, inCurrency } from './sums.ts'

/** A rate that the buyer typed: the value of one unit of `currency` in the currency of the totals, on a day. */
export type Rate = { currency: string; rate: string; date: string }
/** The currency of the totals, and the rates into it. */
export type Rates = { currency: string; rates: readonly Rate[] }

const ONE: Decimal = { digits: 1n, scale: 0 }

/** Returns the rate into the currency of the totals; null without one. */
function rateOf(from: string, { currency, rates }: Rates): Decimal | null {
  if (from === currency) return ONE
  return parseDecimal(rates.find(each => each.currency === from)?.rate ?? '')
}

/** An amount, or the reason why there is none. */
type Worth = { amount: string } | { missing: 'quote' | 'rate' | 'quantity' }

/** Returns the price of a quantity in the currency of the totals, rounded, so that the lines add up to their total. */
export function worthIn(offer: BidOffer, quantity: string | null, rates: Rates): Worth {
  const amount = amountOf(offer, quantity)
  if (!amount) return { missing: 'quantity' }
  const rate = rateOf(offer.currency, rates)
  return rate ? { amount: decimalText(inCurrency(times(amount, rate), rates.currency)) } : { missing: 'rate' }
}

export type Comparison = ReturnType<typeof compareBids>

/** Compares the quotations of a list in one currency. All lists are in the order of the table's lines and sellers. */
export function compareBids({ sellers, lines }: BidTable, rates: Rates) {
  const compared = lines.map(line => {
    const worths = line.bids.map(
      (bid): Worth => (bid?.offer ? worthIn(bid.offer, bid.quantity, rates) : { missing: 'quote' }),
    )
    const lowest = new Set(offeredIn(line).length > 1 ? lowestOffers(line, rates) : [])
    const earliest = earliestOf(line)
    return worths.map((worth, at) => ({
      ...worth,
      isLowest: lowest.has(at),
      isEarliest: earliest.has(at),
    }))
  })
  const totals = sellers.map((_, at) => totalOf(compared.flatMap(cells => cells[at] ?? [])))
  return { lines: compared, totals }
}

/** Adds up amounts, and counts those that are missing by the reason. */
export function totalOf(worths: readonly Worth[]) {
  const amounts = worths.flatMap(worth => ('amount' in worth ? (parseDecimal(worth.amount) ?? []) : []))
  const missing = { quote: 0, rate: 0, quantity: 0 }
  for (const worth of worths) if ('missing' in worth) missing[worth.missing] += 1
  return {
    total: decimalText(amounts.reduce(plus, ZERO)),
    counted: amounts.length,
    missing,
  }
}

type Offered = { at: number; bid: Bid; offer: BidOffer }

const offeredIn = ({ bids }: BidLine): Offered[] =>
  bids.flatMap((bid, at) => (bid?.offer ? [{ at, bid, offer: bid.offer }] : []))

/**
 * Returns the positions of the lowest prices of a line, among the quotations that count. None if a rate or a quantity that is
 * missing could make another one the lowest. A quotation alone is the lowest.
 */
export function lowestOffers(
  line: BidLine,
  rates: Rates,
  counts: (bid: Bid) => boolean = () => true,
): number[] {
  const offered = offeredIn(line).filter(({ bid }) => counts(bid))
  if (offered.length < 2) return offered.map(({ at }) => at)
  const isSameQuantity = offered.every(({ bid }) => bid.quantity === offered[0]?.bid.quantity)
  const isAllByUnit = offered.every(({ offer }) => offer.priceBasis === 'unit')
  const priced = offered.flatMap(({ at, bid, offer }) => {
    const rate = rateOf(offer.currency, rates)
    // Without a quantity, prices per unit can be compared with each other.
    const amount = amountOf(offer, bid.quantity ?? (isAllByUnit ? '1' : null))
    return rate && amount ? [{ at, worth: times(amount, rate) }] : []
  })
  if (priced.length < offered.length || !isSameQuantity) return []
  return priced
    .filter(({ worth }) => priced.every(other => compareDecimals(worth, other.worth) <= 0))
    .map(({ at }) => at)
}

/** Returns the positions of the earliest deliveries, likewise: none if the words of one leave a doubt. */
function earliestOf(line: BidLine): Set<number> {
  const offered = offeredIn(line)
  const read = offered.flatMap(({ at, offer }): { at: number; delivery: Delivery }[] => {
    const delivery = parseDelivery(offer.delivery)
    return delivery ? [{ at, delivery }] : []
  })
  if (offered.length < 2 || read.length < offered.length) return new Set()
  const first = read.filter(({ delivery }) => read.every(other => isNotLater(delivery, other.delivery)))
  return new Set(first.map(({ at }) => at))
}

/** Returns the quantity of a line that is not awarded, as text; null where the line states none. */
export function openQuantity(line: BidLine): string | null {
  const asked = parseDecimal(line.quantity ?? '')
  if (!asked) return null
  const left = line.bids.reduce((open, bid) => minus(open, awardedQuantity(bid)), asked)
  return decimalText(left.digits < 0n ? ZERO : left)
}

/** An accepted quotation is an order for all of it. */
function awardedQuantity(bid: Bid | null): Decimal {
  if (bid?.status !== 'accepted') return ZERO
  return parseDecimal(bid.award?.quantity ?? bid.quantity ?? '') ?? ZERO
}

/** Checks whether nothing of a line is left to award. */
export function isComplete(line: BidLine): boolean {
  const open = openQuantity(line)
  return open === null ? line.bids.some(bid => bid?.status === 'accepted') : open === '0'
}

/** Returns the currencies of the quotations that need a rate. */
export function foreignCurrencies({ lines }: BidTable, currency: string): string[] {
  const quoted = lines.flatMap(line => offeredIn(line).map(({ offer }) => offer.currency))
  return [...new Set(quoted)].filter(each => each !== currency).sort()
}

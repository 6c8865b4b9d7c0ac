/** The data of the bid tables, and what the buyer has chosen in the one that is open. */

import { createQuery } from '#shared/stores/query.ts'
import type { Bids } from '#shared/trade/bids.ts'
import { openQuantity } from '#shared/trade/comparison.ts'
import { compareDecimals, decimalText, minus, parseDecimal, ZERO } from '#shared/trade/decimal.ts'
import { isOver } from '#shared/trade/quote-state.ts'
import { QUANTITY, readNumber, unmistakable } from '#shared/trade/typed-number.ts'
import type { FieldSpec } from '../form.store.ts'
import { numberProblem, quantityKind } from '../number-fields.ts'
import { type Award, fetchBids, fetchLists } from './bid-calls.ts'

export const listsQuery = createQuery(fetchLists)
export const bidsQuery = createQuery(fetchBids)

export type Line = Bids['lines'][number]
export type Bid = NonNullable<Line['bids'][number]>

/** Returns what a line asks for: the title of its request without the words that every RFQ begins with. */
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
  if (bid.offer?.priceBasis === 'lump sum') return unmistakable(line.quantity ?? '')
  const left = line.bids.reduce(
    (open, each) => minus(open, parseDecimal(readQuantity(chosen.get(each?.rfq ?? 0) ?? '')) ?? ZERO),
    parseDecimal(openQuantity(line) ?? '') ?? ZERO,
  )
  return compareDecimals(left, ZERO) > 0 ? unmistakable(decimalText(left)) : ''
}

/** Returns a typed quantity as a decimal, '' if it is not one number. */
function readQuantity(typed: string): string {
  const reading = readNumber(typed, QUANTITY)
  return reading.at === 'read' ? reading.value : ''
}

/** The field for the quantity of a chosen request. */
export const quantityField = (line: Line, bid: Bid): Extract<FieldSpec, { type: 'number' }> => ({
  type: 'number',
  name: `quantity-${bid.rfq}`,
  label: 'Quantity',
  isRequired: true,
  number: quantityKind(line.unit),
})

/** A field that cannot be sent, and why. */
export type QuantityProblem = { field: string; message: string }

/** Returns the first chosen quantity that cannot be ordered as it is typed, or null. */
export function quantityProblem({ lines }: Bids, chosen: Chosen): QuantityProblem | null {
  for (const line of lines.filter(({ quantity }) => quantity !== null))
    for (const bid of line.bids) {
      const typed = bid && canAward(line, bid) ? chosen.get(bid.rfq) : undefined
      if (!bid || typed === undefined) continue
      const field = quantityField(line, bid)
      const message = numberProblem([field], { [field.name]: typed })
      if (message) return { field: field.name, message }
    }
  return null
}

/** Returns what to send, without requests that can no longer be ordered. */
export const awardsOf = ({ lines }: Bids, chosen: Chosen): Award[] =>
  lines.flatMap(line =>
    line.bids.flatMap(bid => {
      const quantity = bid && canAward(line, bid) ? chosen.get(bid.rfq) : undefined
      return bid && quantity !== undefined
        ? [{ rfq: bid.rfq, seen: bid.seen, quantity: readQuantity(quantity) }]
        : []
    }),
  )

import type { Deviation } from './bids.ts'
import { compareDecimals, parseDecimal } from './decimal.ts'
import { parseDelivery } from './delivery.ts'
import { readPrice } from './money.ts'

/** The requirements with which a quotation can be compared; '' where none was set. */
type Wanted = { currency: string; targetPrice: string; neededBy: string }

type Quoted = {
  price: string
  currency: string
  priceBasis: string
  delivery: string
  message: string
}

/**
 * Lists the deviations of a quotation. `missedDay` is the last day for quotations, if it came later. Free text is
 * not compared.
 */
export function deviationsOf(
  { price, currency, priceBasis, delivery, message }: Quoted,
  { currency: wanted, targetPrice, neededBy }: Wanted,
  missedDay: string | null,
): Deviation[] {
  const found: Deviation[] = []
  if (wanted && wanted !== currency) found.push({ kind: 'currency', asked: wanted })
  if (missedDay) found.push({ kind: 'late', asked: missedDay })
  const read = readPrice(targetPrice, wanted)
  // A target that can be read in two ways is left to the reader.
  const asked = read.at === 'read' ? read.value : ''
  const [target, paid] = [parseDecimal(asked), parseDecimal(price)]
  // A target may be for one unit or for all: a price for one unit that is above it is above both.
  const isComparable = wanted === currency && priceBasis === 'unit'
  if (target && paid && isComparable && compareDecimals(paid, target) > 0)
    found.push({ kind: 'target', asked, currency })
  const arrives = parseDelivery(delivery)
  if (neededBy && arrives?.from === 'calendar' && arrives.day > neededBy)
    found.push({ kind: 'delivery', asked: neededBy })
  if (message) found.push({ kind: 'remark', text: message })
  return found
}

import type { Deviation } from './bids.ts'
import { INCOTERMS } from './choices.ts'
import { compareDecimals, parseDecimal } from './decimal.ts'
import { parseDelivery } from './delivery.ts'
import { readPrice } from './money.ts'

/** Every Incoterms rule with the pattern of its code or its name. */
const RULES = Object.entries(INCOTERMS).map(
  ([code, name]) => [code, new RegExp(`\\b(?:${code}|(?:${name.replaceAll(' ', '[ -]')}))\\b`, 'i')] as const,
)

/** Returns the Incoterms rule that a text names, undefined if it names none or several. */
function ruleIn(text: string): string | undefined {
  const [first, ...others] = RULES.filter(([, pattern]) => pattern.test(text))
  return others.length === 0 ? first?.[0] : undefined
}

/** The requirements with which a quotation can be compared; '' where none was set. */
type Wanted = { currency: string; targetPrice: string; neededBy: string; incoterm: string; place: string }

type Quoted = {
  price: string
  currency: string
  priceBasis: string
  delivery: string
  terms: string
  message: string
}

/**
 * Lists the deviations of a quotation. `missedDay` is the last day for quotations, if it came later. Of free text only
 * an Incoterms rule is compared.
 */
export function deviationsOf(
  { price, currency, priceBasis, delivery, terms, message }: Quoted,
  { currency: wanted, targetPrice, neededBy, incoterm, place: destination }: Wanted,
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
  const offered = ruleIn([delivery, terms, message].join('\n'))
  if (incoterm && offered && offered !== incoterm)
    found.push({ kind: 'incoterm', asked: [incoterm, destination].filter(Boolean).join(' '), offered })
  if (message) found.push({ kind: 'remark', text: message })
  return found
}

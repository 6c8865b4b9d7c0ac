import { type Decimal, decimalText, parseDecimal, plus, rounded, times } from './decimal.ts'
import { currencyDigits } from './money.ts'

type Priced = { price: string; priceBasis: 'unit' | 'lump sum' }
type Quoted = Priced & { currency: string }

/** Returns the price of a quantity, unrounded. Null for a price per unit without a quantity. */
export function amountOf({ price, priceBasis }: Priced, quantity: string | null): Decimal | null {
  const each = parseDecimal(price)
  if (priceBasis === 'lump sum' || each === null) return each
  const count = parseDecimal(quantity ?? '')
  return count && times(each, count)
}

/** Rounds an amount half up to the digits of its currency. Every amount that is shown, mailed or added up is rounded so. */
export const inCurrency = (amount: Decimal, currency: string): Decimal =>
  rounded(amount, currencyDigits(currency))

/** Returns the price of a quantity as every list, mail, order and sheet states it. Null as for `amountOf`. */
export function sumOf(offer: Quoted, quantity: string | null): string | null {
  const amount = amountOf(offer, quantity)
  return amount && decimalText(inCurrency(amount, offer.currency))
}

/** Checks whether the price of a quantity is rounded to nothing. */
export const costsNothing = (offer: Quoted, quantity: string | null): boolean =>
  parseDecimal(sumOf(offer, quantity) ?? '')?.digits === 0n

/** Adds up ordered amounts by currency. A line without an amount leaves its currency without a total. */
export function totalsOf(
  priced: readonly { offer: Quoted; quantity: string | null }[],
): { currency: string; amount: string }[] {
  const sums = new Map<string, Decimal | null>()
  for (const { offer, quantity } of priced) {
    const amount = parseDecimal(sumOf(offer, quantity) ?? '')
    const before = sums.get(offer.currency)
    sums.set(offer.currency, before === null || !amount ? null : before ? plus(before, amount) : amount)
  }
  return [...sums].flatMap(([currency, sum]) => (sum ? [{ currency, amount: decimalText(sum) }] : []))
}

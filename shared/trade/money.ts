import { type Reading, readNumber } from './typed-number.ts'

/** The digits of a price: it has up to four after the point, because one of many small things costs less than 0.01. */
const PRICE = { whole: 12, fraction: 4 }

/** The digits of an exchange rate: the value of one unit of a currency in another. */
export const RATE = { whole: 9, fraction: 10 } as const

/**
 * Returns the digits after the point of an amount. They are those of ISO 4217, which `Intl` knows, except for the rupiah:
 * its sen is out of use. See decisions.mdx#typed-prices.
 */
export function currencyDigits(currency: string): number {
  if (currency === 'IDR') return 0
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** Reads a price that was typed in a currency, whose code or sign may stand beside it. */
export function readPrice(typed: string, currency: string): Reading {
  const hasFraction = currencyDigits(currency) > 0
  return readNumber(withoutCurrency(typed, currency), hasFraction ? PRICE : { ...PRICE, fraction: 0 })
}

/**
 * Returns an amount with its currency: 'MYR 12,500.50', 'JPY 12,500'. The amount is a decimal's text. A price may have more
 * digits than an amount: `most`.
 */
export function moneyText(currency: string, amount: string, locale: string, most = 0): string {
  const least = currencyDigits(currency)
  const digits = { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, most) }
  // A text keeps digits that a number would lose.
  const number = amount as Intl.StringNumericLiteral
  if (!/^[a-z]{3}$/i.test(currency))
    return [currency, new Intl.NumberFormat(locale, digits).format(number)].filter(Boolean).join(' ')
  const style = { style: 'currency', currency, currencyDisplay: 'code', ...digits } as const
  return new Intl.NumberFormat(locale, style).format(number)
}

/** Returns a price with its currency and all its digits: 'MYR 0.3333'. */
export const priceInMoney = (currency: string, price: string, locale: string): string =>
  moneyText(currency, price, locale, PRICE.fraction)

/** Returns a typed price without the code or the sign of its currency, and with zeros for the dash in place of a fraction. */
function withoutCurrency(typed: string, currency: string): string {
  const code = currency.toLowerCase()
  const sign = signOf(currency).toLowerCase()
  const text = typed.trim()
  const names = [code, sign, ...(sign.endsWith('$') ? [`${code.slice(0, 1)}$`, `${code.slice(0, 2)}$`] : [])]
  const name = names.find(each => each && text.toLowerCase().startsWith(each))
  const start = name ? text.slice(name.length).trimStart() : text
  const last = names.find(each => each && start.toLowerCase().endsWith(each))
  return (last ? start.slice(0, -last.length) : start)
    .trim()
    .replace(/([.,])[-–—]+$/, (_, mark: string) => `${mark}00`)
}

function signOf(currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
  } catch {
    return ''
  }
}

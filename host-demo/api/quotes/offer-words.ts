import { dateFormat } from '#shared/ui/date.ts'

type Priced = { price: string; currency: string; priceBasis: string }

const BASES = { unit: 'each', all: 'in total' }

/** Returns a price as the dashboard and mails show it: 'MYR 12,500.50 each'. */
export function priceText({ price, currency, priceBasis }: Priced, locale: string, bases = BASES): string {
  return `${sumText(Number(price), currency, locale)} ${priceBasis === 'unit' ? bases.unit : bases.all}`
}

/** Returns a sum of money with its currency: 'MYR 12,500.50'. */
export function sumText(sum: number, currency: string, locale: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: 4 } as const
  return new Intl.NumberFormat(locale, options).format(sum)
}

/** The format for the last day of an offer. It is a day, not a moment: the same day everywhere. */
export const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const

export const dayText = (day: string, locale: string): string => dateFormat(locale, DAY).format(new Date(day))

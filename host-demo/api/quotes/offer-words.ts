import { dateFormat } from '#shared/ui/date.ts'

type Priced = { price: string; currency: string; priceBasis: string }

const BASES = { unit: 'each', all: 'in total' }

/** Returns a price as the dashboard and mails show it: 'MYR 12,500.50 each'. */
export function priceText({ price, currency, priceBasis }: Priced, locale: string, bases = BASES): string {
  const options = { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: 4 } as const
  const amount = new Intl.NumberFormat(locale, options).format(Number(price))
  return `${amount} ${priceBasis === 'unit' ? bases.unit : bases.all}`
}

/** The format for the last day of an offer. It is a day, not a moment: the same day everywhere. */
export const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const

export const dayText = (day: string, locale: string): string => dateFormat(locale, DAY).format(new Date(day))

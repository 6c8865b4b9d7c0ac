import { dateFormat } from '#shared/ui/date.ts'

type Priced = { price: string; currency: string; priceBasis: string }

/** A price as it is read, in the dashboard and in mails: 'MYR 12,500.50 each'. */
export function priceText({ price, currency, priceBasis }: Priced, locale: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: 4 } as const
  const amount = new Intl.NumberFormat(locale, options).format(Number(price))
  return `${amount} ${priceBasis === 'unit' ? 'each' : 'in all'}`
}

/** How the last day of an offer is written. A day and no moment: it is the same day everywhere. */
export const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const

export const dayText = (day: string, locale: string): string => dateFormat(locale, DAY).format(new Date(day))

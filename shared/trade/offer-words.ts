import { messages } from '#shared/messages/i18n.ts'
import { dateFormat } from '#shared/ui/date.ts'
import type { Deviation } from './bids.ts'
import { zoneNames } from './day.ts'
import { priceInMoney } from './money.ts'

type Bases = Readonly<Record<keyof typeof BASES, string>>
type End = Readonly<Record<keyof typeof END, string>>
type Priced = { price: string; currency: string; priceBasis: string }

export const BASES = { unit: 'each', all: 'in total' }
export const END = { at: 'end of the day', in: 'in' }

/** The words of offers on pages. Mails have those of their reader's language. */
export const offerMessages = messages('offerWords', {
  ...BASES,
  ...END,
  currency: 'Asked for in {asked}',
  late: 'Quoted after {asked}',
  target: 'Above the target of {currency} {asked}',
  delivery: 'Needed by {asked}',
  incoterm: 'Asked {asked}, offered {offered}',
  remark: 'Remark: {text}',
})

/** Returns a price as the dashboard and mails show it: 'MYR 12,500.50 each'. */
export function priceText(
  { price, currency, priceBasis }: Priced,
  locale: string,
  bases: Bases = offerMessages.get(),
): string {
  return `${priceInMoney(currency, price, locale)} ${priceBasis === 'unit' ? bases.unit : bases.all}`
}

/** The format for the last day of an offer. Its zone is that of the text, such as `2026-12-31`, not that in which it ends. */
export const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const

export const dayText = (day: string, locale: string): string => dateFormat(locale, DAY).format(new Date(day))

/** Returns where and when a day ends: 'end of the day in Kuala Lumpur (UTC+8)'. */
export function endText(day: string, zone: string, words: End = offerMessages.get()): string {
  const { city, offset } = zoneNames(day, zone)
  return `${[words.at, ...(city ? [words.in, city] : [])].join(' ')} (${offset})`
}

/** Returns a day with the place where it ends: '27 Nov 2026, end of the day in Kuala Lumpur (UTC+8)'. */
export const dayEndText = (day: string, zone: string, locale: string, words?: End): string =>
  `${dayText(day, locale)}, ${endText(day, zone, words)}`

/** Returns a deviation in words, for the screen, for spreadsheets and for mails. */
export function deviationText(
  deviation: Deviation,
  locale: string,
  words: DeviationWords = offerMessages.get(),
): string {
  const { kind } = deviation
  const isDay = kind === 'late' || kind === 'delivery'
  const asked = isDay ? dayText(deviation.asked, locale) : ''
  return words[kind]({ asked, offered: '', currency: '', text: '', ...(isDay ? {} : deviation) })
}

/** What the words of a deviation may name: each kind has some of these. */
type Values = Readonly<Record<'asked' | 'offered' | 'currency' | 'text', string>>

export type DeviationWords = Readonly<Record<Deviation['kind'], (values: Values) => string>>

import { messages } from '#shared/messages/i18n.ts'
import type { Deviation } from './bids.ts'
import { dateFormat } from './date.ts'
import { zoneNames } from './day.ts'
import { priceInMoney } from './money.ts'

type Bases = Readonly<Record<'unit' | 'all', string>>
type End = Readonly<Record<'at' | 'in', string>>
type Priced = { price: string; currency: string; priceBasis: string }

/** The words of offers, for pages and for mails. */
export const OFFER_WORDS = {
  unit: 'each',
  all: 'in total',
  at: 'end of the day',
  in: 'in',
  currency: 'Asked for in {asked}',
  late: 'Quoted after {asked}',
  target: 'Above the target of {currency} {asked}',
  delivery: 'Needed by {asked}',
  incoterm: 'Asked {asked}, offered {offered}',
  remark: 'Remark: {text}',
} as const

export const offerMessages = messages('offerWords', OFFER_WORDS)

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
export function deviationText(deviation: Deviation, locale: string): string
export function deviationText<Said>(deviation: Deviation, locale: string, words: DeviationWords<Said>): Said
export function deviationText(
  deviation: Deviation,
  locale: string,
  words: DeviationWords<unknown> = offerMessages.get(),
): unknown {
  const { kind } = deviation
  const isDay = kind === 'late' || kind === 'delivery'
  const asked = isDay ? dayText(deviation.asked, locale) : ''
  return words[kind]({ asked, offered: '', currency: '', text: '', ...(isDay ? {} : deviation) })
}

/** What the words of a deviation may name: each kind has some of these. */
type Values = Readonly<Record<'asked' | 'offered' | 'currency' | 'text', string>>

type DeviationWords<Said> = Readonly<Record<Deviation['kind'], (values: Values) => Said>>

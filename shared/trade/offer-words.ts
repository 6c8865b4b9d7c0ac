import type { Language } from '#shared/languages/languages.ts'
import { dateFormat } from '#shared/ui/date.ts'
import type { Deviation } from './bids.ts'
import { zoneNames } from './day.ts'
import { priceInMoney } from './money.ts'

type Priced = { price: string; currency: string; priceBasis: string }

export const BASES = { unit: 'each', all: 'in total' }

/** Returns a price as the dashboard and mails show it: 'MYR 12,500.50 each'. */
export function priceText({ price, currency, priceBasis }: Priced, locale: string, bases = BASES): string {
  return `${priceInMoney(currency, price, locale)} ${priceBasis === 'unit' ? bases.unit : bases.all}`
}

/** The format for the last day of an offer. Its zone is that of the text, such as `2026-12-31`, not that in which it ends. */
export const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const

export const dayText = (day: string, locale: string): string => dateFormat(locale, DAY).format(new Date(day))

export const END = { at: 'end of the day', in: 'in' }

/** Returns where and when a day ends: 'end of the day in Kuala Lumpur (UTC+8)'. */
export function endText(day: string, zone: string, words = END): string {
  const { city, offset } = zoneNames(day, zone)
  return `${[words.at, ...(city ? [words.in, city] : [])].join(' ')} (${offset})`
}

/** Returns a day with the place where it ends: '27 Nov 2026, end of the day in Kuala Lumpur (UTC+8)'. */
export const dayEndText = (day: string, zone: string, locale: string, words = END): string =>
  `${dayText(day, locale)}, ${endText(day, zone, words)}`

const DEVIATIONS: Record<Language, Record<Deviation['kind'], string>> = {
  en: {
    currency: 'Asked for in {asked}',
    late: 'Quoted after {asked}',
    target: 'Above the target of {currency} {asked}',
    delivery: 'Needed by {asked}',
    incoterm: 'Asked {asked}, offered {offered}',
    remark: 'Remark: {text}',
  },
  ms: {
    currency: 'Diminta dalam {asked}',
    late: 'Disebut harga selepas {asked}',
    target: 'Melebihi sasaran {currency} {asked}',
    delivery: 'Diperlukan selewat-lewatnya {asked}',
    incoterm: 'Diminta {asked}, ditawarkan {offered}',
    remark: 'Catatan: {text}',
  },
}

/** Returns a deviation in words, for the screen, for spreadsheets and for mails. */
export function deviationText(deviation: Deviation, locale: string, language: Language = 'en'): string {
  const { kind } = deviation
  const isDay = kind === 'late' || kind === 'delivery'
  const values = isDay ? { asked: dayText(deviation.asked, locale) } : deviation
  return DEVIATIONS[language][kind].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(Reflect.get(values, name)),
  )
}

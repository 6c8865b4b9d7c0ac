import { toJson } from '#shared/storage/to-json.ts'
import { BoundedMap } from '#shared/stores/bounded-map.ts'

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/
const ENGLISH = /^(?:\d{1,2} [a-z]{3,9}\.?,? \d{4}|[a-z]{3,9}\.? \d{1,2},? \d{4})$/i

/**
 * Writes a date of a reply in the locale. Text that is not clearly one day, such as 05/08/2018, stays as it is. The year
 * 1, .NET's "no date", is ''. See decisions.mdx#market-locale.
 */
export function formatDate(text: string, locale: string): string {
  const given = text.trim()
  const date = parseDay(given)
  if (!date) return given
  const year = date.getUTCFullYear()
  if (year === 1) return ''
  if (isMarketEnglish(locale) && year > 1) return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${year}`
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

/** Keeps a date on one line. */
export const unbroken = (date: string): string => date.replaceAll(' ', '\u00a0')

/** Returns whole years since a date of a reply, or 0 if it is not a date. */
export function yearsSince(text: string, now: Date): number {
  const date = parseDay(text.trim())
  if (!date || date.getUTCFullYear() === 1) return 0
  const isBeforeDay = now.getMonth() - date.getUTCMonth() || now.getDate() - date.getUTCDate()
  return now.getFullYear() - date.getUTCFullYear() - (isBeforeDay < 0 ? 1 : 0)
}

function parseDay(given: string): Date | undefined {
  const iso = ISO.test(given) ? given.slice(0, 10) : ''
  const date = new Date(iso || (ENGLISH.test(given) ? `${given} UTC` : Number.NaN))
  if (Number.isNaN(date.getTime())) return undefined
  // The 31st of February would become a day of March.
  const day = Number(iso ? iso.slice(8) : /\d+/.exec(given)?.[0])
  const isRealDay = day === date.getUTCDate()
  return isRealDay ? date : undefined
}

const MARKET = 'en-MY'

export const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** Returns true if dates are those of the market's English, written without Intl: its start delays first content. */
export function isMarketEnglish(locale: string): boolean {
  return locale === 'en' || locale === MARKET
}

/** More than one locale writes at a time. A format takes about 30 kB, so a server must not keep one for every locale. */
const formats = new BoundedMap<string, Intl.DateTimeFormat>('formats of dates', 20)

/** Returns the locale's format. English without a region, and an unknown locale, use the market's. */
export function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formats.kept(toJson([locale, style]), () => newFormat(locale, style))
}

function newFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale === 'en' ? MARKET : locale, style)
  } catch {
    return new Intl.DateTimeFormat(MARKET, style)
  }
}

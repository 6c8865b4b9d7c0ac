const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/
const ENGLISH = /^(?:\d{1,2} [a-z]{3,9}\.?,? \d{4}|[a-z]{3,9}\.? \d{1,2},? \d{4})$/i

/**
 * Writes a date of a reply in the locale, as a calendar day without a time zone. Text that is not plainly one day, such as
 * 05/08/2018, stays as it is. The year 1, .NET's "no date", is ''. See decisions.mdx#market-locale.
 */
export function formatDate(text: string, locale: string): string {
  const given = text.trim()
  const date = parseDay(given)
  if (!date) return given
  return date.getUTCFullYear() === 1
    ? ''
    : dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
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

/** The locale's format. English without a region, and an unknown locale, are those of the market. */
export function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale === 'en' ? MARKET : locale, style)
  } catch {
    return new Intl.DateTimeFormat(MARKET, style)
  }
}

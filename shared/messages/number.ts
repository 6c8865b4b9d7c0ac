const writtenAsInEnglish = /^en(-(MY|GB|US))?$/

let latest: { locale: string; format: Intl.NumberFormat } | undefined

/** Writes a number as in the locale. For a locale that the browser does not know, it writes it as JavaScript does. */
export function formatNumber(value: number, locale: string): string {
  // The first `Intl.NumberFormat` of a page is slow and would delay the first content.
  if (Number.isSafeInteger(value) && !Object.is(value, -0) && writtenAsInEnglish.test(locale)) {
    return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
  }
  try {
    if (latest?.locale !== locale) latest = { locale, format: new Intl.NumberFormat(locale) }
    return latest.format.format(value)
  } catch {
    return String(value)
  }
}

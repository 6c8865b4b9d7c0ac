const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** What a host may add to change how numbers and dates are written, such as `-u-nu-latn`. */
const EXTENSION = /-[a-wyz]-/i
const PRIVATE_USE = /-x-.*/i

/**
 * Returns a locale with only its language, script and region, if they exist: everybody may ask for a locale, and one that
 * is made up would get formats of its own. Undefined if a browser would write numbers or dates otherwise.
 */
export function servedLocale(given: string): string | undefined {
  if (EXTENSION.test(given.replace(PRIVATE_USE, ''))) return undefined
  try {
    const { language, script, region } = new Intl.Locale(given)
    if (!languages.of(language)) return 'en'
    return [language, script, region && regions.of(region) ? region : undefined].filter(Boolean).join('-')
  } catch {
    // `Intl` rejects it, so no formatter is created.
    return given
  }
}

/** Codes and names of the currencies that the browser knows; none where it can't tell. */
export function currencies(locale: string): readonly (readonly [code: string, name: string])[] {
  try {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return Intl.supportedValuesOf('currency').map(code => [code, names.of(code) ?? code])
  } catch {
    return []
  }
}

import { formatNumber } from './number.ts'

export type Values = Readonly<Record<string, string | number>>

/** Puts values into the places of a text that name them; numbers are written as the locale writes them. */
export function fillIn(text: string, values: Values, locale: string): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder
    return typeof value === 'number' ? formatNumber(value, locale) : value
  })
}

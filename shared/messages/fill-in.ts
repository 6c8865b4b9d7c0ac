import { formatNumber } from './number.ts'

export type Texts = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string | number>>

/** The names of the places in a text: `'name'` for `Back to {name}`. */
export type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** Returns the key by which a host and the languages know a text, such as `rfq.send`. */
export function hostKey(name: string, key: string): string {
  return key.includes('.') ? key : `${name}.${key}`
}

/** Fills the places of a text with values. Numbers are written as in the locale. */
export function fillIn(text: string, values: Values, locale: string): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder
    return typeof value === 'number' ? formatNumber(value, locale) : value
  })
}

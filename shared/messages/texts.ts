import { readdirSync, readFileSync } from 'node:fs'
import { create, record, string } from 'superstruct'
import { fillIn, hostKey, type Placeholders, type Texts } from './fill-in.ts'

/** A text that is written once the language of its reader is known. */
export type Sentence = (language: string) => string

/** A text for readers of any language, such as a name, or one that is written in theirs. */
export type Text = string | Sentence

export const inLanguage = (text: Text, language: string): string =>
  typeof text === 'function' ? text(language) : text

/** Joins texts, without the empty ones. */
export const joined =
  (separator: string) =>
  (...given: readonly (Text | null | undefined | false)[]): Sentence =>
  language =>
    given
      .map(text => text && inLanguage(text, language))
      .filter(Boolean)
      .join(separator)

type Values<Names extends string> = Readonly<Record<Names, Text | number>>
type Count = { readonly count: number }

/** `Send` is a sentence; `Back to {name}` is a function that fills in its values. */
type Writer<Names extends string> = [Names] extends [never] ? Sentence : (values: Values<Names>) => Sentence

/** `lines_one` and `lines_other` are one text, `lines`, of which `count` chooses the form. */
type Writers<English> = {
  readonly [Key in keyof English as Key extends `${string}_one`
    ? never
    : Key extends `${infer Name}_other`
      ? Name
      : Key]: Key extends `${string}_other`
    ? (values: Values<Exclude<Placeholders<English[Key]>, 'count'>> & Count) => Sentence
    : Writer<Placeholders<English[Key]>>
}

/** All texts defined so far, by name. */
export const definedTexts = new Map<string, Texts>()

/**
 * Defines texts that the server writes, as `messages` does for pages: `welcome = texts('mail.welcome', { dear: 'Dear {name},' })`
 * is written by `welcome.dear({ name })('ms')`. The text of a language comes first, then this English one. Counts choose
 * among `lines_one`, `lines_other` and what else the language has, by `Intl.PluralRules`: `t.lines({ count })`.
 */
export function texts<const English extends Texts>(name: string, english: English): Writers<English>
export function texts(name: string, english: Texts) {
  definedTexts.set(name, english)
  const write =
    (key: string) =>
    (values: Values<string>): Sentence =>
    language => {
      const own = translations.get(language)
      const text =
        own?.[hostKey(name, formOf(key, values.count, language))] ??
        own?.[hostKey(name, key)] ??
        english[formOf(key, values.count, 'en')] ??
        english[key] ??
        ''
      return fillIn(text, inWords(values, language), language)
    }
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [
      key.replace(OTHER, ''),
      text.includes('{') || OTHER.test(key) ? write(key) : write(key)({}),
    ]),
  )
}

const OTHER = /_other$/

/** Returns the key of the form for a count, such as `lines_one` for `lines_other`. */
const formOf = (key: string, count: Text | number | undefined, language: string): string =>
  typeof count === 'number'
    ? key.replace(OTHER, () => `_${new Intl.PluralRules(language).select(count)}`)
    : key

const inWords = (values: Values<string>, language: string) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : inLanguage(value, language),
    ]),
  )

const LANGUAGES = new URL('../languages/', import.meta.url)

/** The texts of each folder of a language. */
const translations = new Map(
  readdirSync(LANGUAGES, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => [name, textsIn(new URL(`${name}/`, LANGUAGES))]),
)

function textsIn(folder: URL): Texts {
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
  return Object.assign({}, ...files.map(name => create(read(name), record(string(), string()))))
}

import { createI18n } from '@nanostores/i18n'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { $config } from '#shared/config/config.ts'

type Texts = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string | number>>

/** The texts of a language by the name of the messages, then by key: `{ rfq: { send: 'Hantar' } }`. */
export type Translations = Readonly<Record<string, Texts>>

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** `Send` is a text, `Back to {name}` a function that fills in its values. */
type Message<Text> = [Placeholders<Text>] extends [never]
  ? string
  : (values: Readonly<Record<Placeholders<Text>, string | number>>) => string

export type Messages<English> = { readonly [Key in keyof English]: Message<English[Key]> }

/** The keys of messages that take no values. */
export type TextKey<Store> =
  Store extends ReadableAtom<infer Value>
    ? { [Key in keyof Value]: Value[Key] extends string ? Key : never }[keyof Value]
    : never

/** What a language says for these messages; what it leaves out stays English. */
export type Translation<Store> =
  Store extends ReadableAtom<infer Value> ? { readonly [Key in keyof Value]?: string } : never

/** All messages defined so far, by name. */
export const defined = new Map<
  string,
  { english: Texts; store: ReadableAtom<Readonly<Record<string, string | ((values: Values) => string)>>> }
>()

const $loaders = atom<Readonly<Record<string, () => Promise<Translations>>>>({})

const $language = computed([$config, $loaders], ({ locale }, loaders) => {
  const [language = ''] = locale.split('-')
  return Object.hasOwn(loaders, language) ? language : 'en'
})

const i18n = createI18n($language, {
  async get(language) {
    const load = $loaders.get()[language]
    try {
      // A language comes as a whole, and what it says nothing about is known too: nothing is asked for twice.
      const untranslated = [...defined.keys()].map(name => [name, {}])
      return { ...Object.fromEntries(untranslated), ...(await load?.()) }
    } catch {
      // Texts stay English, and it is asked for again with the next messages.
      return {}
    }
  },
})

/** Offers a language, which is fetched when the locale first asks for it. */
export function addLanguage(language: string, load: () => Promise<Translations>): void {
  $loaders.set({ ...$loaders.get(), [language]: load })
}

/**
 * The texts of a screen: `rfqMessages = messages('rfq', { send: 'Send RFQ Now', back: 'Back to {name}' })` is a store
 * whose value is read as `t.send` and `t.back({ name })`. In force is the host's own text (`rfq.send` of the
 * configuration's `messages`), else that of the locale's language, else this English one. Numbers are written as the
 * locale writes them. A key with a dot in it is whole already, without the name.
 */
export function messages<const English extends Texts>(
  name: string,
  english: English,
): ReadableAtom<Messages<English>>
export function messages(name: string, english: Texts) {
  const store = computed([i18n(name, english), $config], (translated, { locale, messages: own }) =>
    Object.fromEntries(
      Object.keys(english).map(key => {
        const text = own[hostKey(name, key)] ?? translated[key] ?? ''
        const message = PLACEHOLDER.test(english[key] ?? '')
          ? (values: Values) => fillIn(text, values, locale)
          : text
        return [key, message]
      }),
    ),
  )
  defined.set(name, { english, store })
  return store
}

/** All these texts by the keys that hosts know, such as `rfq.send`. */
export function byHostKey(translations: Translations): Record<string, string> {
  return Object.fromEntries(
    Object.entries(translations).flatMap(([name, texts]) =>
      Object.entries(texts).map(([key, text]) => [hostKey(name, key), text]),
    ),
  )
}

function hostKey(name: string, key: string): string {
  return key.includes('.') ? key : `${name}.${key}`
}

const PLACEHOLDER = /\{(\w+)\}/

function fillIn(text: string, values: Values, locale: string): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder
    return typeof value === 'number' ? formatNumber(value, locale) : value
  })
}

let numbers: { locale: string; format: Intl.NumberFormat } | undefined

function formatNumber(value: number, locale: string): string {
  // Most numbers are small, and a format takes long to make.
  if (locale === 'en' && Number.isInteger(value) && Math.abs(value) < 1000) return String(value)
  try {
    if (numbers?.locale !== locale) numbers = { locale, format: new Intl.NumberFormat(locale) }
    return numbers.format.format(value)
  } catch {
    return String(value)
  }
}

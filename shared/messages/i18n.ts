import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { $config } from '#shared/config/config.ts'
import { fillIn, type Values } from './fill-in.ts'

type Texts = Readonly<Record<string, string>>

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** `Send` is a text, `Back to {name}` a function that fills in its values. */
type Message<Text> = [Placeholders<Text>] extends [never]
  ? string
  : (values: Readonly<Record<Placeholders<Text>, string | number>>) => string

/** What a store of messages holds. */
export type Messages<Store> = Store extends ReadableAtom<infer Value> ? Value : never

/** The keys of messages that take no values. */
export type TextKey<Store, Value = Messages<Store>> = {
  [Key in keyof Value]: Value[Key] extends string ? Key : never
}[keyof Value]

/** All messages defined so far, by name. */
export const defined = new Map<
  string,
  { english: Texts; store: ReadableAtom<Readonly<Record<string, string | ((values: Values) => string)>>> }
>()

const $loaders = atom<Readonly<Record<string, () => Promise<Texts>>>>({})

const $language = computed([$config, $loaders], ({ locale }, loaders) => {
  const [language = ''] = locale.split('-')
  return Object.hasOwn(loaders, language) ? language : 'en'
})

const ENGLISH: Texts = {}

/** The texts of the language in force, by the keys that hosts know: those that it lacks stay English. */
const $texts = atom(ENGLISH)

const packs = new Map<string, Promise<Texts>>()

async function show(language: string): Promise<void> {
  const load = $loaders.get()[language]
  if (!load) return $texts.set(ENGLISH)
  const pack = packs.get(language) ?? load()
  packs.set(language, pack)
  try {
    const texts = await pack
    if (language === $language.get()) $texts.set(texts)
  } catch {
    // Texts stay English; the language is asked for again when more of them are shown.
    packs.delete(language)
  }
}

/** Offers the texts of a language by the keys that hosts know. They are fetched when the locale first asks for them. */
export function addLanguage(language: string, load: () => Promise<Texts>): void {
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
): ReadableAtom<{ readonly [Key in keyof English]: Message<English[Key]> }>
export function messages(name: string, english: Texts) {
  const store = computed([$texts, $config], (texts, { locale, messages: own }) =>
    Object.fromEntries(
      Object.entries(english).map(([key, base]) => {
        const known = hostKey(name, key)
        const text = own[known] ?? texts[known] ?? base
        return [key, base.includes('{') ? (values: Values) => fillIn(text, values, locale) : text]
      }),
    ),
  )
  onMount(store, () => $language.subscribe(show))
  defined.set(name, { english, store })
  return store
}

/** The key by which a host and the language packs know a text, such as `rfq.send`. */
export function hostKey(name: string, key: string): string {
  return key.includes('.') ? key : `${name}.${key}`
}

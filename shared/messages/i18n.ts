import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { $config } from '#shared/config/config.ts'
import { perRendering } from '#shared/config/rendering.ts'
import type { Config } from '#shared/config/settings.ts'
import { fillIn, hostKey, type Placeholders, type Texts } from './fill-in.ts'

type Values = Readonly<Record<string, string | number>>

/** `Send` is a text; `Back to {name}` is a function that fills in its values. */
type Message<Text> = [Placeholders<Text>] extends [never]
  ? string
  : (values: Readonly<Record<Placeholders<Text>, string | number>>) => string

export type Messages<Store> = Store extends ReadableAtom<infer Value> ? Value : never

/** The keys of messages without values. */
export type TextKey<Store, Value = Messages<Store>> = {
  [Key in keyof Value]: Value[Key] extends string ? Key : never
}[keyof Value]

/** All messages defined so far, by name. */
export const defined = new Map<
  string,
  { english: Texts; store: ReadableAtom<Readonly<Record<string, string | ((values: Values) => string)>>> }
>()

const $loaders = atom<ReadonlyMap<string, () => Promise<Texts>>>(new Map())

const languageOf = ({ locale }: Pick<Config, 'locale'>): string => locale.split('-', 1).join()

const $language = computed([$config, $loaders], (config, loaders) => {
  const language = languageOf(config)
  return loaders.has(language) ? language : 'en'
})

const ENGLISH: Texts = {}

/** The texts of the current language, by the keys that hosts know. Missing texts stay English. */
const $texts = atom(ENGLISH)

const packs = new Map<string, Promise<Texts>>()
const loaded = new Map<string, Texts>()

async function show(language: string): Promise<void> {
  // Switches at once if nothing has to be fetched.
  if ($loaders.get().has(language) && !loaded.has(language)) await loadLanguage(language)
  // If the texts could not be loaded, the next screen with texts asks again.
  if (language === $language.get()) $texts.set(loaded.get(language) ?? ENGLISH)
}

/** Loads the texts of a locale's language before the first rendering. They stay English if they can't be loaded. */
export async function loadLanguage(locale: string): Promise<void> {
  const language = languageOf({ locale })
  const load = $loaders.get().get(language)
  if (!load || loaded.has(language)) return
  const pack = packs.get(language) ?? load()
  packs.set(language, pack)
  try {
    loaded.set(language, await pack)
  } catch {
    packs.delete(language)
  }
}

/** Registers the texts of a language by the keys that hosts know. They are fetched when the locale first needs them. */
export function addLanguage(language: string, load: () => Promise<Texts>): void {
  $loaders.set(new Map($loaders.get()).set(language, load))
}

/**
 * Defines the texts of a screen: `rfqMessages = messages('rfq', { send: 'Send RFQ Now', back: 'Back to {name}' })` is a
 * store whose value is read as `t.send` and `t.back({ name })`. The host's own text (`rfq.send` of the configuration's
 * `messages`) comes first, then the text of the locale's language, then this English one. Numbers are written as in the
 * locale. A key that contains a dot is complete without the name.
 */
export function messages<const English extends Texts>(
  name: string,
  english: English,
): ReadableAtom<{ readonly [Key in keyof English]: Message<English[Key]> }>
export function messages(name: string, english: Texts) {
  const write = (texts: Texts, { locale, messages: own }: Config) =>
    Object.fromEntries(
      Object.entries(english).map(([key, base]) => {
        const known = hostKey(name, key)
        const text = own[known] ?? texts[known] ?? base
        return [key, base.includes('{') ? (values: Values) => fillIn(text, values, locale) : text]
      }),
    )
  const store = perRendering(computed([$texts, $config], write), () => {
    const config = $config.get()
    return write(loaded.get(languageOf(config)) ?? ENGLISH, config)
  })
  onMount(store, () => $language.subscribe(show))
  defined.set(name, { english, store })
  return store
}

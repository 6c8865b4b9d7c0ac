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

type Load = () => Promise<Texts>

const $loads = atom<ReadonlyMap<string | undefined, Load>>(new Map())

const languageOf = (locale: string): string => locale.split('-', 1).join()

const loadOf = (locale: string): Load | undefined => $loads.get().get(languageOf(locale))

const $load = computed([$config, $loads], ({ locale }) => loadOf(locale))

/** Returns the language of the texts that are shown. */
export const shownLanguage = (locale: string): string => (loadOf(locale) ? languageOf(locale) : 'en')

const ENGLISH: Texts = {}

/** The texts of the current language, by the keys that hosts know. Missing texts stay English. */
const $texts = atom(ENGLISH)

const loaded = new Map<Load | undefined, Texts>()

/** Returns the texts of a locale's language that have been loaded. */
export const textsOf = (locale: string): Texts => loaded.get(loadOf(locale)) ?? ENGLISH

/** Fetches texts, unless they are there. If they can't be loaded, the next screen with texts asks again. */
const fetchTexts = (load: Load | undefined): Promise<unknown> | false | undefined =>
  load &&
  !loaded.has(load) &&
  load()
    .then(texts => loaded.set(load, texts))
    .catch(() => {})

async function show(load: Load | undefined): Promise<void> {
  const fetching = fetchTexts(load)
  // Switches at once if nothing has to be fetched.
  if (fetching) await fetching
  if (load === $load.get()) $texts.set(loaded.get(load) ?? ENGLISH)
}

/** Loads the texts of a locale's language before the first rendering. They stay English if they can't be loaded. */
export const loadLanguage = (locale: string): Promise<unknown> | false | undefined =>
  fetchTexts(loadOf(locale))

/** Adds texts by the keys that hosts know, in files named `…/<language>/<file>`. They are fetched when the locale first needs them. */
export function addTexts(files: Readonly<Record<string, Load>>): void {
  const loads = new Map($loads.get())
  for (const [path, load] of Object.entries(files)) {
    const language = path.split('/').at(-2)
    const others = loads.get(language)
    loads.set(language, others ? async () => ({ ...(await others()), ...(await load()) }) : load)
  }
  $loads.set(loads)
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
    return write(textsOf(config.locale), config)
  })
  onMount(store, () => $load.subscribe(show))
  defined.set(name, { english, store })
  return store
}

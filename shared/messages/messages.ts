import { useStore } from '@nanostores/react'
import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { $config } from '#shared/config/config.ts'
import { en } from './en.ts'

export type MessageKey = keyof typeof en

/** Gives the text of a key with its `{values}` filled in. Numbers are written as the locale writes them. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

type Pack = Readonly<Partial<Record<MessageKey, string>>>

const $packs = atom<Readonly<Record<string, Pack>>>({})

/** Adds the texts of a language, e.g. `addMessages('ms', …)`; what a pack leaves out stays English. */
export function addMessages(language: string, pack: Pack): void {
  $packs.set({ ...$packs.get(), [language]: pack })
}

/** The texts in force: the host's own by key, else the locale's pack, else English. */
export const $messages: ReadableAtom<Translate> = computed([$config, $packs], (config, packs): Translate => {
  const pack = packs[config.locale] ?? packs[languageOf(config.locale)] ?? {}
  return (key, values = {}) => {
    const text = config.messages[key] ?? pack[key] ?? en[key]
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name]
      if (value === undefined) return placeholder
      return typeof value === 'number' ? formatNumber(config.locale, value) : value
    })
  }
})

let hasAsked = false

// Malay is fetched when first needed. Until it has loaded, or if it can't be loaded, texts are English.
onMount($messages, () =>
  $config.subscribe(({ locale }) => {
    if (hasAsked || languageOf(locale) !== 'ms') return
    hasAsked = true
    import('./ms.ts').then(
      ({ ms }) => addMessages('ms', ms),
      // Tried again at the next change of the configuration.
      () => {
        hasAsked = false
      },
    )
  }),
)

/** `ms` of `ms-MY`. */
function languageOf(locale: string): string {
  return locale.split('-')[0] ?? ''
}

/** The texts in force; the component renders again when they change. */
export function useMessages(): Translate {
  return useStore($messages)
}

function formatNumber(locale: string, value: number): string {
  try {
    return new Intl.NumberFormat(locale).format(value)
  } catch {
    return String(value)
  }
}

import { atom, computed, type ReadableAtom } from 'nanostores'

/** What a host may set. Hosts carry no trailing slash and may carry a path prefix. */
export type Config = {
  /** Where the calls go, e.g. `https://api.example/v1`. */
  apiHost: string
  /** Where links lead. */
  storefront: string
  /** Where the dashboard of the members lives. */
  dashboardHost: string
  /** The local storage key of the signed-in user. */
  storageKey: string
  /** A BCP 47 language tag; texts fall back to `en`. */
  locale: string
  theme: Theme
  brand: string
  logo: string
  socialUrl: string
  copyright: string
  recommendedBrowser: string
  /** When on, writes carry an `Idempotency-Key`. */
  idempotency: boolean
  /** When set, signing out also tells the server by a POST to this path. */
  signOutPath: string
  /** Texts that replace ours, by message key. */
  messages: Readonly<Record<string, string>>
  /** Takes the place of the page's `fetch`. */
  fetch: typeof globalThis.fetch | undefined
}

export type Theme = 'light' | 'dark' | 'auto'

/** Where a setting came from, strongest first: code, element, script tag. */
export type ConfigSource = 'code' | 'element' | 'script'

type Settings = Partial<Config>

const pageOrigin = (): string => (typeof location === 'undefined' ? '' : location.origin)
const pageLanguage = (): string => (typeof document === 'undefined' ? '' : document.documentElement.lang)

const $scriptOrigin = atom('')
const layers = { code: atom<Settings>({}), element: atom<Settings>({}), script: atom<Settings>({}) }

/** The configuration in force. Changes take effect live. */
export const $config: ReadableAtom<Config> = computed(
  [layers.script, layers.element, layers.code, $scriptOrigin],
  (script, element, code, scriptOrigin) => {
    const origin = scriptOrigin || pageOrigin()
    const set: Settings = { ...script, ...element, ...code }
    const apiHost = set.apiHost ?? origin
    const defaults: Config = {
      apiHost,
      storefront: origin,
      dashboardHost: apiHost,
      storageKey: 'trade-widgets:user',
      locale: pageLanguage() || 'en',
      theme: 'auto',
      brand: 'Trade Enabler',
      logo: '',
      socialUrl: '',
      copyright: 'Copyright © 2019',
      recommendedBrowser: 'Google Chrome',
      idempotency: false,
      signOutPath: '',
      messages: {},
      fetch: undefined,
    }
    return { ...defaults, ...set }
  },
)

/** Sets the given keys and leaves the others; `undefined` takes a key back to the next weaker source. */
export function configure(settings: { [Key in keyof Config]?: Config[Key] | undefined }): void {
  configureFrom('code', settings)
}

/** The same for a script tag or a `<trade-config>`. */
export function configureFrom(
  source: ConfigSource,
  settings: { [Key in keyof Config]?: Config[Key] | undefined },
): void {
  const merged = { ...layers[source].get(), ...settings }
  layers[source].set(withoutGaps(merged))
}

/** Sets the origin of the script, the default of `api-host` and `storefront`. */
export function configureOrigin(origin: string): void {
  $scriptOrigin.set(origin)
}

/** Replaces all settings by these, in one change: for tests and stories. */
export function resetConfig(settings: Settings = {}): void {
  layers.script.set({})
  layers.element.set({})
  $scriptOrigin.set('')
  layers.code.set(settings)
}

function withoutGaps(settings: { [Key in keyof Config]?: Config[Key] | undefined }): Settings {
  const kept: Settings = {}
  for (const [key, value] of Object.entries(settings)) {
    if (value !== undefined) Object.assign(kept, { [key]: value })
  }
  return kept
}

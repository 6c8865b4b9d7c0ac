import { unquoted } from './unquoted.ts'

export type Theme = 'light' | 'dark' | 'auto'
export const TRACKS = ['utm', 'off'] as const
export type Track = (typeof TRACKS)[number]

/** What holds while nobody sets it, and how it is read from an attribute: `undefined` is a text that can't be meant. */
export type Setting<Value> = {
  readonly default: Value
  readonly choices?: readonly Value[]
  parse(text: string): Value | undefined
}

const text = (usual = ''): Setting<string> => ({ default: usual, parse: given => given.trim() })
const filledText = (usual: string): Setting<string> => ({
  default: usual,
  parse: given => given.trim() || undefined,
})
/** Its default is that of the page; see config.ts. */
const host: Setting<string> = {
  default: '',
  parse: given => {
    if (!URL.canParse(given)) return undefined
    const { protocol, origin, pathname } = new URL(given)
    return /^https?:$/.test(protocol) ? `${origin}${pathname}`.replace(/\/+$/, '') : undefined
  },
}
const choice = <Value extends string>(usual: Value, choices: readonly Value[]): Setting<Value> => ({
  default: usual,
  choices,
  parse: given => choices.find(each => each === given),
})
/** Without the slash it would not be a path but a part of the host's name. */
const path: Setting<string> = {
  default: '',
  parse: given => (/^(\/|$)/.test(given.trim()) ? given.trim() : undefined),
}
const flag: Setting<boolean> = { default: false, parse: given => given !== 'false' }

/**
 * What a host may set: types, defaults and readers. Documentation and README print the comments. Those with a reader are
 * attributes too, of the script tag (`data-api-host`) and of `<trade-config>` (`api-host`).
 */
export const settings = {
  /** Where the calls go: an origin, with a path before `/api` if need be. Without it the origin that the script came from. */
  apiHost: host,
  /** Where links lead. Without it the origin that the script came from. */
  storefront: host,
  /** Where the dashboard of the members is. Without it the `api-host`. */
  dashboardHost: host,
  /** The local storage key of whoever is signed in. */
  storageKey: filledText('trade-widgets:user'),
  /** The language as a BCP 47 tag; texts that it lacks are English. Without it that of the document, else `en`. */
  locale: filledText(''),
  /** `light` or `dark` colours, or `auto`: those of the reader's system. */
  theme: choice<Theme>('auto', ['light', 'dark', 'auto']),
  /** The name of the marketplace. */
  brand: text('Trade Enabler'),
  /** The URL of the picture in the main menu, http or https; a relative one belongs to the page. */
  logo: text(),
  /** Where the social link of the footer leads. Without it there is none. */
  socialUrl: text(),
  /** The notice in the footer. */
  copyright: text('Copyright © 2019'),
  /** The browser that the notice asks for. */
  recommendedBrowser: text('Google Chrome'),
  /** Whether writes carry an `Idempotency-Key`; off unless set. */
  idempotency: flag,
  /** When set, signing out also tells the server by a POST to this path. */
  signOutPath: path,
  /** When set, the dashboard is opened with a code that works once, from a POST to this path, in place of the token. */
  handOverPath: path,
  /** Whether the API knows the search's further parameters and facets, as the reference API does; off unless set. */
  searchExtensions: flag,
  /** Whether buyers get what procurement needs: requirements, an RFQ list, several files, suggestions; off unless set. */
  procurement: flag,
  /** Where requests come from, such as the name of your site: the last line of their message, and in the events. */
  source: text(),
  /** `utm` adds the page’s address without query, its title and its `utm_*` parameters to that line; nothing is read unless set. */
  track: choice<Track>('off', TRACKS),
  /** Texts that replace ours, by message key. In code only. */
  messages: { default: {} as Readonly<Record<string, string>> },
  /** Takes the place of the page's `fetch`. In code only. */
  fetch: { default: undefined as typeof globalThis.fetch | undefined },
}

/** What a host may set. Hosts carry no trailing slash and may carry a path prefix. */
export type Config = { [Key in keyof typeof settings]: (typeof settings)[Key]['default'] }

/** Some of it; `undefined` takes back what was set. */
export type ConfigPatch = { [Key in keyof Config]?: Config[Key] | undefined }

/** `apiHost` is written `api-host` in HTML. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)
}

/** The keys that a script tag or `<trade-config>` may carry, by the names of their attributes. */
export const settingKeys: ReadonlyMap<string, keyof Config> = new Map(
  Object.entries(settings).flatMap(([key, setting]) =>
    'parse' in setting ? [[attributeName(key), key as keyof Config]] : [],
  ),
)

/** A setting that could not be read: its value is malformed, or there is none of this name. */
export type SettingProblem = { name: string; value: string; isKnown: boolean }

/** Reads settings from attribute values, and tells of those that it can't read. */
export function readSettings(
  given: Iterable<readonly [name: string, value: string]>,
  tell?: (problem: SettingProblem) => void,
): ConfigPatch {
  const read: ConfigPatch = {}
  for (const [name, written] of given) {
    const value = unquoted(written)
    const key = settingKeys.get(name)
    const setting = key && settings[key]
    const parsed = setting && 'parse' in setting ? setting.parse(value) : undefined
    if (parsed !== undefined) Object.assign(read, { [key as string]: parsed })
    else tell?.({ name, value, isKnown: key !== undefined })
  }
  return read
}

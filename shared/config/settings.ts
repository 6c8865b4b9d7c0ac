import { unquoted } from './unquoted.ts'

export type Theme = 'light' | 'dark' | 'auto'
export const TRACKS = ['utm', 'off'] as const
export type Track = (typeof TRACKS)[number]

/** The default of a setting, and the function that reads it from an attribute; `undefined` means an invalid text. */
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
/** A host, whose default depends on the page; see config.ts. */
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
/** A path, which needs its slash: without it the text would become part of the host's name. */
const path: Setting<string> = {
  default: '',
  parse: given => (/^(\/|$)/.test(given.trim()) ? given.trim() : undefined),
}
const flag: Setting<boolean> = { default: false, parse: given => given !== 'false' }

/**
 * The settings of a host: types, defaults and readers. The documentation prints the comments. Settings with a reader
 * are also attributes of the script tag (`data-api-host`) and of `<trade-config>` (`api-host`).
 */
export const settings = {
  /** The server for all calls: an origin, with a path before `/api` if needed. By default the script’s origin. */
  apiHost: host,
  /** The storefront that links lead to. By default the script’s origin. */
  storefront: host,
  /** The host of the members’ dashboard. By default the `api-host`. */
  dashboardHost: host,
  /** The local storage key of the signed-in member. */
  storageKey: filledText('trade-widgets:user'),
  /** The language as a BCP 47 tag; texts that it lacks are English. By default that of the document, else `en`. */
  locale: filledText(''),
  /** The colours: `light`, `dark`, or `auto` for the setting of the reader’s system. */
  theme: choice<Theme>('auto', ['light', 'dark', 'auto']),
  /** The name of the marketplace. */
  brand: text('Trade Enabler'),
  /** The URL of the picture in the main menu, http or https. A relative URL belongs to the page. */
  logo: text(),
  /** The address of the social link in the footer. Without it the footer has none. */
  socialUrl: text(),
  /** The notice in the footer. */
  copyright: text('Copyright © 2019'),
  /** The browser that the notice recommends. */
  recommendedBrowser: text('Google Chrome'),
  /** Sends an `Idempotency-Key` with writes. Off by default. */
  idempotency: flag,
  /** When set, signing out also tells the server by a POST to this path. */
  signOutPath: path,
  /** When set, the dashboard opens with a one-time code from a POST to this path, in place of the token. */
  handOverPath: path,
  /** Uses the search’s further parameters and facets, which the reference API supports. Off by default. */
  searchExtensions: flag,
  /** Shows members what is new and how their requests stand, as the reference API tells. Off by default. */
  requestStates: flag,
  /** Gives buyers the tools of procurement: requirements, an RFQ list, several files, suggestions. Off by default. */
  procurement: flag,
  /** The source of requests, such as the name of your site: the last line of their message, and in the events. */
  source: text(),
  /** With `utm`, the page’s address without query, title and `utm_*` parameters join that line; else none is read. */
  track: choice<Track>('off', TRACKS),
  /** Texts that replace ours, by message key. Only code can set them. */
  messages: { default: {} as Readonly<Record<string, string>> },
  /** Replaces the page’s `fetch`. Only code can set it. */
  fetch: { default: undefined as typeof globalThis.fetch | undefined },
}

/** The values of all settings. Hosts have no trailing slash and may have a path prefix. */
export type Config = { [Key in keyof typeof settings]: (typeof settings)[Key]['default'] }

/** Some of the settings; `undefined` takes a value back. */
export type ConfigPatch = { [Key in keyof Config]?: Config[Key] | undefined }

/** Returns the attribute name of a property: `apiHost` is `api-host` in HTML. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)
}

/** The keys that a script tag or `<trade-config>` may carry, by attribute name. */
export const settingKeys: ReadonlyMap<string, keyof Config> = new Map(
  Object.entries(settings).flatMap(([key, setting]) =>
    'parse' in setting ? [[attributeName(key), key as keyof Config]] : [],
  ),
)

/** A setting that could not be read: its value is malformed, or no setting has this name. */
export type SettingProblem = { name: string; value: string; isKnown: boolean }

/** Reads settings from attribute values, and reports those that it can't read. */
export function readSettings(
  given: Iterable<readonly [name: string, value: string]>,
  tell?: (problem: SettingProblem) => void,
): Partial<Config> {
  const read: Partial<Config> = {}
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

import type { Config, Theme } from './config.ts'

type Reading = { [Key in keyof Config]?: Config[Key] }

const text = (value: string): string => value.trim()
const host = (value: string): string | undefined => {
  const url = parsed(value.trim())
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}
const theme = (value: string): Theme | undefined =>
  value === 'light' || value === 'dark' || value === 'auto' ? value : undefined
const flag = (value: string): boolean => value !== 'false'

/** How each key of the configuration is read from an attribute; `undefined` is malformed. */
const readers = {
  'api-host': value => ({ apiHost: host(value) }),
  storefront: value => ({ storefront: host(value) }),
  'dashboard-host': value => ({ dashboardHost: host(value) }),
  'storage-key': value => ({ storageKey: text(value) || undefined }),
  locale: value => ({ locale: text(value) || undefined }),
  theme: value => ({ theme: theme(value) }),
  brand: value => ({ brand: text(value) }),
  logo: value => ({ logo: text(value) }),
  'social-url': value => ({ socialUrl: text(value) }),
  copyright: value => ({ copyright: text(value) }),
  'recommended-browser': value => ({ recommendedBrowser: text(value) }),
  idempotency: value => ({ idempotency: flag(value) }),
  'sign-out-path': value => ({ signOutPath: text(value) }),
} satisfies Record<string, (value: string) => { [Key in keyof Config]?: Config[Key] | undefined }>

/** The keys that a script tag (`data-*`) or `<trade-config>` may carry. */
export const settingNames = Object.keys(readers) as readonly (keyof typeof readers)[]

const complained = new Set<string>()

/** Reads settings from attribute values. An unknown or malformed key is named in the console, once. */
export function readSettings(given: Iterable<readonly [name: string, value: string]>): Reading {
  const settings: Reading = {}
  for (const [name, value] of given) {
    const reader = isSetting(name) ? readers[name] : undefined
    const read = reader?.(value)
    const malformed = !read || Object.values(read).includes(undefined)
    if (malformed) complain(name, value, Boolean(reader))
    else Object.assign(settings, read)
  }
  return settings
}

function isSetting(name: string): name is keyof typeof readers {
  return Object.hasOwn(readers, name)
}

function complain(name: string, value: string, known: boolean): void {
  const about = known ? `${name}="${value}"` : name
  if (complained.has(about)) return
  complained.add(about)
  console.warn(
    known
      ? `trade-widgets: the setting ${about} is malformed and was left out.`
      : `trade-widgets: there is no setting "${name}"; known are ${settingNames.join(', ')}.`,
  )
}

function parsed(value: string): URL | undefined {
  try {
    return new URL(value)
  } catch {
    return undefined
  }
}

import { Struct } from 'superstruct'
import { $config } from '#shared/config/config.ts'
import { longText } from './schema.ts'

const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const SCHEME = /^[a-z][a-z\d+-]*:(?!\d+(?:[/?#]|$))/i

/** Returns a reply's URL in full, or '' unless it is http, https, mailto or tel (decisions.mdx#urls). */
export function safeUrl(value: string): string {
  const address = value.trim()
  const host = parsed($config.get().apiHost)
  const url = address ? parsed(address, host && `${host.href.replace(/\/+$/, '')}/`) : undefined
  if (!url || !ALLOWED.has(url.protocol) || hasCredentials(url)) return ''
  if (address.startsWith('/') && host?.origin === url.origin) return underPrefix(url, host)
  return url.href
}

export const url = textAs(safeUrl)

export const website = textAs(websiteUrl)

/** Works like `safeUrl` for a website as a company wrote it: one without a scheme gets https. */
export function websiteUrl(value: string): string {
  const address = value.trim()
  if (SCHEME.test(address)) return safeUrl(address)
  const url = parsed(`https://${address.replace(/^\/\//, '')}`)
  // Registers are full of 'n/a' and '-' for companies without a site.
  return url?.hostname.includes('.') && !hasCredentials(url) ? url.href : ''
}

/** `https://bank.example@evil.example` leads to the second host. */
const hasCredentials = ({ username, password }: URL): boolean => username + password !== ''

function textAs(read: (text: string) => string): Struct<string, null> {
  return new Struct<string, null>({
    ...longText,
    coercer(value, context) {
      const given = longText.coercer(value, context)
      return typeof given === 'string' ? read(given) : given
    },
  })
}

/** Moves a path from the root below the host's path prefix, because a server behind a prefix may not know of it. */
function underPrefix(url: URL, host: URL): string {
  const prefix = host.pathname.replace(/\/+$/, '')
  if (!`${url.pathname}/`.startsWith(`${prefix}/`)) url.pathname = prefix + url.pathname
  return url.href
}

function parsed(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

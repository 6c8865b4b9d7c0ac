import { createHash } from 'node:crypto'

/** What a page may load, and from where. Nothing is inline but what stands in it already. */
function contentPolicy(html: string, ancestors = "'self'"): string {
  const elsewhere = hostsIn(html)
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineHashes(html, 'script')].join(' ')}`,
    `style-src ${["'self'", ...inlineHashes(html, 'style')].join(' ')}`,
    // Pictures that the API names may come from anywhere (decisions.mdx#urls).
    "img-src 'self' data: blob: https: http:",
    `connect-src ${["'self'", ...elsewhere].join(' ')}`,
    `form-action ${["'self'", ...elsewhere].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/** The hosts that a `<trade-config>` names: the page may call them, so that this line alone moves it to another host. */
function hostsIn(html: string): string[] {
  const config = /<trade-config\b[^>]*>/.exec(html)?.[0] ?? ''
  const named = [...config.matchAll(/\b(?:api-host|storefront)="([^"]*)"/g)].map(match => match[1] ?? '')
  const origins = named.filter(host => URL.canParse(host)).map(host => new URL(host).origin)
  return [...new Set(origins)]
}

/** The inline elements of a page as a content policy allows them: by what is in them, and nothing else. */
export function inlineHashes(html: string, tag: 'style' | 'script'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}

/** For an HTML page: revalidated at every visit, and allowed to load only what it needs. */
export function pageHeaders(html: string): Record<string, string> {
  return {
    'cache-control': 'no-cache',
    'content-security-policy': contentPolicy(html),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}

/** For a page that partners frame: it shows one element, and is the only one that may stand in a frame of others. */
export function framePageHeaders(html: string): Record<string, string> {
  return {
    ...pageHeaders(html),
    'content-security-policy': contentPolicy(html, '*'),
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** For the dashboard, whose address carries the token when it is opened: never cached and never sent as a referrer. */
export function tokenPageHeaders(html: string): Record<string, string> {
  return { ...pageHeaders(html), 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
}

/** Chunks are named after what is in them; a released version never changes. */
const lasting = /^\/(chunks|v\/[\d.]+)\//

/** For the bundle and what belongs to it: partners' pages load it from their own origins. */
export function assetHeaders(path: string): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'cache-control': lasting.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    // The server of files doesn't know this ending.
    ...(path.endsWith('.tgz') && { 'content-type': 'application/gzip' }),
  }
}

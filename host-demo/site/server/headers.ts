import { createHash } from 'node:crypto'
import { type Inline, inlineIn } from '../render/shell.ts'

/** The policies of our elements, for pages that require Trusted Types. */
const trustedTypes = 'trade-widgets trade-widgets-lit dompurify trade-widgets-data'

/** The directives with which a page accepts no text of scripts as code, but for these policies. */
export const requiredTrust = (policies = trustedTypes): string[] => [
  "require-trusted-types-for 'script'",
  `trusted-types ${policies}`,
]

/**
 * Returns the policy for the sources of a page.
 *
 * @param shell the built page, without content: what it names is allowed
 */
function contentPolicy(shell: string, inline = inlineIn(shell), ancestors = "'self'"): string {
  const elsewhere = hostsIn(shell)
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesOf(inline.scripts)].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(inline.styles)].join(' ')}`,
    // Pictures that the API names may come from anywhere (decisions.mdx#urls).
    "img-src 'self' data: blob: https: http:",
    `connect-src ${["'self'", ...elsewhere].join(' ')}`,
    `form-action ${["'self'", ...elsewhere].join(' ')}`,
    "base-uri 'none'",
    ...requiredTrust(`${trustedTypes} trade-widgets-worker trade-widgets-sheet trade-storefront`),
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/** Returns the hosts that a `<trade-config>` names: this line alone moves a page to another host. */
function hostsIn(html: string): string[] {
  const config = /<trade-config\b[^>]*>/.exec(html)?.[0] ?? ''
  const named = [...config.matchAll(/\b(?:api-host|storefront)="([^"]*)"/g)].map(match => match[1] ?? '')
  const origins = named.filter(host => URL.canParse(host)).map(host => new URL(host).origin)
  return [...new Set(origins)]
}

/** Returns the hashes with which a content policy allows inline elements with these contents, and no others. */
export const hashesOf = (contents: readonly string[]): string[] => [
  ...new Set(contents.map(content => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)),
]

/** Returns the headers of an HTML page: revalidated at every visit. */
export function pageHeaders(shell: string, inline?: Inline): Record<string, string> {
  return {
    'cache-control': 'no-cache',
    'content-security-policy': contentPolicy(shell, inline),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}

/** Returns the headers of a rendered page: a browser may show it again while it checks for changes. */
export function renderedPageHeaders(shell: string, inline: Inline): Record<string, string> {
  return {
    ...pageHeaders(shell, inline),
    'cache-control': 'public, max-age=0, stale-while-revalidate=60',
    'content-type': 'text/html; charset=utf-8',
  }
}

/** Returns the headers of a page with one element, the only kind that other sites may frame. */
export function framePageHeaders(html: string): Record<string, string> {
  return {
    ...pageHeaders(html),
    'content-security-policy': contentPolicy(html, undefined, '*'),
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/**
 * Returns the headers of a page whose address may carry a token: it is not cached or sent as referrer. A window
 * that opened it cannot turn it to another address. Public pages do without this (security.md#windows-that-open-ours):
 * WebKit would restore neither them nor the partner's page before them on Back.
 */
export function tokenPageHeaders(html: string): Record<string, string> {
  return {
    ...pageHeaders(html),
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  }
}

/** The headers of a rendered element: readable by any site, and as fresh as the API's answers. */
export const fragmentHeaders = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=5, stale-while-revalidate=60',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
}

/** The headers of an answer without an element, readable by pages of any site. */
export const refusedFragmentHeaders = { ...fragmentHeaders, 'cache-control': 'no-store' }

/** Chunks are named after their content, and a released version never changes. */
const lasting = /^\/(chunks|v\/[\d.]+)\//

/** Returns the headers of the bundle and its files: partners' pages load them from their own origins. */
export function assetHeaders(path: string): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'cache-control': lasting.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    // The file server doesn't know this extension.
    ...(path.endsWith('.tgz') && { 'content-type': 'application/gzip' }),
  }
}

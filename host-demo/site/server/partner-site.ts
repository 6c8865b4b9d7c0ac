import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { inlineIn } from '../render/shell.ts'
import { hashesOf, requiredTrust } from './headers.ts'

const folder = fileURLToPath(new URL('../partner', import.meta.url))

/** The two origins, which are known only once both servers listen. */
export type Origins = { storefront: string; partner: string }

/** Returns the partners' pages by file name, with placeholders for the hosts. */
export async function readPartnerPages(): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.html'))
  const pages = names.map(async name => [name, await readFile(join(folder, name), 'utf8')] as const)
  return new Map(await Promise.all(pages))
}

/** The folders of `node_modules` that partners' pages use, by name under `/vendor/`. The build copies them. */
export const vendors = { 'bootstrap-3': 'bootstrap-3/dist', 'lit-html': 'lit-html' }
const copies = fileURLToPath(new URL('../../../dist/vendor/', import.meta.url))

/** Returns the strictest policy under which our elements work. The page's own style is allowed by its hash. */
function strictPolicy(html: string, storefront: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashesOf(inlineIn(html).styles).join(' ')}`,
    `script-src ${storefront}`,
    `connect-src ${storefront}`,
    `img-src ${storefront}`,
    "base-uri 'none'",
    ...requiredTrust(),
  ].join('; ')
}

/** Creates a partner's site: another origin, with nothing of ours except the snippets in its pages. */
export function createPartnerSite(pages: ReadonlyMap<string, string>, origins: () => Origins): Hono {
  const site = new Hono()
  site.get('/favicon.ico', context => context.body(null, 204))
  site.get('/site.css', serveStatic({ root: folder }))
  site.get('/', context => context.html(withHosts(pages.get('index.html') ?? '', origins())))
  const rewriteRequestPath = (path: string): string => path.replace('/vendor/', '')
  site.get('/vendor/*', serveStatic({ root: copies, rewriteRequestPath }))
  // Accepts the requests of the partners' analytics. A real collector would store them.
  for (const collector of ['/collect', '/api/event']) site.post(collector, context => context.body(null, 202))
  site.get('/:page{.+\\.html}', context => {
    const name = context.req.param('page')
    const page = pages.get(name)
    if (page === undefined) return context.notFound()
    const html = withHosts(page, origins())
    if (name === 'strict-policy.html')
      context.header('content-security-policy', strictPolicy(html, origins().storefront))
    return context.html(html)
  })
  return site
}

/** Fills in the hosts that a real page would name. */
export function withHosts(html: string, { storefront, partner }: Origins): string {
  return html.replaceAll('{{storefront}}', storefront).replaceAll('{{partner}}', partner)
}

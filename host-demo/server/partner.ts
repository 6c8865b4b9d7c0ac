import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'

const folder = fileURLToPath(new URL('../partner', import.meta.url))

/** Where the two origins are; known only once both listen. */
export type Origins = { storefront: string; partner: string }

/** The pages of `host-demo/partner` by file name, as partners would write them but for the names of the hosts. */
export async function readPartnerPages(): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.html'))
  const pages = await Promise.all(
    names.map(async name => [name, await readFile(join(folder, name), 'utf8')] as const),
  )
  return new Map(pages)
}

/** A partner's own site: another origin, with nothing of ours but what its pages paste in. Design section 5. */
export function createPartnerSite(pages: ReadonlyMap<string, string>, origins: () => Origins): Hono {
  const site = new Hono()
  site.get('/favicon.ico', context => context.body(null, 204))
  site.get('/', context => context.html(withHosts(pages.get('index.html') ?? '', origins())))
  site.get('/:page{.+\\.html}', context => {
    const page = pages.get(context.req.param('page'))
    return page === undefined ? context.notFound() : context.html(withHosts(page, origins()))
  })
  return site
}

/** Fills in the hosts where a real page would name its own. */
export function withHosts(html: string, { storefront, partner }: Origins): string {
  return html.replaceAll('{{storefront}}', storefront).replaceAll('{{partner}}', partner)
}

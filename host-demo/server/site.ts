import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { etagDigest, originHeaders, originOf } from '#host-demo/api/request/headers.ts'
import { logRequests } from '#host-demo/api/request/log.ts'
import type { Settings } from '#host-demo/api/settings.ts'
import { framedTags } from '#shared/frame/protocol.ts'
import { addressOf } from '../developers/address.ts'
import { assetHeaders, framePageHeaders, pageHeaders, tokenPageHeaders } from './headers.ts'
import { isPagePath } from './page-path.ts'
import { releasedVersions, releasesFolder, VERSION } from './releases.ts'
import { sitemap } from './sitemap.ts'

type Api = { fetch(request: Request, env?: object): Response | Promise<Response> }

/** For paths of the server itself, which never fall back to the storefront. */
const notFound = (context: Context) =>
  context.text('Not found', 404, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })

/**
 * The storefront's origin: the API under `/api`, the dashboard, the pages in partners' frames, the bundle for partners, every released version of it under
 * `/v`, the reference for developers, and the storefront itself on every other path that names no file, since it routes in
 * the browser.
 *
 * @param folder the built site, `dist/storefront`
 * @param releases the folder of what was released, a folder for each version; it may be missing
 */
export async function createSite(
  folder: string,
  api: Api,
  partnerIndex: () => string,
  settings: Pick<Settings, 'clock' | 'log' | 'trustProxy'>,
  releases = releasesFolder(),
): Promise<Hono> {
  // The build has compressed the files; a browser that has one gets a 304.
  const send = (from: Parameters<typeof serveStatic>[0] = {}): MiddlewareHandler[] => [
    etag({ generateDigest: etagDigest }),
    serveStatic({ root: folder, precompressed: true, ...from }),
  ]
  // With a root of its own it would complain of one that is not there yet.
  const released = { root: '', rewriteRequestPath: (path: string) => releases + path.slice('/v'.length) }
  const page = async (name: string, headersOf: typeof pageHeaders) => {
    const html = await readFile(join(folder, name), 'utf8').catch(cause => {
      throw new Error(`The built site has no ${name}: run "npm run build" first.`, { cause })
    })
    const headers = headersOf(html)
    return [withHeaders(() => headers), ...send({ path: name })] as const
  }
  const site = new Hono()

  site.use('/api/*', compress())
  site.all('/api/*', context => api.fetch(context.req.raw, context.env as object))
  site.use(logRequests(settings), originHeaders(settings))
  site.get('/app/dashboard/menu', ...(await page('dashboard.html', tokenPageHeaders)))
  site.all('/app/*', notFound)
  site.get(`/frame/:tag{(?:${framedTags.join('|')})}`, ...(await page('frame.html', framePageHeaders)))
  site.all('/frame/*', notFound)
  site.get('/partner', context => context.redirect('/partner/'))
  site.get('/partner/', context => {
    const html = partnerIndex()
    return context.html(html, 200, pageHeaders(html))
  })
  site.all('/partner/*', notFound)
  const reference = await referencePages(folder)
  for (const name of reference)
    site.get(addressOf(name), ...(await page(`developers/${name || 'index'}.html`, pageHeaders)))
  site.get('/developers/', context => context.redirect(addressOf()))
  // Browsers ask for it on a page that names no icon.
  site.get('/favicon.ico', context => context.body(null, 204))
  site.get('/robots.txt', context =>
    context.text(`User-agent: *\nDisallow:\nSitemap: ${originOf(context, settings)}/sitemap.xml\n`),
  )
  site.get('/sitemap.xml', context =>
    context.body(sitemap(originOf(context, settings), reference.map(addressOf)), 200, {
      'content-type': 'application/xml; charset=utf-8',
    }),
  )
  for (const path of [
    '/chunks/*',
    '/presets/*',
    '/developers/:file{[^/]+\\.(?:js|css|svg|zip)}',
    '/:file{[^/]+\\.(?:js|json)|tokens\\.css|(?:THIRD-PARTY|llms)\\.txt}',
  ]) {
    site.get(path, withHeaders(assetHeaders), ...send(), notFound)
  }
  site.get('/v/versions.json', withHeaders(assetHeaders), async context =>
    context.json({ versions: await releasedVersions(releases) }),
  )
  site.get(`/v/:version{${VERSION}}/*`, withHeaders(assetHeaders), ...send(released))
  site.all('/v/*', notFound)
  site.all('/developers/*', notFound)
  site.get('*', async (context, next) => (isPagePath(context.req.path) ? next() : notFound(context)))
  site.get('*', ...(await page('index.html', pageHeaders)))
  return site
}

/** The names of the reference's pages in a built site; that of the first page is empty. */
async function referencePages(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'developers')).catch(() => [])
  return files.flatMap(file =>
    file.endsWith('.html') ? file.slice(0, -'.html'.length).replace(/^index$/, '') : [],
  )
}

/** Sets headers on what was found, also on a 304: `etag` keeps only a few there. */
function withHeaders(headersOf: (path: string) => Record<string, string>): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status === 404) return
    for (const [name, value] of Object.entries(headersOf(context.req.path))) context.header(name, value)
    context.header('Vary', 'Accept-Encoding')
  }
}

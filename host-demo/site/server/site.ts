import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { framedTags } from '#elements/frames.ts'
import { withEtag } from '#host-demo/api/request/etag.ts'
import { originHeaders, originOf, refuseOtherHosts } from '#host-demo/api/request/headers.ts'
import { logCalls } from '#host-demo/api/request/log.ts'
import { PACKAGE } from '#host-demo/package/pack.ts'
import { DASHBOARD } from '#shared/routes/dashboard.ts'
import { addressOf } from '../developers/address.ts'
import { answerAddress } from './answer-address.ts'
import { assetHeaders, framePageHeaders, pageHeaders, tokenPageHeaders } from './headers.ts'
import { isPagePath } from './page-address.ts'
import { releasedVersions, releasesFolder, VERSION } from './releases.ts'
import { RenderCache } from './render-cache.ts'
import { MEMBERS_CONTENT, renderedForMembers } from './rendered-for-members.ts'
import { type Renderer, type RenderingSettings, renderedElements, renderedPages } from './rendered-pages.ts'
import { noPages, type PublicPages, sitemaps } from './sitemap.ts'

type Api = { fetch(request: Request, env?: object): Response | Promise<Response> }

/** Answers paths of the server itself, which never fall back to the storefront. */
const notFound = (context: Context) =>
  context.text('Not found', 404, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })

/** Calls with which sellers change the pages that visitors see. */
const OFFERS = /^\/api\/(?:upload\/)?dashboard\/(?:products|services|company)(?:\/|$)/

/**
 * Creates the storefront's origin: the API under `/api`, the dashboard, the page behind links in mails, the pages in partners' frames, the bundle for
 * partners, every released version of it under `/v`, the reference for developers, and the storefront itself on every
 * other path that names no file, since it routes in the browser.
 *
 * @param folder the built site, `dist/storefront`
 * @param releases the folder of releases, with a folder for each version; it may be missing
 * @param renderer renders the content of pages; without it, every page is the empty one
 * @param publicPages the sitemap's entries beside the pages without an id
 */
export async function createSite(
  folder: string,
  api: Api,
  partnerIndex: () => string,
  settings: RenderingSettings,
  releases = releasesFolder(),
  renderer?: Renderer,
  publicPages: () => Promise<PublicPages> = noPages,
): Promise<Hono> {
  // The build has compressed the files. A browser that has one gets a 304.
  const send = (from: Parameters<typeof serveStatic>[0] = {}): MiddlewareHandler[] => [
    withEtag(),
    serveStatic({ root: folder, precompressed: true, ...from }),
  ]
  // With its own root, it would warn about a folder that does not exist yet.
  const released = { root: '', rewriteRequestPath: (path: string) => releases + path.slice('/v'.length) }
  const page = async (name: string, headersOf: typeof pageHeaders) => {
    const html = await readFile(join(folder, name), 'utf8').catch(cause => {
      throw new Error(`The built site has no ${name}: run "npm run build" first.`, { cause })
    })
    const headers = headersOf(html)
    return [withHeaders(() => headers), ...send({ path: name })] as const
  }
  const site = new Hono()
  const cache = new RenderCache({ now: () => settings.clock().getTime() })

  site.use(refuseOtherHosts(settings))
  site.use('/api/*', compress())
  site.all('/api/*', async context => {
    const reply = await api.fetch(context.req.raw, context.env as object)
    const { method, path } = context.req
    if (method !== 'GET' && reply.ok && OFFERS.test(path)) cache.clear()
    return reply
  })
  site.use(logCalls(settings), originHeaders(settings))
  site.get(DASHBOARD, ...(await page('dashboard.html', tokenPageHeaders)))
  site.all('/app/*', notFound)
  site.get('*', async (context, next) => {
    // Not `req.path`, in which Hono has decoded what a header cannot hold.
    const address = answerAddress(new URL(context.req.url).pathname)
    if (address === null) return next()
    context.header('Cache-Control', 'no-store')
    context.header('Referrer-Policy', 'no-referrer')
    return context.redirect(address)
  })
  site.get('/answer', ...(await page('answer.html', tokenPageHeaders)))
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
  // Browsers request it on a page that names no icon.
  site.get('/favicon.ico', context => context.body(null, 204))
  site.get('/robots.txt', context =>
    context.text(`User-agent: *\nDisallow:\nSitemap: ${originOf(context, settings)}/sitemap.xml\n`),
  )
  site.all('/.well-known/*', notFound)
  site.get(
    '/:name{sitemap[\\w-]*\\.xml}',
    sitemaps({ cache, settings, pages: publicPages, others: reference.map(addressOf) }),
    notFound,
  )
  for (const path of [
    '/chunks/*',
    '/presets/*',
    '/developers/:file{[^/]+\\.(?:js|css|svg|zip)}',
    '/:file{[^/]+\\.(?:js|json)|tokens\\.css|preview\\.png|(?:THIRD-PARTY|llms)\\.txt}',
  ]) {
    site.get(path, withHeaders(assetHeaders), ...send(), notFound)
  }
  site.get('/v/versions.json', withHeaders(assetHeaders), async context =>
    context.json({ versions: await releasedVersions(releases) }),
  )
  site.get(`/v/:version{${VERSION}}/*`, withHeaders(assetHeaders), ...send(released))
  // The package of this build can be installed before its release. Until then it may change.
  site.get(
    `/v/:version{${VERSION}}/${PACKAGE}`,
    withHeaders(() => ({ 'cache-control': 'no-cache' })),
    ...send(),
  )
  site.all('/v/*', notFound)
  site.all('/developers/*', notFound)
  site.get('*', async (context, next) => (isPagePath(context.req.path) ? next() : notFound(context)))
  if (renderer) {
    const shell = await readFile(join(folder, 'index.html'), 'utf8')
    const rendering = { renderer, shell, cache, api, settings }
    site.on(['OPTIONS', 'POST'], [MEMBERS_CONTENT], ...renderedForMembers(rendering))
    site.get('/render/:tag', renderedElements(rendering))
    site.all('/render/*', notFound)
    site.get('*', renderedPages(rendering))
  }
  site.get('*', ...(await page('index.html', pageHeaders)))
  return site
}

/** Returns the names of the reference's pages in a built site; that of the first page is empty. */
async function referencePages(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'developers')).catch(() => [])
  return files.flatMap(file =>
    file.endsWith('.html') ? file.slice(0, -'.html'.length).replace(/^index$/, '') : [],
  )
}

/**
 * Sets headers on found files, also on a 304, where `etag` keeps only a few. A handler further in may have decided how
 * long browsers keep the file.
 */
function withHeaders(headersOf: (path: string) => Record<string, string>): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status === 404) return
    for (const [name, value] of Object.entries(headersOf(context.req.path)))
      if (name !== 'cache-control' || !context.res.headers.has(name)) context.header(name, value)
    context.header('Vary', 'Accept-Encoding')
  }
}

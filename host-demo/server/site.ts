import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { readSite, type SiteFile, sendFile } from './files.ts'
import { assetHeaders, dashboardHeaders, pageHeaders } from './headers.ts'

type Api = { fetch(request: Request, env?: object): Response | Promise<Response> }

/** Answers where another part of the server has the word: these paths never fall back to the storefront. */
const notFound = (): Response =>
  new Response('Not found', {
    status: 404,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })

/**
 * The storefront's origin: the API under `/api`, the dashboard, the bundle for partners, and the storefront itself on
 * every other path, since it routes in the browser. Design sections 5 and 9.
 *
 * @param folder the built site, `dist/storefront`
 */
export async function createSite(folder: string, api: Api, partnerIndex: () => string): Promise<Hono> {
  const files = await readSite(folder)
  const storefront = pageOf(files, '/index.html', pageHeaders)
  const dashboard = pageOf(files, '/dashboard.html', dashboardHeaders)
  const site = new Hono()

  site.use('/api/*', compress())
  site.all('/api/*', context => api.fetch(context.req.raw, context.env as object))
  site.get('/app/dashboard/menu', context => dashboard(context.req.raw))
  site.all('/app/*', notFound)
  site.get('/partner', context => context.redirect('/partner/'))
  site.get('/partner/', context => {
    const html = partnerIndex()
    return context.html(html, 200, pageHeaders(html))
  })
  site.all('/partner/*', notFound)
  // Our pages name their icon; this is what a browser asks for beside a page that names none.
  site.get('/favicon.ico', context => context.body(null, 204))
  site.get('*', context => {
    const { path } = context.req
    const file = files.get(path)
    if (file && !path.endsWith('.html')) return sendFile(context.req.raw, file, assetHeaders(path))
    return path.startsWith('/chunks/') ? notFound() : storefront(context.req.raw)
  })
  return site
}

function pageOf(
  files: ReadonlyMap<string, SiteFile>,
  path: string,
  headersOf: (html: string) => Record<string, string>,
): (request: Request) => Response {
  const file = files.get(path)
  if (!file) throw new Error(`The built site has no ${path}: run "npm run build" first.`)
  const headers = headersOf(new TextDecoder().decode(file.bodies.identity))
  return request => sendFile(request, file, headers)
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { publicPages } from '../../api/items/public-pages.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../../api/testing/start-api.ts'
import * as renderer from '../render/renderer.ts'
import type { Renderer } from './rendered-pages.ts'
import { createSite } from './site.ts'

let folder: string
let api: TestApi
/** Answers instead of the API. */
let answer: ((request: Request) => Response | Promise<Response> | undefined) | undefined
let asked: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trade-rendered-'))
  const shell = await readFile(new URL('../storefront/index.html', import.meta.url), 'utf8')
  await writeFile(join(folder, 'index.html'), shell)
  for (const name of ['answer.html', 'dashboard.html', 'frame.html']) await writeFile(join(folder, name), '')
  api = await startApi()
}, START_TIMEOUT)

afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

beforeEach(() => {
  answer = undefined
  asked = []
})

/** Starts a server that has rendered nothing yet. */
async function serve(using: Renderer = renderer, renderPatience = 60_000) {
  const watched = {
    fetch: (request: Request, env?: object) => {
      asked.push(request.url)
      return answer?.(request) ?? api.app.fetch(request, env as never)
    },
  }
  const pages = () => publicPages(api.database.orm)
  const site = await createSite(
    folder,
    watched,
    () => '',
    { ...api.settings, renderPatience, trustProxy: true },
    folder,
    using,
    pages,
  )
  return async (path: string, headers: Record<string, string> = {}) =>
    site.request(path, { headers }, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })
}

const EMPTY = '<noscript>'

describe('a page', () => {
  test('has its content, with a compression that the browser supports', async () => {
    const get = await serve()
    const page = await get('/product/1')
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, stale-while-revalidate=60')
    expect(page.headers.get('vary')).toBe('Accept-Encoding')
    expect(page.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i)
    const html = await page.text()
    expect(html).toContain('API 6D Trunnion Ball Valve 2')
    const [brotli, gzip] = [
      await get('/product/1', { 'accept-encoding': 'gzip, br' }),
      await get('/product/1', { 'accept-encoding': 'gzip, br;q=0' }),
    ]
    expect([brotli, gzip].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(html)
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(html)
  })

  test('allows its own styles by their hashes, and nothing else inline', async () => {
    const policy = (await (await serve())('/product/1')).headers.get('content-security-policy')
    expect(policy).toMatch(/style-src 'self' 'sha256-/)
    expect(policy).not.toContain('unsafe')
  })

  test('allows none of what its content has: no script, style or host', async () => {
    const injected =
      '<script>alert(1)</script><style>p{}</style><trade-config api-host="https://evil.example"></trade-config>'
    const hostile: Renderer = {
      ...renderer,
      async renderPage(...given) {
        const page = await renderer.renderPage(...given)
        return page && { ...page, html: page.html.replaceAll('</main>', `${injected}</main>`) }
      },
    }
    const [plain, page] = [await (await serve())('/product/1'), await (await serve(hostile))('/product/1')]
    expect(await page.text()).toContain(injected)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toBe(plain.headers.get('content-security-policy'))
    expect(policy).toMatch(/connect-src 'self';/)
  })

  test('requires Trusted Types', async () => {
    const policy = (await (await serve())('/product/1')).headers.get('content-security-policy')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types trade-widgets ")
    expect(policy).not.toContain('allow-duplicates')
  })

  test('that a browser already has is not sent again', async () => {
    const get = await serve()
    const etag = (await get('/product/1')).headers.get('etag') ?? ''
    const again = await get('/product/1', { 'if-none-match': `"other", ${etag}` })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect((await get('/product/2', { 'if-none-match': etag })).status).toBe(200)
  })

  test('of a missing record is a 404', async () => {
    expect((await (await serve())('/product/999')).status).toBe(404)
  })

  test('is rendered once for all requests at the same time, whatever else is in their address', async () => {
    const get = await serve()
    await get('/product/1')
    const reads = asked.length
    expect(reads).toBeGreaterThan(0)
    const other = await serve()
    asked = []
    const queries = Array.from({ length: 20 }, (_, at) => `?utm_source=${at}`)
    const pages = await Promise.all(queries.map(query => other(`/product/1${query}`)))
    expect(new Set(await Promise.all(pages.map(page => page.text()))).size).toBe(1)
    expect(asked).toHaveLength(reads)
  })

  test('is rendered again after the answer if it is no longer fresh', async () => {
    const get = await serve()
    await get('/product/1')
    api.advance(4)
    asked = []
    await get('/product/1')
    expect(asked).toEqual([])
    api.advance(2)
    let release = (): void => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    answer = request => held.then(() => api.app.fetch(request))
    expect(await (await get('/product/1')).text()).toContain('Trunnion')
    expect(asked.length).toBeGreaterThan(0)
    const reads = asked.length
    await get('/product/1')
    expect(asked).toHaveLength(reads)
    release()
  })

  test('shows its seller’s changes at once', async () => {
    const get = await serve()
    const site = await createSite(
      folder,
      api.app,
      () => '',
      { ...api.settings, renderPatience: 60_000 },
      folder,
      renderer,
    )
    const token = await api.asSeller()
    const read = async () => (await site.request('/product/2')).text()
    expect(await read()).not.toContain('Renamed valve')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const path = '/api/dashboard/products/2'
    const { longDescription, ...fields } = await (await site.request(path, { headers })).json()
    const body = JSON.stringify({ ...fields, name: 'Renamed valve', longDescription })
    const put = await site.request(path, { method: 'PUT', headers, body })
    expect(put.status).toBe(200)
    expect(await read()).toContain('Renamed valve')
    const listed = await (await get('/sitemap-products.xml')).text()
    const moment = api.settings.clock().toISOString()
    expect(listed).toContain(`<loc>http://localhost/product/2</loc><lastmod>${moment}</lastmod>`)
  })
})

describe('the page has no content', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['the API is down', () => Promise.reject(new Error('no connection'))],
    ['the API fails', () => Response.json({}, { status: 503 })],
    ['the API never answers', () => new Promise(() => {})],
    ['the API answers with no JSON', () => new Response('<html>')],
  ])('while %s, and has it again as soon as that is over', async (name, fault) => {
    const get = await serve(renderer, name === 'the API never answers' ? 500 : 60_000)
    answer = fault
    const page = await get('/product/1')
    expect(page.status).toBe(503)
    const html = await page.text()
    expect(html).toContain('<main id="main"')
    expect(html).not.toContain('Trunnion')
    answer = undefined
    const isThere = async () => expect(await (await get('/product/1')).text()).toContain('Trunnion')
    await vi.waitFor(isThere, { timeout: 30_000 })
  })

  test('if rendering fails', async () => {
    const get = await serve({ ...renderer, renderPage: () => Promise.reject(new Error('broken')) })
    const page = await get('/product/1')
    expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await page.text()).toContain(EMPTY)
  })

  test('if too many pages are being rendered', async () => {
    const get = await serve(renderer, 500)
    answer = () => new Promise(() => {})
    const pages = Array.from({ length: 200 }, async (_, at) => {
      const page = await get(`/product/${at + 1}`, { 'x-forwarded-for': `198.51.100.${at}` })
      return { status: page.status, hasNoContent: (await page.text()).includes(EMPTY) }
    })
    for (const page of await Promise.all(pages)) expect(page).toEqual({ status: 503, hasNoContent: true })
  })
})

test('a page that was rendered before is shown while the API is down', async () => {
  const get = await serve()
  await get('/product/1')
  api.advance(3_600)
  answer = () => Promise.reject(new Error('no connection'))
  expect(await (await get('/product/1')).text()).toContain('Trunnion')
})

describe('an element', () => {
  test('is rendered for pages of any site', async () => {
    const reply = await (await serve())('/render/trade-product?product-id=1&data-locale=en&data-new-one=1')
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(await reply.json()).toMatchObject({ html: expect.stringContaining('Trunnion') })
  })

  test.each([
    ['/render/trade-product?product-id=1&onclick=x', 400],
    ['/render/trade-product?product-id=1&__proto__=x', 400],
    ['/render/trade-product?product-id=1&constructor=x', 400],
    ['/render/trade-product?product-id=999', 404],
    ['/render/trade-nothing', 404],
    ['/render/constructor', 404],
    ['/render/', 404],
  ])('%s is refused, and browsers do not cache that', async (path, status) => {
    const reply = await (await serve())(path)
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([status, 'no-store'])
  })

  test('has hostile values as text', async () => {
    const hostile = encodeURIComponent('"><script>alert(1)</script>')
    const reply = await (await serve())(`/render/trade-search?keyword=${hostile}&lang=${hostile}`)
    const { html } = (await reply.json()) as { html: string }
    expect(html).not.toContain('<script')
  })

  test('is rendered for an address up to a limit, and comes from the cache without one', async () => {
    const get = await serve()
    const once = '/render/trade-page?name=aboutUs'
    const { attempts } = api.settings.limits.renderByAddress
    await get(once)
    for (let at = 1; at < attempts; at += 1) await get(`/render/trade-product?product-id=${1000 + at}`)
    const refused = await get('/render/trade-page?name=FAQ')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await get(once)).status).toBe(200)
    api.advance(1)
    expect((await get('/render/trade-page?name=FAQ')).status).toBe(200)
  })
})

describe('the sitemap', () => {
  test('lists everything that visitors can find, with the time of its last change', async () => {
    const get = await serve()
    const index = await (await get('/sitemap.xml')).text()
    const places = [...index.matchAll(/<loc>http:\/\/localhost([^<]*)/g)].map(([, path = '']) => path)
    expect(places).toEqual(
      ['pages', 'products', 'services', 'categories', 'companies'].map(name => `/sitemap-${name}.xml`),
    )
    const counts = places.slice(1).map(async path => {
      const text = await (await get(path)).text()
      return text.match(/<url><loc>[^<]*<\/loc>(<lastmod>\d{4}-\d\d-\d\dT[\d:.]*Z<\/lastmod>)?<\/url>/g)
        ?.length
    })
    expect(await Promise.all(counts)).toEqual([16, 3, 7, 4])
  })

  test.each([
    '/sitemap-nothing.xml',
    '/sitemap-products-2.xml',
    '/.well-known/security.txt',
    '/.well-known/x',
  ])('%s does not exist', async path => {
    expect((await (await serve())(path)).status).toBe(404)
  })
})

test('rendering sends no credentials of a member to the API', async () => {
  const get = await serve()
  const seen = vi.fn()
  answer = request => void seen(request.headers.get('authorization'))
  await get('/product/1', { authorization: 'Bearer secret', cookie: 'a=b' })
  expect(new Set(seen.mock.calls.flat())).toEqual(new Set([null]))
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT } from '../../api/testing/start-api.ts'
import * as renderer from '../render/renderer.ts'
import { startSites, type TestSites } from './testing/serve-site.ts'

// While the database is away, no crawler may take a page for empty or the sitemap for gone.
let sites: TestSites
beforeAll(async () => {
  sites = await startSites(renderer)
}, START_TIMEOUT)
afterAll(() => sites.close())

const RETRY = /^[1-9]\d*$/

const PAGES = [
  '/',
  '/product/1',
  '/product/99999999',
  '/service/1',
  '/company/1',
  '/categories',
  '/category/3/products',
  '/search?keyword=valve',
  '/rfqProduct/1',
]

test.each(PAGES)('%s is 503 while the database is away, and is there again after that', async path => {
  const site = await sites.serve()
  site.isAway = true
  const away = await site.get(path)
  expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(away.headers.get('retry-after')).toMatch(RETRY)
  const html = await away.text()
  expect(html).toContain('<main id="main"')
  expect(html).not.toContain('content="index"')
  expect((await site.get(path, { 'if-none-match': '*' })).status).toBe(503)
  site.isAway = false
  const back = await site.get(path)
  expect(back.status).toBe(path === '/product/99999999' ? 404 : 200)
})

test('pages that need no data are rendered all the same', async () => {
  const site = await sites.serve()
  site.isAway = true
  for (const path of ['/aboutUs', '/contactUs', '/FAQ', '/robots.txt'])
    expect((await site.get(path)).status, path).toBe(200)
})

test('elements are 503, and are there again after that', async () => {
  const site = await sites.serve()
  site.isAway = true
  for (const path of [
    '/render/trade-product?product-id=1',
    '/render/trade-product?product-id=99999999',
    '/render/trade-company?company-id=1',
    '/render/trade-search?keyword=valve',
  ]) {
    const away = await site.get(path)
    expect([away.status, away.headers.get('access-control-allow-origin')], path).toEqual([503, '*'])
    expect(away.headers.get('retry-after')).toMatch(RETRY)
  }
  site.isAway = false
  expect((await site.get('/render/trade-product?product-id=1')).status).toBe(200)
})

test('the sitemap is 503, whatever its file is called, and is there again after that', async () => {
  const site = await sites.serve()
  site.isAway = true
  for (const path of ['/sitemap.xml', '/sitemap-products.xml', '/sitemap-pages.xml', '/sitemap-zz.xml']) {
    const away = await site.get(path)
    expect(away.status, path).toBe(503)
    expect(away.headers.get('retry-after')).toMatch(RETRY)
  }
  site.isAway = false
  expect((await site.get('/sitemap.xml')).status).toBe(200)
  expect((await site.get('/sitemap-zz.xml')).status).toBe(404)
})

test('what was rendered before goes on', async () => {
  const site = await sites.serve()
  const known = ['/product/1', '/render/trade-product?product-id=1', '/sitemap.xml', '/sitemap-products.xml']
  for (const path of known) expect((await site.get(path)).status).toBe(200)
  sites.api.advance(3_600)
  site.isAway = true
  for (const path of known) expect((await site.get(path)).status, path).toBe(200)
  expect((await site.get('/sitemap-zz.xml')).status).toBe(404)
})

test('a part of home that fails alone does not make it unavailable', async () => {
  const site = await sites.serve()
  site.answer = ({ url }) => (url.includes('/recommended') ? Response.json({}, { status: 500 }) : undefined)
  const page = await site.get('/')
  expect([page.status, page.headers.get('retry-after')]).toEqual([200, null])
})

test('an address that the API refuses is not an outage', async () => {
  const site = await sites.serve()
  site.answer = ({ url }) => (url.includes('/search/item') ? Response.json({}, { status: 400 }) : undefined)
  const page = await site.get('/category/3/products')
  expect([page.status, page.headers.get('retry-after')]).toEqual([404, null])
  expect(await page.text()).toContain('content="noindex"')
})

test('a renderer that never ends is an outage too', async () => {
  const broken = { ...renderer, renderPage: () => new Promise<never>(() => {}) }
  const page = await (await sites.serve({ renderPatience: 50 }, broken)).get('/product/1')
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toMatch(RETRY)
  expect(await page.text()).toContain('<main id="main"')
})

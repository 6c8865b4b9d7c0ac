import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT } from '#host-demo/api/testing/start-api.ts'
import { type ServedPages, startServedPages } from './testing/served-pages.ts'

// A comparison as its address alone shows it, with the real API behind it.
let pages: ServedPages
beforeAll(async () => {
  pages = await startServedPages()
}, START_TIMEOUT)
afterAll(() => pages.close())

const PATH = '/compare?items=product-1,product-2,service-1'

test('the page has its items, their sellers, facts and differences, and is not indexed', async () => {
  const page = await pages.open(PATH)
  expect(page.status).toBe(200)
  expect(page.title).toBe('Compare | Trade Enabler')
  expect(page.meta.robots).toBe('noindex')
  expect(page.canonicals).toEqual(['http://market.example/compare?items=product-1%2Cproduct-2%2Cservice-1'])
  for (const text of [
    'API 6D Trunnion Ball Valve 2" 600#',
    'API 6D Trunnion Ball Valve 4" 600#',
    'Kemaman Valve Works Sdn Bhd',
    'Request Quotation',
    'Service Number Not stated by all',
    'Model Number Different',
    'Add all to the RFQ list',
  ])
    expect(page.main).toContain(text)
  expect(page.html).toContain('<table data-columns="3">')
})

test('the reads start together, and go to the browser with the page', async () => {
  let open = 0
  let most = 0
  const page = await pages.open(PATH, {
    read: async address => {
      open += 1
      most = Math.max(most, open)
      const reply = await pages.read(address)
      open -= 1
      return reply
    },
  })
  expect(most).toBeGreaterThanOrEqual(3)
  expect(Object.keys(page.replies)).toEqual(
    expect.arrayContaining([
      '/api/public/product/detail?productId=1',
      '/api/public/product/detail?productId=2',
      '/api/public/service/detail?serviceId=1',
    ]),
  )
})

test('an item that no longer exists is named, and without scripts a link leaves it out', async () => {
  const page = await pages.open('/compare?items=product-1,product-999999')
  expect(page.status).toBe(200)
  expect(page.main).toContain('Product 999999 is no longer on the market.')
  expect(page.main).toContain('API 6D Trunnion Ball Valve 2" 600#')
  expect(page.html).toContain('href="http://market.example/compare?items=product-1"')
})

test('an address without items says how to choose some', async () => {
  const page = await pages.open('/compare')
  expect(page.main).toContain('Nothing to compare yet')
  expect(page.main).toContain('Choose up to 4 products or services')
  expect(page.meta.robots).toBe('noindex')
})

test('rows and pages of items have their checkbox without scripts too', async () => {
  const [search, product] = await Promise.all([pages.open('/search?keyword=valve'), pages.open('/product/1')])
  expect(search.html).toContain('aria-label="Compare: API 6D Trunnion Ball Valve 2&quot; 600#"')
  expect(product.html).toContain('aria-label="Compare: API 6D Trunnion Ball Valve 2&quot; 600#"')
})

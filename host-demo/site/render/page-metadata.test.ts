import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { START_TIMEOUT } from '#host-demo/api/testing/start-api.ts'
import { publicRoutes } from '#host-demo/checks/browser/tools/public-routes.ts'
import { renderPage } from './page.ts'
import { type Json, problemsIn } from './testing/schema-problems.ts'
import { ORIGIN, type ServedPages, startServedPages, unexpected } from './testing/served-pages.ts'

// The pages that a host serves, as a search engine sees them, with the real API behind them.
let pages: ServedPages
beforeAll(async () => {
  pages = await startServedPages()
}, START_TIMEOUT)
afterAll(() => pages.close())

/** The paths of public routes, with ids of categories in which the small catalogue lists something. */
const paths = publicRoutes({ product: 3, service: 5 }).map(({ path }) => path)

const open: ServedPages['open'] = (path, given) => pages.open(path, given)
const read: ServedPages['read'] = address => pages.read(address)

const typesOf = (data: readonly Json[]) => data.map(each => Reflect.get(Object(each), '@type'))

describe('every public route', () => {
  test.each(paths)('%s describes itself', async path => {
    const { status, html, titles, title, canonicals, meta, data, main } = await open(path)
    expect(status).toBe(200)
    expect(titles).toHaveLength(1)
    expect(canonicals).toEqual([`${ORIGIN}${path}`])
    expect(html).toMatch(/<html lang="en"/)
    expect(html.match(/<meta name="description"/g)).toHaveLength(1)
    // The script takes replies only after an element with content.
    expect(html).toMatch(/<trade-footer><template [\s\S]*<\/trade-footer>\s*<script [^>]*data-trade-replies>/)
    expect(meta).toMatchObject({
      robots: 'index',
      'og:title': title,
      'og:url': `${ORIGIN}${path}`,
      'og:description': meta.description,
      'og:site_name': 'Trade Enabler',
    })
    expect(meta.description?.length).toBeGreaterThan(20)
    expect(meta['og:type']).toMatch(/^(website|product|profile)$/)
    // The catalogue has drawings only, which messengers don't show.
    expect(meta).toMatchObject({
      'og:image': `${ORIGIN}/preview.png`,
      'og:image:alt': 'Trade Enabler',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    expect(main.length).toBeGreaterThan(path.startsWith('/category/7') ? 5 : 30)
    expect(data.flatMap(each => problemsIn(each))).toEqual([])
  })

  test('has a title and a description of its own', async () => {
    const listed = paths.filter(path => path !== '/category/7')
    const pages = await Promise.all([...listed, '/search?page=2'].map(path => open(path)))
    const titles = pages.map(({ title }) => title)
    // A company and the form on its page are one record.
    const own = new Set(titles)
    expect(own.size).toBeGreaterThanOrEqual(titles.length - 1)
    const [product, company, search] = await Promise.all(
      ['/product/1', '/company/1', '/search?keyword=valve'].map(path => open(path)),
    )
    expect(new Set([product, company, search].map(page => page?.title)).size).toBe(3)
    expect(new Set([product, company, search].map(page => page?.meta.description)).size).toBe(3)
  })
})

describe('name and facts', () => {
  test.each([
    [
      '/product/1',
      'API 6D Trunnion Ball Valve 2" 600# | Trade Enabler',
      ['Kemaman Valve Works Sdn Bhd', 'Kemaflow', 'KVW-1', 'Carbon steel', 'Fire-safe, for sour service.'],
      ['Product', 'BreadcrumbList'],
    ],
    ['/service/1', undefined, ['Request Quotation', 'Service Number'], ['Service', 'BreadcrumbList']],
    [
      '/company/1',
      'Kemaman Valve Works Sdn Bhd | Trade Enabler',
      ['Labuan Yard', 'Ministry of Finance Registration', 'ISO 9001:2015', 'Vendor of the Year'],
      ['Organization', 'BreadcrumbList'],
    ],
    [
      '/category/3/products',
      'Ball Valves | Trade Enabler',
      ['Valves', 'Total Records 12', 'API 6D Trunnion Ball Valve 4" 600#', 'Gate Valves'],
      ['ItemList', 'BreadcrumbList'],
    ],
    [
      '/search?keyword=valve',
      'Results for “valve” | Trade Enabler',
      ['Products (14)', 'Company (2)', 'API 6D Trunnion Ball Valve 2" 600#', 'Kemaman, Terengganu'],
      ['ItemList'],
    ],
    [
      '/FAQ',
      'FAQ | Trade Enabler',
      ['How do I ask for a quotation (RFQ)?', 'You can attach a PDF of up to 10 MB'],
      ['FAQPage'],
    ],
    ['/', 'Trade Enabler: the ultimate trade enabler for your business', ['Register Now'], ['WebSite']],
    ['/categories', 'All categories | Trade Enabler', ['Valves', 'Inspection'], ['BreadcrumbList']],
  ])('%s', async (path, title, texts, types) => {
    const page = await open(path)
    if (title) expect(page.title).toBe(title)
    for (const text of texts) expect(page.main).toContain(text)
    expect(typesOf(page.data)).toEqual(types)
  })

  test('a link preview of a product names its seller', async () => {
    const { meta } = await open('/product/1')
    expect(meta['og:type']).toBe('product')
    expect(meta.description).toBe(
      'Fire-safe, for sour service. Kemaman Valve Works Sdn Bhd, Kemaman, Terengganu.',
    )
  })

  test('the second page of a list counts on from the first', async () => {
    const { title, data, main } = await open('/search?keyword=valve&page=2')
    expect(title).toBe('Results for “valve”, page 2 | Trade Enabler')
    expect(data).toMatchObject([{ numberOfItems: 14, itemListElement: [{ position: 11 }, {}, {}, {}] }])
    expect(main).toContain('Page 2 of 2')
  })
})

describe('a link preview', () => {
  const reading =
    (changed: (body: string) => string): typeof read =>
    async address => {
      const reply = await read(address)
      return { ...reply, body: changed(reply.body) }
    }
  /** Returns the API with these pictures of product 1. */
  const withPictures = (...pictures: readonly string[]) =>
    reading(body => {
      const reply: object = JSON.parse(body)
      const productImage = pictures.map(ImageURL => ({ ImageURL, IsDefault: false }))
      return JSON.stringify('productImage' in reply ? { ...reply, productImage } : reply)
    })
  const drawing = '/api/pictures/ball-valve/0.svg'

  test.each([
    ['/api/pictures/upload/ab12.png'],
    ['/photos/valve.JPG?width=900#top'],
    ['https://cdn.example/valve.jpeg'],
    ['https://cdn.example/a.svg/valve.webp'],
  ])('shows %s', async picture => {
    const { meta } = await open('/product/1', { read: withPictures(drawing, picture, '/photos/other.png') })
    expect(meta['og:image']).toBe(new URL(picture, ORIGIN).href)
    expect(meta['og:image:alt']).toBe('API 6D Trunnion Ball Valve 2" 600#')
    expect(Object.keys(meta)).not.toContain('og:image:width')
    expect(Object.keys(meta)).not.toContain('og:image:height')
  })

  test.each([
    [drawing],
    ['/drawings/valve.SVG'],
    ['/drawings/valve.svg?as=valve.png'],
    ['/drawings/valve.svgz'],
    ['/drawings/valve.svg#valve.png'],
    ['/drawings/valve.png/'],
    ['/drawings?file=valve.png'],
    ['/drawings/valve'],
    ['https://valve.png'],
    ['data:image/svg+xml,<svg/>'],
    ['data:image/png;base64,AAAA/a.png'],
    ['mailto:valve.png'],
    [''],
  ])('shows the picture of the site instead of %j', async picture => {
    for (const path of ['/product/1', '/rfqProduct/1']) {
      const { meta } = await open(path, { read: withPictures(picture) })
      expect(meta).toMatchObject({
        'og:image': `${ORIGIN}/preview.png`,
        'og:image:alt': 'Trade Enabler',
        'og:image:width': '1200',
        'og:image:height': '630',
      })
    }
  })

  test('shows the uploaded logo of a company', async () => {
    const name = '/api/pictures/upload/ab12.webp'
    const uploaded = reading(body => body.replaceAll('/api/pictures/logo/1.svg', name))
    const { meta } = await open('/company/1', { read: uploaded })
    expect(meta).toMatchObject({
      'og:image': ORIGIN + name,
      'og:image:alt': 'Kemaman Valve Works Sdn Bhd',
    })
    expect((await open('/company/1')).meta['og:image']).toBe(`${ORIGIN}/preview.png`)
  })

  test('names the size of the site’s picture', async () => {
    const png = await readFile(new URL('../storefront/preview.png', import.meta.url))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })
})

describe('a missing page or record', () => {
  test.each([
    ['/product/999999', 'Search the marketplace', '/search'],
    ['/service/999999', 'Search the marketplace', '/search'],
    ['/company/999999', 'Search the marketplace', '/search'],
    ['/rfqProduct/999999', 'Search the marketplace', '/search'],
    ['/category/999999/products', 'Browse all categories', '/categories'],
  ])('%s is not found, and says where to look instead', async (path, label, href) => {
    const { status, html, meta, data, main } = await open(path)
    expect(status).toBe(404)
    expect(meta.robots).toBe('noindex')
    expect(data).toEqual([])
    expect(main).toContain('Not found It may have been taken off the market.')
    expect(main).toContain(label)
    expect(html).toContain(`href="${ORIGIN}${href}"`)
  })

  test.each(['/nowhere', '/product/none', '/product/%E0%A4%A'])('%s shows home', async path => {
    const { status, meta, canonicals, main, html, data } = await open(path)
    expect(status).toBe(404)
    expect(meta.robots).toBe('noindex')
    expect(canonicals).toEqual([`${ORIGIN}/`])
    expect(main).toContain('Register Now')
    expect(html).toContain(`href="${ORIGIN}/categories"`)
    expect(data).toEqual([])
  })

  test('a page for members only is left to the browser', async () => {
    const options = { shell: pages.shell, origin: ORIGIN, read, onFault: unexpected }
    expect(await renderPage(new URL('/rfq/product/1', ORIGIN), options)).toBeUndefined()
  })
})

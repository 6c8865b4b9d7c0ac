import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '#host-demo/api/testing/start-api.ts'
import { publicRoutes } from '#host-demo/checks/browser/public-routes.ts'
import type { Reply } from '#widgets/runtime/render-element.ts'
import { renderFragment } from './fragment.ts'
import { renderPage } from './page.ts'
import schemaOrg from './schema-org.json' with { type: 'json' }

// The pages that a host serves, as a search engine or a reader without scripts sees them, with the real API behind
// them.
let api: TestApi
let shell: string
beforeAll(async () => {
  api = await startApi()
  shell = await readFile(new URL('../storefront/index.html', import.meta.url), 'utf8')
}, START_TIMEOUT)
afterAll(() => api.close())

const ORIGIN = 'http://market.example'

/** The paths of public routes, with ids of categories in which the small catalogue lists something. */
const paths = publicRoutes({ product: 3, service: 5 }).map(({ path }) => path)

async function read(address: string): Promise<Reply> {
  const { pathname, search } = new URL(address)
  const { status, body, headers } = await api.get(pathname + search)
  return { status, body: JSON.stringify(body), etag: headers.get('etag') ?? undefined }
}

const unexpected = (fault: unknown): void => expect.fail(String(fault))

type Given = Partial<Parameters<typeof renderPage>[1]>

async function open(path: string, given: Given = {}) {
  const options = { shell, origin: ORIGIN, read, onFault: unexpected, ...given }
  const page = await renderPage(new URL(path, options.origin), options)
  if (!page) throw new Error(`${path} is not rendered`)
  return { ...page, ...partsOf(page.html) }
}

/** Returns the parts of the page that a test checks. */
function partsOf(html: string) {
  const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? ''
  const all = (pattern: RegExp): string[] =>
    [...head.matchAll(pattern)].map(match => unescaped(match[1] ?? ''))
  const meta = Object.fromEntries(
    [...head.matchAll(/<meta (?:name|property)="([^"]*)"\s+content="([^"]*)"/g)].map(match => [
      match[1] ?? '',
      unescaped(match[2] ?? ''),
    ]),
  )
  const data = all(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
    text => JSON.parse(text) as Json,
  )
  const main = textOf(/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '')
  const titles = all(/<title>([^<]*)<\/title>/g)
  const canonicals = all(/<link rel="canonical" href="([^"]*)"/g)
  const replies = /data-trade-replies>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}'
  return {
    titles,
    title: titles[0] ?? '',
    canonicals,
    meta,
    data,
    main,
    replies: JSON.parse(replies) as object,
  }
}

const textOf = (html: string): string =>
  unescaped(html.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

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
    const options = { shell, origin: ORIGIN, read, onFault: unexpected }
    expect(await renderPage(new URL('/rfq/product/1', ORIGIN), options)).toBeUndefined()
  })
})

describe('many at once', () => {
  test('200 pages never mix up two origins, three languages and their records', async () => {
    const locales = ['en', 'ms', 'de-DE'] as const
    const words = { en: 'Request Quotation', ms: 'Minta Sebut Harga', 'de-DE': 'Request Quotation' }
    const jobs = Array.from({ length: 200 }, (_, at) => ({
      id: (at % 7) + 1,
      origin: at % 2 ? 'http://one.example' : 'http://two.example',
      locale: locales[at % 3] ?? 'en',
    }))
    const known = new Map<string, string>()
    await Promise.all(
      jobs.map(async ({ id, origin, locale }) => {
        const given = { origin, shell: shell.replace('<trade-config ', `<trade-config locale="${locale}" `) }
        const page = await open(`/product/${id}`, given)
        expect(page.title).toBe(`API 6D Trunnion Ball Valve ${2 * id}" 600# | Trade Enabler`)
        expect(page.canonicals).toEqual([`${origin}/product/${id}`])
        expect(page.html).not.toContain(origin === 'http://one.example' ? 'two.example' : 'one.example')
        expect(page.html).toContain(`<html lang="${locale}"`)
        expect(page.main).toContain(words[locale])
        expect(page.main).not.toContain(words[locale === 'ms' ? 'en' : 'ms'])
        expect(page.main).toContain(`KVW-${id} `)
        expect(Object.keys(page.replies)).toContain(`/api/public/product/detail?productId=${id}`)
        const key = JSON.stringify([id, origin, locale])
        expect(page.html).toBe(known.get(key) ?? page.html)
        known.set(key, page.html)
      }),
    )
  })

  test('a fragment that is rendered at the same time has its own language and storefront', async () => {
    const options = { origin: 'http://one.example', read }
    const given = [
      ['product-id', '2'],
      ['data-locale', 'ms'],
      ['data-storefront', 'https://two.example'],
    ] as const
    const [fragment, page] = await Promise.all([
      renderFragment('trade-product', given, options),
      open('/product/1'),
    ])
    const html = String(Reflect.get(fragment ?? {}, 'html'))
    expect(html).toContain('https://two.example/company/1')
    expect(html).toContain('lang="ms"')
    expect(page.html).not.toContain('two.example')
    expect(page.html).not.toContain('lang="ms"')
  })
})

describe('a fault', () => {
  /** Returns the API, except that it gives this answer to reads whose path contains this text. */
  const failing =
    (part: string, reply: Reply): typeof read =>
    address =>
      address.includes(part) ? Promise.resolve(reply) : read(address)

  test.each([
    ['says nonsense', { status: 200, body: '{"productDetail":[{"Id":{}}]}' }],
    ['says no JSON', { status: 200, body: '<h1>Welcome</h1>' }],
    ['fails', { status: 503, body: '{"secret":"stack"}' }],
    ['refuses', { status: 401, body: '{}' }],
  ])('in one element, where the API %s, leaves that to the browser', async (_, reply) => {
    const faults: unknown[] = []
    const page = await open('/product/1', {
      read: failing('/product/detail', reply),
      onFault: fault => faults.push(fault),
    })
    expect(page.status).toBe(503)
    expect(page.html).toContain('content="noindex"')
    expect(page.html).toMatch(/<trade-product product-id="1"><\/trade-product>/)
    expect(page.html).toContain('href="http://market.example/aboutUs"')
    expect(page.title).toBe('Product | Trade Enabler')
    expect(page.html).not.toContain('secret')
    expect(page.html).not.toContain('Welcome')
    expect(Object.keys(page.replies)).not.toContain('/api/public/product/detail?productId=1')
    expect(faults).toHaveLength(1)
  })

  test('of the whole API leaves a page that works with scripts, and says so without them', async () => {
    const page = await open('/product/1', {
      read: () => Promise.reject(new Error('no connection')),
      onFault: () => {},
    })
    expect(page.status).toBe(503)
    expect(page.html).toContain('<noscript>')
    expect(page.replies).toEqual({})
  })

  test('in one part of home does not affect the others', async () => {
    const page = await open('/', {
      read: failing('/recommended', { status: 500, body: '{}' }),
      onFault: () => {},
    })
    expect(page.status).toBe(200)
    expect(page.main).toContain('Register Now')
    expect(page.main).not.toContain('could not be loaded')
  })

  test('there is no fragment for a failed read or a missing record', async () => {
    const options = { origin: ORIGIN, read: failing('/product/detail', { status: 503, body: '' }) }
    expect(await renderFragment('trade-product', [['product-id', '1']], options)).toBeUndefined()
    expect(
      await renderFragment('trade-product', [['product-id', '999999']], { origin: ORIGIN, read }),
    ).toBeUndefined()
    expect(
      await renderFragment('trade-product', [['onclick', 'alert(1)']], { origin: ORIGIN, read }),
    ).toBeUndefined()
    expect(await renderFragment('trade-nothing', [], { origin: ORIGIN, read })).toBeUndefined()
  })
})

test('scripts are requested at the end of the page, with the files of its screen', async () => {
  const table = JSON.stringify({
    'trade-product': ['chunks/product.js', 'chunks/tabs.js'],
    'trade-rfq': ['chunks/rfq.js'],
  })
  const scripts = `<script type="application/json" data-trade-files>${table}</script>\n<script>findOut()</script>
    <link rel="modulepreload" crossorigin href="/chunks/core.js">`
  const built = shell.replace('</trade-config>', tag => tag + scripts)
  const { html } = await open('/product/1', { shell: built })
  expect(html).not.toContain('data-trade-files')
  expect(html).not.toContain('findOut')
  expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
  const [, files, main] = /\((\[[^\]]*\]),(\[[^\]]*\])\)<\/script><\/body>/.exec(html) ?? []
  expect(JSON.parse(files ?? '')).toEqual(['/chunks/core.js', '/chunks/product.js', '/chunks/tabs.js'])
  expect(JSON.parse(main ?? '')).toEqual(['/host-demo/site/storefront/main.ts'])
})

test('replies that are not found are not embedded', async () => {
  const { replies } = await open('/product/999999')
  expect(Object.keys(replies).filter(address => address.includes('999999'))).toEqual([])
})

// Content that the browser loads late, filters of a list, and elements inside elements.
test.each([
  ['/product/1', 'Add to RFQ list'],
  ['/product/1', 'Share'],
  ['/search?keyword=valve', 'Group within this page'],
  ['/search?keyword=valve', 'Add to RFQ list'],
  ['/search?keyword=zzzzqqqq', 'Popular categories'],
  ['/category/3/products?sort=name', 'Group within this page'],
  ['/company/1/contactUs/4/subject/Ball%20valve', 'Send a Message'],
  ['/rfqProduct/1', 'Add requirements'],
])('%s says “%s” before any script runs', async (path, text) => {
  const { main } = await open(path)
  expect(main).toContain(text)
  expect(main).not.toContain('Loading')
})

test('the newsletter is in the footer, with its styles', async () => {
  const { html } = await open('/FAQ')
  const [, newsletter = ''] = /<trade-newsletter[^>]*>([\s\S]*?)<\/trade-newsletter>/.exec(html) ?? []
  expect(newsletter).toMatch(/^<template shadowrootmode="open"><style>[^<]+<\/style>/)
  expect(textOf(newsletter)).toContain('Subscribe')
})

test.each(['/', '/product/1', '/search?keyword=valve', '/category/3/products'])(
  '%s reads each address once, as a visitor',
  async path => {
    const begun = await readsOf(path)
    expect(begun).toEqual([...new Set(begun)])
    for (const address of begun) expect(address).toMatch(/^http:\/\/market\.example\/api\/public\//)
  },
)

test('home starts all its reads at the same time', async () => {
  const count = (await readsOf('/')).length
  let begun = 0
  let release = (): void => {}
  const all = new Promise<void>(resolve => {
    release = resolve
  })
  const { main } = await open('/', {
    // Answers only once every read has begun.
    async read(address) {
      begun += 1
      if (begun === count) release()
      await all
      return read(address)
    },
  })
  expect(main).toContain('Register Now')
})

async function readsOf(path: string): Promise<string[]> {
  const addresses: string[] = []
  await open(path, {
    read(address) {
      addresses.push(address)
      return read(address)
    },
  })
  return addresses
}

test('the text of a seller or an address is never markup', async () => {
  const hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>$&'
  const page = await open(`/search?keyword=${encodeURIComponent(hostile)}`)
  expect(page.html).not.toContain('<script>alert')
  expect(page.html).not.toContain('<img src=x')
  expect(page.title).toBe(`Results for “${hostile}” | Trade Enabler`)
  expect(page.titles).toHaveLength(1)
  const named = await open('/product/1', {
    async read(address) {
      const reply = await read(address)
      return { ...reply, body: reply.body.replaceAll('Kemaflow', () => JSON.stringify(hostile).slice(1, -1)) }
    },
  })
  expect(named.html).not.toContain('<script>alert')
  expect(named.data[0]).toMatchObject({ brand: { name: hostile } })
})

/** A value of JSON-LD. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** The types that we write, with the value types that schema.org expects, and the properties that must be there. */
const types: Readonly<Record<string, Readonly<Record<string, string>>>> = schemaOrg.types
const required: Readonly<Record<string, readonly string[]>> = schemaOrg.required

const literals: Readonly<Record<string, (value: Json) => boolean>> = {
  Text: value => typeof value === 'string' && value !== '',
  URL: value => typeof value === 'string' && /^https?:\/\/./.test(value) && URL.canParse(value),
  Integer: value => Number.isInteger(value),
  Date: value =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
}

/** Returns the errors in a JSON-LD object by schema.org's own types: one line for each, with its place. */
function problemsIn(data: Json): string[] {
  if (Reflect.get(Object(data), '@context') !== 'https://schema.org') return ['There is no @context']
  return problemsOf(data, '')
}

function problemsOf(value: Json, place: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${place} is no object`]
  const { '@context': _, '@type': type, ...given } = value as Readonly<Record<string, Json>>
  const allowed = typeof type === 'string' ? types[type] : undefined
  if (!allowed) return [`${place} is of no known type: ${type}`]
  const here = `${place}/${type}`
  const known = { ...types.Thing, ...allowed }
  const missing = (required[String(type)] ?? []).filter(name => !(name in given))
  return [
    ...missing.map(name => `${here} has no ${name}`),
    ...Object.entries(given).flatMap(([name, values]) => {
      const expected = known[name]?.split(' ')
      if (!expected) return [`${here} has no property ${name}`]
      const each = Array.isArray(values) ? (values as readonly Json[]) : [values]
      return each.flatMap(one => problemsOfValue(one, expected, `${here}/${name}`))
    }),
  ]
}

function problemsOfValue(value: Json, expected: readonly string[], place: string): string[] {
  const type = Reflect.get(Object(value), '@type')
  if (typeof type === 'string')
    return expected.includes(type) ? problemsOf(value, place) : [`${place} is a ${type}`]
  const isGood = expected.some(name => literals[name]?.(value))
  return isGood ? [] : [`${place} is none of ${expected}: ${JSON.stringify(value)}`]
}

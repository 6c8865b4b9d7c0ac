import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { START_TIMEOUT } from '#host-demo/api/testing/start-api.ts'
import type { Reply } from '#widgets/runtime/render-element.ts'
import { renderFragment } from './fragment.ts'
import { ORIGIN, type ServedPages, startServedPages, textOf } from './testing/served-pages.ts'

// The pages that a host serves, as a reader without scripts sees them, with the real API behind them.
let pages: ServedPages
beforeAll(async () => {
  pages = await startServedPages()
}, START_TIMEOUT)
afterAll(() => pages.close())

const open: ServedPages['open'] = (path, given) => pages.open(path, given)
const read: ServedPages['read'] = address => pages.read(address)

describe('many at once', () => {
  test('84 pages never mix up two origins, three languages and their records', async () => {
    const locales = ['en', 'ms', 'de-DE'] as const
    const words = { en: 'Request Quotation', ms: 'Minta Sebut Harga', 'de-DE': 'Request Quotation' }
    const jobs = Array.from({ length: 84 }, (_, at) => ({
      id: (at % 7) + 1,
      origin: at % 2 ? 'http://one.example' : 'http://two.example',
      locale: locales[at % 3] ?? 'en',
    }))
    const known = new Map<string, string>()
    const render = async ({ id, origin, locale }: (typeof jobs)[number]): Promise<void> => {
      const shell = pages.shell.replace('<trade-config ', `<trade-config locale="${locale}" `)
      const page = await open(`/product/${id}`, { origin, shell })
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
    }
    // All at once, their reads would wait for a connection to the database longer than they may.
    while (jobs.length > 0) await Promise.all(jobs.splice(0, 20).map(render))
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
  const built = pages.shell.replace('</trade-config>', tag => tag + scripts)
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

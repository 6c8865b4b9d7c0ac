import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { type Site, serve } from './fixtures/serve.ts'
import { sharedMarket } from './market.ts'

// The one script tag, on pages of another origin.
const market = sharedMarket()

const COMPANY = '<trade-company company-id="1"><a href="/company">Our company page</a></trade-company>'
/** What elements of a page hide of its document by their names. */
const HIDDEN = [
  ...['scripts', 'baseURI', 'defaultView', 'createElement', 'createTextNode', 'createDocumentFragment'],
  ...['createComment', 'head', 'hidden', 'activeElement', 'addEventListener', 'dispatchEvent'],
]
const HIDING = `<form name="body"></form>${HIDDEN.map(name => `<img name="${name}" alt="">`).join('')}`
const NAME = 'Kemaman Valve Works Sdn Bhd'

type Parts = { head?: string; body?: string }

let site: Site | undefined
afterEach(async () => {
  // Before its site: a page that is still open would ask for its icon in vain.
  await market().empty()
  await site?.close()
  site = undefined
})

/** A partner's page of this HTML, on an origin of its own. */
async function open(
  { head = '', body = '' }: Parts,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const html = `<!doctype html><html lang="en"><head><title>Ours</title>${head}</head><body>${body}</body></html>`
  site = await serve({ '/': { body: html } })
  const page = await market().visitor()
  await before(page)
  await page.goto(site.origin)
  return page
}

const tag = (attributes = '', path = ''): string =>
  `<script ${attributes} src="${market().url}${path}/trade-widgets.js" data-storefront="${market().url}" data-api-host="${market().url}"></script>`

const shown = (page: Page): Promise<void> => page.getByRole('heading', { level: 1, name: NAME }).waitFor()

describe('works', () => {
  const ways: [string, () => Parts][] = [
    ['as a module in the head', () => ({ head: tag('type="module"'), body: COMPANY })],
    ['as a classic script at the end', () => ({ body: COMPANY + tag() })],
    ['as a classic async script in the head', () => ({ head: tag('async'), body: COMPANY })],
    ['as a classic blocking script in the head', () => ({ head: tag(), body: COMPANY })],
    ['before its element comes', () => ({ head: tag() })],
    [
      'beside elements that hide the document’s properties',
      () => ({ head: tag('type="module"'), body: HIDING + COMPANY }),
    ],
  ]

  test.each(ways)('%s', async (_, parts) => {
    const page = await open(parts())
    if (!parts().body)
      await page.evaluate(html => document.body.insertAdjacentHTML('beforeend', html), COMPANY)
    await shown(page)
    await page.getByRole('tab', { name: 'Our Products' }).click()
    await page.getByRole('list', { name: 'Our Products' }).waitFor()
  })

  test('injected late, from a script of the page', async () => {
    const page = await open({ body: COMPANY })
    await page.getByRole('link', { name: 'Our company page' }).waitFor()
    await page.evaluate(host => {
      const script = Object.assign(document.createElement('script'), { src: `${host}/trade-widgets.js` })
      document.head.append(script)
    }, market().url)
    await shown(page)
  })

  test('from any path', async () => {
    const page = await open({ head: tag('async', '/cdn/v2'), body: COMPANY }, page =>
      page.route('**/cdn/v2/**', async route => {
        const url = route.request().url().replace('/cdn/v2', '')
        await route.fulfill({ response: await route.fetch({ url }) })
      }),
    )
    await shown(page)
    // The form inside comes with its tab, and last: nothing is to be on its way any more when the page is closed.
    await page.getByRole('tab', { name: 'Contact Us' }).click()
    await page.evaluate(async () => void (await customElements.whenDefined('trade-inquiry')))
    await page.unrouteAll({ behavior: 'wait' })
  })
})

test('files and first reads travel at once, and nothing twice', async () => {
  const asked: string[] = []
  let release = (): void => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const page = await open({ head: tag('async'), body: COMPANY }, async page => {
    page.on('request', request => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.route('**/chunks/core-*.js', async route => {
      await held
      await route.continue()
    })
  })
  // While the core is still on its way, what the element needs besides and what it shows are asked for already.
  await expect.poll(() => asked.filter(each => each.includes('/chunks/company.element'))).toHaveLength(1)
  await expect.poll(() => asked).toContain('GET /api/public/tenant/website')
  release()
  await shown(page)
  expect([...new Set(asked)].sort()).toEqual([...asked].sort())
})

/** Of each file its integrity, by its name and by its address, and the import map that has a browser check them. */
async function readIntegrity() {
  const sums = (await (await fetch(`${market().url}/sri.json`)).json()) as Record<string, string>
  const integrity = Object.fromEntries(
    Object.entries(sums).map(([file, sum]) => [`${market().url}/${file}`, sum]),
  )
  return { sums, integrity, map: `<script type="importmap">${JSON.stringify({ integrity })}</script>` }
}

test('its integrity can be checked, that of its chunks by an import map', async () => {
  const { sums, integrity, map } = await readIntegrity()
  const checked = tag(`crossorigin integrity="${sums['trade-widgets.js']}"`)
  await shown(await open({ head: map + checked, body: COMPANY }))

  // A file whose sum is wrong the browser lets not in: neither what paints first, nor the core.
  const isWrong = (url: string): boolean => /\/chunks\/(core-|.*\.first-)/.test(url)
  const mixed = Object.entries(integrity).map(([url, sum]) => [
    url,
    isWrong(url) ? sums['trade-widgets.js'] : sum,
  ])
  const wrong = `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(mixed) })}</script>`
  const page = await open({ head: wrong + checked, body: COMPANY })
  await expect.poll(() => market().expected('integrity'), { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await page.getByRole('link', { name: 'Our company page' }).isVisible()).toBe(true)
  await page.context().close()
  market().expected('integrity')
  market().expected('could not be loaded')
})

test('adds one name to the window, frozen and not listed', async () => {
  const page = await open({ body: COMPANY })
  const before = await page.evaluate(() => [Object.keys(window), Object.getOwnPropertyNames(window)])
  await page.evaluate(host => {
    document.head.append(Object.assign(document.createElement('script'), { src: `${host}/trade-widgets.js` }))
  }, market().url)
  await shown(page)
  const after = await page.evaluate(() => [Object.keys(window), Object.getOwnPropertyNames(window)])
  expect(after[0]).toEqual(before[0])
  expect(after[1]?.filter(name => !before[1]?.includes(name))).toEqual(['tradeWidgets'])
  expect(await page.evaluate(() => Object.isFrozen(Reflect.get(window, 'tradeWidgets')))).toBe(true)
})

test('a second copy stops before it loads anything, with one warning', async () => {
  const chunks: string[] = []
  const page = await open(
    { head: tag() + tag('async', '/other'), body: COMPANY + tag('type="module"', '/other') },
    async page => {
      page.on('request', request => chunks.push(request.url()))
      await page.route('**/other/**', async route => {
        const url = route.request().url().replace('/other', '')
        await route.fulfill({ response: await route.fetch({ url }) })
      })
    },
  )
  await shown(page)
  expect(chunks.filter(url => url.includes('/other/chunks/'))).toEqual([])
  expect(market().expected('more than once')).toBe(1)
})

test('a chunk that fails is asked for again', async () => {
  let failures = 1
  const page = await open({ head: tag(), body: COMPANY }, page =>
    page.route('**/chunks/start-*.js*', route => (failures-- > 0 ? route.abort() : route.continue())),
  )
  // Which paints its first content does without it.
  await page.getByRole('tab', { name: 'Our Products' }).click()
  await page.getByRole('list', { name: 'Our Products' }).waitFor()
  expect(market().expected('net::ERR_FAILED')).toBeGreaterThan(0)
})

/** Waits, with the clock of the page running ahead, until the script has given up. */
async function untilGivenUp(page: Page): Promise<void> {
  const said = page.waitForEvent('console', message => message.text().includes('could not be loaded'))
  const pass = setInterval(() => void page.clock.fastForward(9000).catch(() => {}), 100)
  await said.finally(() => clearInterval(pass))
}

test('a changed chunk that the import map refuses is not let in by another address', async () => {
  const asked: string[] = []
  const page = await open({ head: (await readIntegrity()).map + tag(), body: COMPANY }, async page => {
    await page.clock.install()
    page.on('request', request => asked.push(request.url()))
    await page.route('**/chunks/start-*.js*', route =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'window.changed = true',
      }),
    )
  })
  await untilGivenUp(page)
  expect(await page.evaluate(() => Reflect.get(window, 'changed'))).toBeUndefined()
  expect(asked.filter(url => url.includes('?try='))).toEqual([])
  // Painted by a file of its own, which nobody has changed.
  await shown(page)
  expect(market().expected('integrity')).toBeGreaterThan(0)
  market().expected('could not be loaded')
  await page.context().close()
})

test('where its files are blocked, what the page put inside stays', async () => {
  const page = await open({ head: tag(), body: COMPANY }, async page => {
    await page.clock.install()
    await page.route('**/chunks/**', route => route.abort())
  })
  await untilGivenUp(page)
  expect(await page.getByRole('link', { name: 'Our company page' }).isVisible()).toBe(true)
  expect(market().expected('net::ERR_FAILED')).toBeGreaterThan(0)
  expect(market().expected('could not be loaded')).toBe(1)
  await page.context().close()
})

test('a page may call it at once, before anything has loaded', async () => {
  const page = await open({
    head: tag(),
    body: `${COMPANY}<script>
    window.heard = []
    tradeWidgets.configure({ locale: 'en', brand: 'Pasar Minyak' })
    tradeWidgets.session.subscribe(session => heard.push(session))
    tradeWidgets.whenReady(document.querySelector('trade-company')).then(() => heard.push('ready'))
  </script><trade-header></trade-header><trade-menu loading="eager"></trade-menu>`,
  })
  await shown(page)
  await page.getByRole('link', { name: 'Pasar Minyak, home' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual([{ signedIn: false, name: '' }, 'ready'])
  await page.evaluate(() => window.tradeWidgets.open('login'))
  await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
})

test('elements may be registered under a prefix of the page', async () => {
  const page = await open({ head: tag(), body: '<acme-company company-id="1"></acme-company>' })
  await page.evaluate(() => window.tradeWidgets.define(['trade-company'], { prefix: 'acme' }))
  await shown(page)
  const refusal = await page.evaluate(() =>
    window.tradeWidgets.define(['trade-nothing']).catch(error => error.message),
  )
  expect(refusal).toMatch(/^There is no <trade-nothing>; known are trade-config, /)
})

import type { JSHandle, Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { type Site, serve } from './fixtures/serve.ts'
import { sharedMarket } from './market.ts'
import { untilGivenUp } from './script-page.ts'
import { userOf } from './sign-in.ts'

// A widget alone on a seller's page: one small file paints it, and the whole bundle goes on from there.
const market = sharedMarket()

const FIRST = /\/chunks\/.*\.first-/
// What both have comes with either.
const REST = /\/chunks\/(?!.*\.first-|base-)/

const SEARCH = '<trade-search keyword="valve"></trade-search>'
const PRODUCT = '<trade-product product-id="1"></trade-product>'
const RFQ = '<trade-rfq kind="product" item-id="1"></trade-rfq>'
const NAME = /API 6D/

let site: Site | undefined
afterEach(async () => {
  await market().empty()
  await site?.close()
  site = undefined
})

type Given = { html: string; lang?: string; settings?: string; before?: (page: Page) => Promise<unknown> }

/** Opens a seller's page, which notes what its element says. */
async function open({ html, lang = 'en', settings = '', before }: Given): Promise<Page> {
  const { url } = market()
  const script = `<script type="module" src="${url}/trade-widgets.js" data-storefront="${url}" data-api-host="${url}" ${settings}></script>`
  const head = `<head><title>Ours</title>${script}</head>`
  site = await serve({
    '/': { body: `<!doctype html><html lang="${lang}">${head}<body>${html}</body></html>` },
  })
  const page = await market().visitor()
  page.setDefaultTimeout(15_000)
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    for (const name of ['trade-ready', 'trade-error', 'trade-navigate'] as const) {
      addEventListener(name, event => {
        said.push(event.type)
        event.preventDefault()
      })
    }
  })
  await before?.(page)
  await page.goto(site.origin)
  return page
}

const said = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'said'))

const root = (page: Page) => page.locator('.trade-root').first()

/** A page on which everything but the first file waits until `goOn` is called. */
async function openPainted(given: Given): Promise<{ page: Page; goOn(): Promise<void>; content: JSHandle }> {
  let letPass = (): void => {}
  const held = new Promise<void>(resume => {
    letPass = resume
  })
  const page = await open({
    ...given,
    async before(page) {
      await given.before?.(page)
      await page.route(REST, async route => {
        await held
        await route.continue()
      })
    },
  })
  await root(page).waitFor()
  const content = await root(page).evaluateHandle(element => element.firstElementChild)
  return {
    page,
    content,
    async goOn() {
      letPass()
      await expect.poll(() => isLive(page)).toBe(true)
    },
  }
}

/** React leaves its mark on what it holds. */
const isLive = (page: Page): Promise<boolean> =>
  root(page).evaluate(({ firstElementChild }) =>
    Object.keys(firstElementChild ?? {}).some(key => key.startsWith('__react')),
  )

async function signIn(page: Page): Promise<void> {
  const user = await userOf(demoMembers.buyer, market().url)
  await page.addInitScript(value => localStorage.setItem('trade-widgets:user', value), JSON.stringify(user))
}

test.each([
  [SEARCH, /valve/],
  [PRODUCT, NAME],
  ['<trade-service service-id="1"></trade-service>', /\w/],
  ['<trade-company company-id="1"></trade-company>', 'Kemaman Valve Works Sdn Bhd'],
  [RFQ, NAME],
  [PRODUCT.replace('><', ' theme="dark"><a href="/product/1">The valve of the month</a><'), NAME],
])('%s is painted before all else, and the same nodes live', async (html, name) => {
  const { page, content, goOn } = await openPainted({ html })
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await said(page)).toEqual([])
  await goOn()
  expect(await content.evaluate(node => node.isConnected)).toBe(true)
  expect(await said(page)).toEqual(['trade-ready'])
})

test('elements beside each other are painted each by its own file', async () => {
  const { page, goOn } = await openPainted({ html: PRODUCT + RFQ })
  await page.getByLabel('Message').waitFor()
  expect(await page.getByRole('heading', { level: 1, name: NAME }).count()).toBe(2)
  await page.getByRole('tab', { name: 'Company Profile' }).click()
  await goOn()
  await expect.poll(() => said(page)).toEqual(['trade-ready', 'trade-ready'])
})

test('a member’s chat is painted at its end, and goes on there', async () => {
  const { page, content, goOn } = await openPainted({
    html: '<style>trade-chat::part(log) { height: 40px }</style><trade-chat company-id="1"></trade-chat>',
    before: signIn,
  })
  const toEnd = (): Promise<number> =>
    page
      .getByRole('log')
      .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  expect(await page.getByRole('log').evaluate(log => log.scrollTop)).toBeGreaterThan(0)
  expect(await toEnd()).toBeLessThan(2)
  await goOn()
  expect(await content.evaluate(node => node.isConnected)).toBe(true)
  expect(await toEnd()).toBeLessThan(2)
  expect(await said(page)).toEqual(['trade-ready'])
})

describe('what a reader does before the rest has come', () => {
  test('a tab that was clicked opens', async () => {
    const { page, goOn } = await openPainted({ html: PRODUCT })
    const tab = page.getByRole('tab', { name: 'Company Profile' })
    await tab.click()
    await goOn()
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
  })

  test('a member’s text stays, and is sent', async () => {
    const { page, content, goOn } = await openPainted({ html: RFQ, before: signIn })
    await page.getByLabel('Quantity').fill('12')
    await page.getByLabel('Message').fill('For delivery in May')
    await goOn()
    expect(await content.evaluate(node => node.isConnected)).toBe(true)
    await page.getByRole('button', { name: 'Send RFQ Now' }).click()
    await page.getByRole('alertdialog').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('For delivery in May')
  })

  test('a button that was clicked answers, though it was pushed far away meanwhile', async () => {
    const { page, goOn } = await openPainted({ html: `<div id="above"></div>${RFQ}` })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.evaluate(() => {
      document.querySelector('div')?.style.setProperty('height', '5000px')
    })
    await goOn()
    await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
  })

  test('a link leads on, or the page that listens takes over', async () => {
    const { page, goOn } = await openPainted({ html: SEARCH })
    await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click()
    expect(await said(page)).toEqual(['trade-navigate'])
    await goOn()
  })
})

test('however late the rest comes, it goes on from what is shown', async () => {
  let reads = 0
  const { page, content, goOn } = await openPainted({
    html: PRODUCT,
    before: async page => {
      page.on('request', request => {
        if (request.url().includes('/product/detail')) reads += 1
      })
      await page.clock.install()
    },
  })
  await page.clock.fastForward('01:00')
  await goOn()
  expect(await content.evaluate(node => node.isConnected)).toBe(true)
  expect(reads).toBe(1)
})

test('a draft is shown by the rest, which knows how it was kept', async () => {
  const page = await open({ html: RFQ, before: signIn })
  await page.getByLabel('Message').fill('For delivery in May')
  await page.getByText('Draft kept on this device').waitFor()
  await page.reload()
  await page.getByLabel('Message').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('For delivery in May')
})

test.each([
  [PRODUCT.replace('><', ' tab="2"><'), 'Company Profile'],
  ['<trade-company company-id="1" tab="4"></trade-company>', 'Contact Us'],
])('%s is shown by the rest', async (html, name) => {
  const page = await open({ html })
  await page.getByRole('tab', { name, selected: true }).waitFor()
  // The inquiry in the company's page is an element too.
  await expect.poll(async () => [...new Set(await said(page))]).toEqual(['trade-ready'])
})

test('what the server does not know is said by the rest', async () => {
  const page = await open({ html: PRODUCT.replace('"1"', '"999999"') })
  await page.getByRole('alert').first().waitFor()
  expect(await said(page)).toEqual(['trade-error'])
  market().expected('404')
})

test('without the rest the content stays, and whoever waits for an answer is told', async () => {
  const page = await open({
    html: RFQ,
    async before(page) {
      await page.clock.install()
      await signIn(page)
      await page.route(REST, route => route.abort())
    },
  })
  await page.getByLabel('Message').fill('For delivery in May')
  await page.getByRole('button', { name: 'Send RFQ Now' }).click()
  await untilGivenUp(page)
  await page.getByText('This page could not load everything that sending needs.').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('For delivery in May')
  expect(await said(page)).toContain('trade-error')
  await page.close()
  market().expected('ERR_FAILED')
  market().expected('Failed to load resource')
  market().expected('could not be loaded')
})

test('without the first file the rest shows the content', async () => {
  const page = await open({ html: PRODUCT, before: page => page.route(FIRST, route => route.abort()) })
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  expect(await said(page)).toEqual(['trade-ready'])
  market().expected('Failed to load resource')
})

test.each<[string, Given]>([
  ['in another language', { html: PRODUCT, lang: 'ms' }],
  ['in another language that the script tag says', { html: PRODUCT, settings: 'data-locale="ms"' }],
  ['where an element that has none stands beside it', { html: `${PRODUCT}<trade-banner></trade-banner>` }],
  [
    'where a script has configured',
    { html: `${PRODUCT}<script type="module">tradeWidgets.configure({ locale: 'ms' })</script>` },
  ],
])('%s there is none', async (_, given) => {
  const asked: string[] = []
  const page = await open({
    ...given,
    before: async page => void page.on('request', request => asked.push(request.url())),
  })
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  expect(asked.filter(url => REST.test(url)).length).toBeGreaterThan(2)
  if (!given.html.includes('configure')) expect(asked.filter(url => FIRST.test(url))).toEqual([])
})

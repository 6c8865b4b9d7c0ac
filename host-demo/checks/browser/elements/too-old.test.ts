import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { targets } from '#host-demo/package/build/page.ts'
import { withScript } from '../tools/script-page.ts'

// Browsers older than those that the bundle supports.
const { market, tag, company, open } = withScript()

/** Each in words, such as `Chrome 123`. */
const oldest = targets.cssTarget.map(each =>
  each.replace(/^([a-z])([a-z]+)/, (_, first: string, rest: string) => `${first.toUpperCase()}${rest} `),
)

/** Makes the page believe that it runs in Chrome 119. */
async function inOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse')
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (name: string, value?: string) =>
      !`${name}${value}`.includes('light-dark') &&
      (value === undefined ? supports(name) : supports(name, value))
  })
}

test('the script warns once, fetches nothing more, and the page’s own content stays', async () => {
  const asked: string[] = []
  const page = await open({ head: tag(), body: company + company }, async page => {
    await inOldBrowser(page)
    page.on('request', request => asked.push(new URL(request.url()).pathname))
  })
  await expect.poll(() => market().expected('Trade widgets need')).toBe(1)
  for (const each of oldest) expect(market().expected(each)).toBe(1)
  expect(await page.getByRole('link', { name: 'Our company page' }).count()).toBe(2)
  expect(
    await page.evaluate(async () => {
      window.tradeWidgets.configure({ locale: 'ms' })
      window.tradeWidgets.open('login')
      return [
        window.tradeWidgets.session.get(),
        await window.tradeWidgets.define(['trade-company']).catch(error => error.message),
      ]
    }),
  ).toEqual([{ signedIn: false, name: '' }, expect.stringMatching(/^Trade widgets need /)])
  expect(asked.filter(path => path !== '/favicon.ico')).toEqual(['/', '/trade-widgets.js'])
  expect(market().expected('Trade widgets need')).toBe(1)
})

test('a file that has loaded and fails is not requested again', async () => {
  const asked: string[] = []
  // One of those that no server renders.
  const sent = '<trade-sent><a href="/contact">Write to us</a></trade-sent>'
  const page = await open({ head: tag(), body: sent }, async page => {
    page.on('request', request => asked.push(request.url()))
    await page.route('**/chunks/start-*.js*', route =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'URL.cannotParse()',
      }),
    )
  })
  await expect.poll(() => market().expected('could not be loaded')).toBe(1)
  expect(market().expected('cannotParse is not a function')).toBe(1)
  expect(await page.getByRole('link', { name: 'Write to us' }).isVisible()).toBe(true)
  expect(asked.filter(url => url.includes('try='))).toEqual([])
})

test('the storefront shows a notice, and requests nothing early', async () => {
  // Its policy contains the hashes of the content that is replaced below.
  const page = await market().visitor({ bypassCSP: true })
  await inOldBrowser(page)
  // Its style sheet shows the notice with rules that the browser can't read.
  await page.route('/', async route => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('light-dark(red', 'later-than-this(red'),
    })
  })
  await page.goto('/')
  await page.getByText('This site needs').waitFor()
  for (const each of oldest) expect(await page.getByText(each).isVisible()).toBe(true)
  expect(await page.evaluate(() => document.querySelectorAll('link[rel=preload]').length)).toBe(0)
  market().expected('canParse is not a function')
})

test('the storefront shows no notice in newer browsers', async () => {
  const page = await market().visitor()
  await page.goto('/')
  await page.getByRole('link', { name: 'About Us' }).first().waitFor()
  expect(await page.getByText('This site needs').isVisible()).toBe(false)
})

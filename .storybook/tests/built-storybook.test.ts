import { readdirSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { widgetTags } from '#elements/tags.ts'
import { launch } from '#host-demo/checks/browser/tools/chromium.ts'
import { sampled } from '#host-demo/checks/browser/tools/sampled.ts'
import { type IndexEntry, runStories } from './run-stories.ts'
import { type StorybookServer, startStorybookServer } from './storybook-server.ts'

let storybook: StorybookServer
let browser: Browser
let entries: IndexEntry[]
let context: BrowserContext
let page: Page
/** Requests to anything but Storybook itself. */
let strayRequests: string[]
let requests = 0

beforeAll(async () => {
  storybook = await startStorybookServer()
  browser = await launch()
  const index: { entries: Record<string, IndexEntry> } = await (
    await fetch(`${storybook.origin}/index.json`)
  ).json()
  entries = Object.values(index.entries)
})

afterAll(async () => {
  await browser?.close()
  await storybook?.end()
})

beforeEach(async () => {
  strayRequests = []
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(90_000)
  context.on('request', request => {
    const url = new URL(request.url())
    requests += 1
    const isOurs = url.origin === storybook.origin && !url.pathname.startsWith('/api/')
    if (!isOurs && !/^(data|blob):$/.test(url.protocol)) strayRequests.push(url.href)
  })
  page = await context.newPage()
})

afterEach(async () => {
  await context.close()
  expect(strayRequests).toEqual([])
})

const stories = (): IndexEntry[] => entries.filter(({ type }) => type === 'story')
/** The story tests run axe already. */
const withoutAxe = 'a11y.manual:!true'

test('every story plays to its end without a request to any server', { timeout: 1_800_000 }, async () => {
  const played = sampled('stories', stories())
  const faults = await runStories(page, storybook.origin, played, withoutAxe)
  process.stdout.write(
    `${played.length} stories played in the built Storybook, ${requests} requests, none to a server\n`,
  )
  expect(faults).toEqual([])
})

test('shows every page of the docs', async () => {
  const docs = entries.filter(({ type }) => type === 'docs')
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  for (const { id, title } of sampled('docs', docs)) {
    await page.goto(`${storybook.origin}/iframe.html?viewMode=docs&id=${id}`)
    await page
      .getByRole('heading', { level: 1, name: headingFor(title) })
      .first()
      .waitFor()
    // Storybook knows no tables in MDX: they need its <Markdown>.
    expect(await page.getByText('|---|').count(), title).toBe(0)
  }
  expect(complaints).toEqual([])
  const written = readdirSync('.storybook/docs').filter(name => name.endsWith('.mdx'))
  expect(docs.filter(({ title }) => title.startsWith('Introduction/'))).toHaveLength(written.length)
})

/** Returns the heading of a docs page: its name, except that the first page has the product's name. */
const headingFor = (title: string): string =>
  title.endsWith('Getting started') ? 'Trade widgets' : (title.split('/').at(-1) ?? '')

describe('the overview', () => {
  const overviews = (): IndexEntry[] => stories().filter(({ title }) => title === 'Overview')

  test('shows every element, light and dark, and axe finds no fault', async () => {
    expect(overviews()).toHaveLength(4)
    for (const overview of overviews()) {
      expect(await runStories(page, storybook.origin, [overview])).toEqual([])
      for (const tag of widgetTags) {
        const shown = page.locator(`section[aria-labelledby=box-${tag}]`).locator(`${tag}, iframe`)
        expect(await shown.first().isVisible(), tag).toBe(true)
      }
    }
  })
})

describe('the toolbar', () => {
  const story = () => page.frameLocator('#storybook-preview-iframe')
  const choose = async (tool: RegExp, choice: string): Promise<void> => {
    await page.getByRole('button', { name: tool }).click()
    await page.getByRole('option', { name: choice }).click()
  }

  beforeEach(async () => {
    await page.goto(`${storybook.origin}/?path=/story/pages--product`)
    await story().getByRole('button', { name: 'Request Quotation' }).waitFor()
  })

  test('changes theme, language, direction and session of the elements in view', async () => {
    const product = story().locator('trade-product')
    await product.evaluate(element => element.setAttribute('data-same', ''))
    await choose(/Light or dark colours/, 'Dark')
    await expect
      .poll(() => story().locator('trade-product .trade-root').first().getAttribute('data-theme'))
      .toBe('dark')
    await choose(/The language of our texts/, 'Bahasa Melayu')
    await story().getByRole('button', { name: 'Minta Sebut Harga' }).waitFor()
    await choose(/Text direction/, 'Right to left')
    await expect.poll(() => story().locator('html').getAttribute('dir')).toBe('rtl')
    await choose(/Who is signed in/, 'Signed in')
    await story().getByText('Aisyah Rahman').first().waitFor()
    expect(await product.getAttribute('data-same')).toBe('')
  })

  test('makes calls fail, and then answers them again', async () => {
    await choose(/How the server answers/, 'Failing')
    await story().locator('trade-product').getByText('The server has a problem').waitFor()
    await choose(/How the server answers/, 'Offline')
    await story().locator('trade-product').getByText('The server cannot be reached').waitFor()
    await choose(/How the server answers/, 'Fast')
    await story().getByRole('button', { name: 'Request Quotation' }).waitFor()
  })

  test('lists events with their detail, and no link leaves the page', async () => {
    await story().getByRole('link', { name: 'Home' }).first().click()
    await page.getByRole('tab', { name: /Actions/ }).click()
    await page.getByText('trade-navigate').first().waitFor()
    expect(await story().getByRole('button', { name: 'Request Quotation' }).isVisible()).toBe(true)
  })
})

test('the sidebar begins with the introduction, then the overview, then single widgets', async () => {
  await page.goto(storybook.origin)
  await page
    .getByRole('heading', { name: 'Trade widgets', level: 1 })
    .or(page.getByText('Trade widgets'))
    .first()
    .waitFor()
  const roots = ['Introduction', 'Overview', 'Pages', 'Widgets']
  const all = page.locator('#storybook-explorer-tree').getByRole('button')
  await expect
    .poll(async () => (await all.allTextContents()).filter(text => roots.includes(text)))
    .toEqual(roots)
})

test('the page of a widget documents its definition', async () => {
  await page.goto(`${storybook.origin}/iframe.html?viewMode=docs&id=widgets-product--docs`)
  await page.getByRole('heading', { name: '<trade-product>' }).waitFor()
  for (const name of ['product-id', 'productId', 'trade-navigate', 'loading', 'gallery', '--trade-color-ink'])
    expect(
      await page
        .getByRole('cell', { name, exact: true })
        .or(page.getByText(name, { exact: true }))
        .count(),
    ).toBeGreaterThan(0)
  await page.getByText('CustomEvent<{ route: string').first().waitFor()
})

test('the page of a widget opens with its content, and its code is the snippet for a partner', async () => {
  await page.goto(`${storybook.origin}/iframe.html?viewMode=docs&id=widgets-product--docs`)
  await page.locator('trade-product').getByRole('button', { name: 'Request Quotation' }).waitFor()
  await page.getByRole('switch', { name: 'Show code' }).click()
  for (const line of [
    '<script type="module" src="https://market.example/trade-widgets.js"',
    '<trade-product product-id="7">',
    '<a href="https://market.example/product/7">',
  ])
    await page.locator('pre').getByText(line).first().waitFor()
})

test('the token editor shows the changes and their CSS', async () => {
  await page.goto(`${storybook.origin}/iframe.html?viewMode=docs&id=introduction-theming--docs`)
  const button = page.getByRole('region', { name: 'light' }).getByRole('link', { name: 'Request Quotation' })
  await button.waitFor()
  await page.getByLabel('--trade-color-accent, light').fill('#ff00aa')
  await expect
    .poll(() => button.evaluate(element => getComputedStyle(element).backgroundColor))
    .toBe('rgb(255, 0, 170)')
  const css = ':root {\n  --trade-color-accent: light-dark(#ff00aa, #f08a4b);\n}'
  expect(await page.getByLabel('CSS').inputValue()).toBe(css)
  await page.getByText('Text on main buttons, light').waitFor()
})

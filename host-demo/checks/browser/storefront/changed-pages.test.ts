import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addressHiders, pictureDelays } from '#shared/testing/page-changes.ts'
import { wholeView } from '../tools/every-element.ts'
import { type Site, serve } from '../tools/fixtures/serve.ts'
import { ownMarket } from '../tools/own-market.ts'
import { patientRender } from '../tools/patient-render.ts'

// Pages that plugins and proxies have changed between the server and the visitor.
const market = ownMarket()

const TEXT = 'Ask sales+valves@kemaman.test for the data sheet, see our site, or write to us.'
const LINKS = ['https://kemaman.test/', 'mailto:office@kemaman.test']
const HTML =
  '<p>Ask sales+valves@kemaman.test for the data sheet, see <a href="https://kemaman.test/">our site</a>, or <a href="mailto:office@kemaman.test">write to us</a>.</p>'

let site: Site | undefined
beforeAll(() =>
  market().rows(sql`update item set long_description = ${HTML} where kind = 'product' and id = 1`),
)
afterEach(async () => {
  await market().empty()
  await site?.close()
  site = undefined
})

type Change = (html: string) => string
const unchanged: Change = html => html

/** Returns the names of the files that a page requests. */
function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', request => files.push(request.url()))
  return files
}

async function openStorefront(path: string, change: Change): Promise<{ page: Page; files: string[] }> {
  const page = await market().visitor({ viewport: wholeView })
  const files = filesOf(page)
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await page.goto(path)
  return { page, files }
}

/** Opens a partner's page with the element as a server has rendered it. `before` acts before the bundle arrives. */
async function openPartner(
  tag: string,
  attributes: Record<string, string>,
  change: Change,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<{ page: Page; files: string[] }> {
  const { url } = market()
  const { html } = await patientRender(tag, attributes, { origin: url, settings: { storefront: url } })
  const script = `<script type="module" src="${url}/trade-widgets.js" data-storefront="${url}"></script>`
  const body = `<!doctype html><html lang="en"><title>Ours</title><body>${change(html)}</body></html>`
  site = await serve({ '/': { body: body.replace('</body>', `${script}</body>`) } })
  const page = await market().visitor({ viewport: wholeView })
  const files = filesOf(page)
  let letPass = (): void => {}
  const held = new Promise<void>(resume => {
    letPass = resume
  })
  await page.route('**/chunks/**', async route => {
    await held
    await route.fallback()
  })
  await page.goto(site.origin)
  await before(page)
  letPass()
  return { page, files }
}

const openProduct = {
  'the storefront': (change: Change) => openStorefront('/product/1', change),
  'a partner’s page': (change: Change) => openPartner('trade-product', { 'product-id': '1' }, change),
}
const openSearch = {
  'the storefront': (change: Change) => openStorefront('/', change),
  'a partner’s page': (change: Change) => openPartner('trade-search', { keyword: 'valve' }, change),
}
const casesOf = <Open>(opened: Record<string, Open>, changes: Readonly<Record<string, Change>>) =>
  Object.entries(opened).flatMap(([where, open]) =>
    Object.entries(changes).map(([what, change]) => [what, where, open, change] as const),
  )

const isLive = (page: Page): Promise<void> =>
  page.locator('.trade-root[data-served]').first().waitFor({ state: 'detached' })

async function showsAddresses(page: Page): Promise<void> {
  const text = page.locator('.rich-text')
  await expect.poll(() => text.textContent()).toBe(TEXT)
  expect(await text.locator('a').evaluateAll(all => all.map(each => each.getAttribute('href')))).toEqual(
    LINKS,
  )
}

test.each(casesOf(openProduct, addressHiders))(
  'an address that %s hides is shown on %s',
  async (_, __, open, change) => {
    const { page } = await open(change)
    await showsAddresses(page)
  },
)

test('a visitor in a text stays there while an address in it is shown again', async () => {
  const link = (page: Page) => page.getByRole('link', { name: 'our site' })
  const { Cloudflare: change = unchanged } = addressHiders
  const { page } = await openPartner('trade-product', { 'product-id': '1' }, change, async page => {
    await link(page).focus()
    await link(page).evaluate(element => Object.assign(element, { isSame: true }))
  })
  await showsAddresses(page)
  const isThere = await link(page).evaluate(element => {
    const { activeElement } = element.getRootNode() as ShadowRoot
    return activeElement === element && 'isSame' in element
  })
  expect(isThere).toBe(true)
})

/** Returns the pictures that show something else, or nothing, and the number of all. Only those in view are loaded. */
const pictures = (page: Page): Promise<{ wrong: string[]; count: number }> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll('img') ?? []),
    ])
    const isInView = (image: HTMLImageElement): boolean => {
      const { left, right, width } = image.getBoundingClientRect()
      return width > 0 && left >= 0 && right <= innerWidth && getComputedStyle(image).opacity === '1'
    }
    const wrong = all.filter(
      image =>
        !/^http/.test(image.src) ||
        image.hasAttribute('srcset') ||
        image.hasAttribute('style') ||
        (isInView(image) && !(image.complete && image.naturalWidth > 1)),
    )
    return { wrong: wrong.map(image => image.outerHTML), count: all.length }
  })

test.each(casesOf(openSearch, pictureDelays))(
  'pictures that %s delays are shown on %s',
  async (_, __, open, change) => {
    const { page } = await open(change)
    // Of the styles that a proxy writes into the pictures of the storefront.
    market().expected('Applying inline style')
    await expect.poll(async () => (await pictures(page)).count).toBeGreaterThan(10)
    await expect.poll(async () => (await pictures(page)).wrong).toEqual([])
  },
)

test.each(Object.entries(openProduct))(
  'nothing is loaded to repair an unchanged page of %s',
  async (_, open) => {
    const { page, files } = await open(unchanged)
    await isLive(page)
    await showsAddresses(page)
    expect(files.filter(name => name.includes('clean-html'))).toEqual([])
  },
)

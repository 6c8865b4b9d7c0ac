import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { type Site, serve } from '../tools/fixtures/serve.ts'
import { sharedMarket } from '../tools/market.ts'

// A page of 200 products: each is read and painted when the reader comes near it, not before.
const market = sharedMarket()
let site: Site | undefined
afterEach(async () => {
  // Before its site closes: an open page would request its icon in vain.
  await market().empty()
  await site?.close()
})

const MANY = 200
/** More than fit between the top of the page and 600 px below the view at the height of a sleeping one. */
const FEW = 8
/** The most elements of one kind that the script requests from the server. */
const SERVED = 4

type Visited = {
  page: Page
  ids: () => number[]
  show: (id: number) => Promise<void>
  /** Scrolls to a product, again whenever elements painted above have pushed it away. */
  reach: (id: number) => Promise<void>
}

/** Opens a partner's page with all of them. `ids` are the requested ones, in order. Far ones are not defined yet. */
async function visit(body = products(), isFar = false): Promise<Visited> {
  const script = `<script type="module" src="${market().url}/trade-widgets.js"></script>`
  site = await serve({
    '/': { body: `<!doctype html><html lang="en"><title>Ours</title>${script}<body>${body}</body></html>` },
  })
  const page = await market().visitor()
  // The description of one product has a picture that does not exist.
  await page.route('**/x', route => route.fulfill({ contentType: 'image/png' }))
  const ids: number[] = []
  page.on('request', request => {
    const id = /productId=(\d+)/.exec(request.url())?.[1]
    if (id) ids.push(Number(id))
  })
  await page.goto(site.origin)
  // Not only painted: the code that defines them also wakes them.
  if (!isFar) await page.waitForFunction(() => customElements.get('trade-product'))
  const product = (id: number) => page.locator(`trade-product[product-id="${id}"]`)
  const heading = (id: number) => product(id).getByRole('heading', { level: 1 })
  const show = (id: number): Promise<void> => heading(id).waitFor()
  const reach = (id: number): Promise<void> =>
    expect
      .poll(async () => {
        await product(id).scrollIntoViewIfNeeded()
        return heading(id).isVisible()
      })
      .toBe(true)
  return { page, ids: () => [...ids], show, reach }
}

const products = (attributes = ''): string =>
  Array.from(
    { length: MANY },
    (_, index) => `<trade-product product-id="${index + 1}" ${attributes}></trade-product>`,
  ).join('')

const all = Array.from({ length: MANY }, (_, index) => index + 1)
const sorted = (ids: number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)

test('only elements near the view read their data, the others when the reader comes near, and each once', async () => {
  const { ids, show, reach } = await visit()
  await show(1)
  expect(sorted(ids()).length).toBeLessThan(FEW)
  await reach(21)
  expect(ids()).not.toContain(60)
  await reach(MANY)
  expect(ids()).toEqual([...new Set(ids())])
})

/** The server may have rendered the first ones, which are shown without a read. */
async function expectAllShown(page: Page, ids: () => number[]): Promise<void> {
  await expect.poll(() => sorted(ids())).toEqual(expect.arrayContaining(all.slice(SERVED)))
  for (const id of all.slice(0, SERVED)) await page.locator(`trade-product[product-id="${id}"] h1`).waitFor()
}

test('every element reads at once if the page sets that', async () => {
  const { page, ids } = await visit(products('loading="eager"'))
  await expectAllShown(page, ids)
})

test.each([
  ['printing', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))],
  ['a search in the page', (page: Page) => page.keyboard.press('Control+f')],
])('%s wakes all elements', async (_, act) => {
  const { page, ids } = await visit()
  await act(page)
  await expectAllShown(page, ids)
})

test('the script makes no early reads for elements below the page’s own content', async () => {
  const { ids, reach } = await visit(`<p style="height: 3000px">Our own page</p>${products()}`, true)
  expect(ids()).toEqual([])
  await reach(1)
})

test('`whenReady` and `refresh()` wake a sleeping element', async () => {
  const { page, ids, show } = await visit()
  await show(1)
  await page.evaluate(() => {
    const [waited, refreshed] = [100, 150].map(place =>
      document.querySelector<HTMLElement & { refresh(): void }>(`trade-product[product-id="${place}"]`),
    )
    if (waited) void window.tradeWidgets.whenReady(waited)
    refreshed?.refresh()
  })
  await show(100)
  await show(150)
  expect(ids()).not.toContain(120)
})

test('the keyboard does not skip sleeping elements', async () => {
  const far = '<div style="height: 3000px">Our own page</div>'
  const body = `<a href="#a">A</a>${far}<trade-product product-id="1"></trade-product>`
  const { page, show } = await visit(body, true)
  await page.getByRole('link', { name: 'A' }).focus()
  await page.keyboard.press('Tab')
  await show(1)
})

test('an element that is not displayed sleeps until it is', async () => {
  const body = '<div hidden><trade-product product-id="7"></trade-product></div>'
  const { page, ids, show } = await visit(body, true)
  await page.evaluate(() => document.querySelector('div')?.removeAttribute('hidden'))
  await show(7)
  await expect.poll(ids).toEqual([7])
})

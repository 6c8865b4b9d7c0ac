import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../tools/axe.ts'
import { focusedName, tabTo } from '../tools/focused-name.ts'
import { rowsIn } from '../tools/rfq-list.ts'
import { withScript } from '../tools/script-page.ts'
import { withoutProcurement } from '../tools/without-procurement.ts'

// Items that a visitor chooses in lists and on their pages, side by side.
const { market, tag, open } = withScript()

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare: / })
const table = (page: Page) => page.locator('trade-compare').getByRole('table')
const heads = (page: Page) => table(page).getByRole('columnheader')
/** Waits until the bar below the list has so many items. */
const chosen = (page: Page, count: number) =>
  page.getByRole('region', { name: 'Compare' }).getByText(`${count} to compare`).waitFor()
const compareLink = (page: Page, count: number) => page.getByRole('link', { name: `Compare (${count})` })

/** Returns where an element stands in the document, to the pixel. */
const placed = (element: Locator): Promise<number[]> =>
  element.evaluate(each => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return [x + scrollX, y + scrollY, width, height].map(Math.round)
  })

test('items from a search, a category and a page are compared and go to the RFQ list together', async () => {
  const page = await market().visitor()
  await page.goto('/search?keyword=valve')
  const next = page
    .locator('trade-search li')
    .filter({ has: boxes(page) })
    .nth(1)
  await page.waitForLoadState('networkidle')
  const row = await placed(next)
  await boxes(page).nth(0).click()
  await chosen(page, 1)
  expect(await placed(next)).toEqual(row)
  await page.goto('/category/1/products')
  await page
    .getByRole('checkbox', { name: /^Compare: /, checked: false })
    .nth(3)
    .click()
  await chosen(page, 2)
  await page.goto('/service/1')
  const share = page.getByRole('button', { name: 'Share' })
  await page.waitForLoadState('networkidle')
  const before = await placed(share)
  await boxes(page).click()
  await compareLink(page, 3).waitFor()
  expect(await placed(share)).toEqual(before)

  await compareLink(page, 3).click()
  await page.waitForURL(/\/compare\?items=product-\d+%2Cproduct-\d+%2Cservice-1$/)
  await expect.poll(() => heads(page).count()).toBe(3)
  expect(await focusedName(page)).toBe('Compare')
  expect(await violationsOn(page)).toEqual([])

  const rows = await table(page).getByRole('row').count()
  await page.getByRole('checkbox', { name: 'Only differences' }).check()
  expect(await table(page).getByText('Same', { exact: true }).count()).toBe(0)
  expect(await table(page).getByRole('row').count()).toBeLessThanOrEqual(rows)

  await page.getByRole('button', { name: 'Add all to the RFQ list' }).click()
  await page.getByText('All are on the RFQ list.').waitFor()
  await page.locator('trade-compare').getByRole('link', { name: 'RFQ list' }).click()
  await expect.poll(() => rowsIn(page).count()).toBe(3)
})

test('a removed item leaves the address and the device, and Back shows it again', async () => {
  const page = await market().visitor()
  for (const path of ['/product/1', '/product/2']) {
    await page.goto(path)
    await boxes(page).click()
    await page.getByRole('checkbox', { name: /^Compare: /, checked: true }).waitFor()
  }
  await compareLink(page, 2).click()
  await expect.poll(() => heads(page).count()).toBe(2)
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await page.waitForURL('**/compare?items=product-2')
  await expect.poll(() => heads(page).count()).toBe(1)
  await page.goBack()
  await expect.poll(() => heads(page).count()).toBe(2)
  await page.goto('/product/1')
  expect(await boxes(page).isChecked()).toBe(false)
  // An address without items shows those of this device.
  await page.goto('/compare')
  await page.waitForURL('**/compare?items=product-2')
  await expect.poll(() => heads(page).count()).toBe(1)
})

test('a shared address shows the same to others, and chooses nothing on their device', async () => {
  const page = await market().visitor()
  await page.goto('/compare?items=product-1,product-3')
  await expect.poll(() => heads(page).count()).toBe(2)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes(':compare:'))),
  ).toEqual([])
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
})

test('at 360 px the table scrolls in its own region, by keyboard too, and its first column stays', async () => {
  const page = await market().visitor({ viewport: { width: 360, height: 740 } })
  await page.goto('/compare?items=product-1,product-2,product-3,service-1')
  await expect.poll(() => heads(page).count()).toBe(4)
  const region = page.getByRole('region', { name: 'Items side by side' })
  await tabTo(page, 'Only differences')
  await page.getByRole('checkbox', { name: 'Only differences', checked: true }).waitFor()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: 'Only differences', checked: false }).waitFor()
  await region.focus()
  const first = table(page).getByRole('rowheader').first()
  const before = await first.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(each => each.scrollLeft)).toBeGreaterThan(0)
  expect((await first.boundingBox())?.x).toBe(before?.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await violationsOn(page)).toEqual([])
})

test('an item is chosen by keyboard, and a fifth one is refused with a reason', async () => {
  const page = await market().visitor()
  await page.goto('/search?keyword=valve')
  for (let index = 0; index < 4; index++) await boxes(page).nth(index).click()
  await chosen(page, 4)
  await boxes(page).nth(4).focus()
  await page.keyboard.press('Space')
  await page.getByText('You can compare up to 4 items. Remove one first.').waitFor()
  expect(await boxes(page).nth(4).isChecked()).toBe(false)
  expect(await violationsOn(page)).toEqual([])
})

test('a partner’s page with only the element compares, without any part of procurement', async () => {
  const requested: string[] = []
  const body = '<trade-compare items="product-1,product-2"><a href="/ours">Our valves</a></trade-compare>'
  const page = await open({ head: tag('type="module"'), body }, async page => {
    page.on('request', request => requested.push(new URL(request.url()).pathname))
  })
  await expect.poll(() => heads(page).count()).toBe(2)
  expect(await page.getByRole('button', { name: 'Add all to the RFQ list' }).count()).toBe(0)
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect.poll(() => heads(page).count()).toBe(1)
  expect(
    requested.filter(path =>
      /compare-(tools|choice)|item-page-tools|row-tools|procurement-|add-to-list/.test(path),
    ),
  ).toEqual([])
})

test.each(['/search?keyword=valve', '/product/1', '/category/1/products'])(
  'without procurement %s has no checkbox and requests no part of it',
  async path => {
    const page = await market().visitor()
    await withoutProcurement(page, new URL(path, market().url).pathname)
    const requested: string[] = []
    page.on('request', request => requested.push(new URL(request.url()).pathname))
    await page.goto(path)
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await boxes(page).count()).toBe(0)
    expect(requested.filter(name => /compare|item-page-tools|row-tools/.test(name))).toEqual([])
  },
)

import { unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { longReply } from '#host-demo/site/dashboard/bids/bid-replies.ts'
import { violationsOn } from '../tools/axe.ts'
import { focusedName } from '../tools/focused-name.ts'
import { ownMarket } from '../tools/own-market.ts'
import { tokenIn } from '../tools/sign-in.ts'
import { askSellers, LIST } from './asked-sellers.ts'
import { awardByKeyboard, typeRates } from './bid-table-page.ts'

// From twelve lines and five sellers to orders.
const market = ownMarket()
beforeAll(() => askSellers(market(), 12))

/** Opens the bid table as a link in the dashboard does. */
async function openBids(width: number): Promise<Page> {
  const page = await market().member(undefined, { viewport: { width, height: 800 } })
  await page.goto(`/app/dashboard/menu?token=${await tokenIn(page)}#bids/1`)
  await page.getByRole('table').waitFor()
  return page
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('a buyer types two rates, reads the totals and awards seven and five lines by keyboard alone', async () => {
  const page = await openBids(1280)
  const total = page.getByRole('row', { name: /^Total in MYR/ })
  await total.getByText('0 of 12 lines: 12 without a rate').first().waitFor()
  await typeRates(page, { EUR: '4.9', USD: '4.45' })
  await page.getByText('Lowest price').first().waitFor()
  // The focus stays in the form, which says that it has saved.
  await page.getByText('Saved.').waitFor()
  expect(await focusedName(page)).toMatch(/^1 \w+ in MYR$/)
  expect(await total.getByText('All lines').count()).toBe(4)
  await page.getByText('Silent').first().waitFor()
  expect(await page.getByText('Earliest delivery').count()).toBe(12)
  expect(await violationsOn(page)).toEqual([])

  const sellers = await page.getByRole('columnheader').allInnerTexts()
  const [first, second] = sellers
    .slice(1)
    .filter(each => each.includes('Choose all'))
    .map(each => each.split('\n')[0] ?? '')
  const lines = Array.from(
    { length: 12 },
    (_, index) => `Choose line ${index + 1}, ${index < 7 ? first : second}`,
  )
  await awardByKeyboard(page, lines, 'Order 12 lines from 2 sellers')
  await expect.poll(() => page.getByText('Ordered elsewhere').count()).toBe(12 * 3 + 12)
  // The focus is on what was done, just before the links to the orders.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Order PO-\d{4}-\d{4}$/ }).waitFor()
  expect(await page.getByRole('table', { name: 'Ordered lines' }).getByRole('row').count()).toBe(16)
  expect(await violationsOn(page)).toEqual([])
})

const leftOf = async (element: Locator) => (await element.boundingBox())?.x

test.each([1280, 1920])(
  'at %i px the table scrolls in its region, below its sellers, and the page stays',
  async width => {
    const page = await openBids(width)
    // The table may be there before its styles.
    await expect.poll(() => scrollsSideways(page)).toBe(false)
    const brand = page.getByRole('banner').getByRole('link', { name: 'Trade Enabler' })
    expect(await leftOf(page.getByRole('navigation'))).toBe(await leftOf(brand))
    const region = page.getByRole('region', { name: `Quotations for ${LIST}. Totals in MYR.` })
    await page.getByRole('row', { name: /^Total in MYR/ }).waitFor()
    const isAtEnd = async (): Promise<boolean> => {
      // The table may still grow while it scrolls.
      await region.press('End')
      return region.evaluate(each => each.scrollTop + each.clientHeight >= each.scrollHeight - 1)
    }
    await expect.poll(isAtEnd).toBe(true)
    // In one look, because the page itself may scroll too.
    const headTop = (): Promise<number> =>
      region.evaluate(each => {
        const [head] = each.getElementsByTagName('th')
        return (head?.getBoundingClientRect().top ?? 0) - each.getBoundingClientRect().top
      })
    await expect.poll(async () => Math.abs(await headTop())).toBeLessThanOrEqual(2)
  },
)

test('on a phone the bids are read by line, with the same quotations', async () => {
  const page = await openBids(360)
  await expect.poll(() => scrollsSideways(page)).toBe(false)
  const wide = await openBids(1280)
  const quotationsOn = (on: Page) => on.locator('a.price').count()
  expect(await page.getByRole('columnheader', { name: 'Sum in MYR' }).count()).toBe(1)
  expect(await quotationsOn(page)).toBe(await quotationsOn(wide))
  expect(await violationsOn(page)).toEqual([])
})

/** Opens the bids of twelve lines and seventeen sellers. */
async function openLong(width: number): Promise<Page> {
  const page = await market().member(undefined, { viewport: { width, height: 800 } })
  await page.route('**/api/dashboard/bids?*', route => route.fulfill({ json: longReply() }))
  await page.goto(`/app/dashboard/menu?token=${await tokenIn(page)}#bids/1`)
  await page.getByRole('table').waitFor()
  // The table may be there before its styles.
  await expect.poll(() => scrollsSideways(page)).toBe(false)
  return page
}

test('twelve lines of seventeen sellers are not long on a phone', async () => {
  const page = await openLong(360)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(6000)
  expect(await violationsOn(page)).toEqual([])
})

test('the first view has a price, and a wide window is used', async () => {
  const page = await openLong(1280)
  const [price, bar] = [page.locator('a.price').first(), page.locator('.award-bar')]
  const bottomOf = async (of: Locator) => (await of.boundingBox())?.y ?? 0
  await expect.poll(async () => (await bottomOf(price)) + 24 < (await bottomOf(bar))).toBe(true)
  expect(await violationsOn(page)).toEqual([])
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(async () => (await page.getByRole('table').boundingBox())?.width).toBeGreaterThan(1150)
})

test('the printed table fits on A4 landscape, and has nothing to press', async () => {
  const page = await openBids(1280)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['button', 'checkbox', 'textbox', 'combobox'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(boxes.length).toBeGreaterThan(0)
  for (const [, width, height] of boxes)
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595])
})

test('the workbook is loaded and made on the first press', async () => {
  const page = await openBids(1280)
  const loaded: string[] = []
  page.on('request', request => loaded.push(request.url()))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download XLSX' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('RFQ list 2026-11-27-ab12.xlsx')
  expect(loaded.filter(url => url.includes('bid-sheet'))).toHaveLength(1)
  const parts: Uint8Array[] = []
  for await (const part of await download.createReadStream()) parts.push(part)
  expect(Object.keys(unzipSync(Buffer.concat(parts)))).toContain('xl/worksheets/sheet2.xml')
})

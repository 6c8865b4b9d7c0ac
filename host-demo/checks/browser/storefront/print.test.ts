import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDashboard, openRequest } from '../tools/dashboard-page.ts'
import { sharedMarket } from '../tools/market.ts'

// Printed pages are white, whatever the screen is, and contain nothing to click on.
const market = sharedMarket()

const INK = 'rgb(16, 34, 43)'
const NONE = 'rgba(0, 0, 0, 0)'

const colorOf = (element: Locator): Promise<string> => element.evaluate(each => getComputedStyle(each).color)

async function isPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await colorOf(page.getByRole('heading', { level: 1 }))).toBe(INK)
  // Printing with backgrounds would include the screen's dark colours.
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(NONE)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).not.toContain(
    'dark',
  )
  for (const role of ['button', 'tab', 'searchbox'] as const)
    await expect.poll(() => page.getByRole(role).count(), { message: role }).toBe(0)
  await page.emulateMedia({ media: null, colorScheme: null })
}

test('a printed product is white and has no controls', async () => {
  const page = await market().visitor({ colorScheme: 'dark' })
  await page.goto('/product/1')
  await page.getByRole('button', { name: 'Print' }).waitFor()
  await isPrintable(page)
})

test('a product is printed in dark letters before its scripts run, too', async () => {
  const page = await market().visitor({ colorScheme: 'dark', javaScriptEnabled: false })
  await page.goto('/product/1')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await colorOf(page.getByRole('heading', { level: 1 }))).toBe(INK)
})

test.each(['', 'dark'])('printed records of requests are white in the theme "%s"', async theme => {
  const page = await market().member(undefined, { colorScheme: 'dark' })
  await page.goto('/sent')
  if (theme) await page.evaluate(chosen => document.documentElement.setAttribute('data-theme', chosen), theme)
  await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
  await isPrintable(page)
})

test('the printed dashboard has the names of attachments', async () => {
  const page = await market().member()
  await page.goto('/FAQ')
  await page.evaluate(askWithPdf)
  const dashboard = await openDashboard(page)
  const request = await openRequest(dashboard, 'Ball Valve')
  const attached = request.getByRole('button', { name: 'PDF: drawing.pdf' })
  await attached.waitFor()
  await isPrintable(dashboard)
  await dashboard.emulateMedia({ media: 'print' })
  await dashboard.getByText('PDF: drawing.pdf').and(dashboard.locator(':visible')).first().waitFor()
})

/** Runs in a member's page. */
async function askWithPdf(): Promise<void> {
  const { id, token } = JSON.parse(localStorage.getItem('user') ?? '')
  const headers = { authorization: `Bearer ${token}` }
  const body = new FormData()
  body.append('file', new File(['%PDF-1.4\n%%EOF'], 'drawing.pdf', { type: 'application/pdf' }))
  const upload = await fetch('/api/upload/Public/Products/Rfq/Doc', { method: 'POST', headers, body })
  const [{ DocFileName }] = (await upload.json()).Result
  const query = new URLSearchParams({ attachmentUrl: DocFileName, fileName: 'drawing.pdf' })
  const product = { categoryTypeId: 1, productName: 'Ball Valve', productServiceId: 1, productUomId: 1 }
  const request = { title: 'RFQ : Ball Valve', quantity: 1, toTenantId: 1, rfqBody: 'Please', fromUserId: id }
  await fetch(`/api/public/rfq/new2?${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...product, ...request }),
  })
}

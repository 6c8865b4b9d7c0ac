import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { FormOnPage, forms } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'

// Before the page is live it claims nothing that only the device knows.
const market = sharedMarket()
afterEach(() => market().empty())

/** Opens a page whose scripts never come. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.route('**/chunks/*.js', () => {})
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
}

test('a filled RFQ list is a skeleton until it is known', async () => {
  const page = await market().visitor()
  await page.goto('/product/1')
  await page.getByRole('button', { name: /^Add to RFQ list/ }).click()
  await page.getByRole('button', { name: /^On the RFQ list/ }).waitFor()
  await openStill(page, '/rfqList')
  expect(await page.getByText('Nothing on the list yet').isVisible()).toBe(false)
  await page.getByRole('status').getByText('Loading').waitFor()
})

const claims = {
  '/sent': 'Sign in to see what you have sent',
  '/product/1': 'Please login before submitting RFQ or Inquiry',
  '/rfqProduct/1': 'Please login before submitting RFQ or Inquiry',
  [forms.inquiry.path]: 'Please login before submitting RFQ or Inquiry',
  '/': 'Register Now',
} as const

test.each(Object.entries(claims))('a member at %s does not read “%s”', async (path, text) => {
  const page = await market().member()
  await openStill(page, path)
  expect(await page.getByText(text).first().isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Sign In', exact: true }).count()).toBe(0)
})

test.each(Object.entries(claims))('a visitor at %s reads “%s” at once', async (path, text) => {
  const page = await market().visitor()
  await openStill(page, path)
  await page.getByText(text).first().waitFor()
})

test('a member’s name and e-mail are in the inquiry before it is live', async () => {
  const page = await market().member()
  await openStill(page, forms.inquiry.path)
  const form = new FormOnPage(page, 'inquiry')
  expect(await form.field('Name').inputValue()).toBe('Aisyah Rahman')
  expect(await form.field('E-mail').inputValue()).toContain('@')
})

test.each(['/rfqList', '/sent'])('%s has its text without scripts', async path => {
  const page = await market().visitor({ javaScriptEnabled: false })
  await page.goto(path)
  await page.getByText(/Nothing on the list yet|Sign in to see what you have sent/).waitFor()
  expect(await page.getByText('Loading').isVisible()).toBe(false)
})

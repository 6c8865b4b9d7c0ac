import { afterEach, expect, test } from 'vitest'
import { sharedMarket } from './market.ts'
import { signIn } from './sign-in.ts'

// A partner's page: another origin, with one script tag and the elements. Design section 3.
const market = sharedMarket()

afterEach(() => market().empty())

test('a partner’s page shows our elements, signs a member in, and leads to the storefront', async () => {
  const page = await market().visitor()
  await page.goto(`${market().partnerUrl}/valve-works.html`)
  const product = page.getByRole('heading', { level: 1, name: 'API 6D Trunnion Ball Valve 8" 600#' })
  await product.first().waitFor()
  const form = page.getByRole('form', { name: 'Request for quotation' })
  expect(await form.getByLabel('Message').isDisabled()).toBe(true)

  await form.getByRole('button', { name: 'Sign In' }).click()
  await signIn(page)
  await form.getByRole('button', { name: 'Send RFQ Now' }).waitFor()
  await expect.poll(() => form.getByLabel('Message').isDisabled()).toBe(false)
  expect(page.url()).toBe(`${market().partnerUrl}/valve-works.html`)

  await page.getByRole('link', { name: 'Request Quotation' }).click()
  await page.waitForURL(`${market().url}/rfqProduct/1`)
})

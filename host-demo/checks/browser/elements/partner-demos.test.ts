import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { violationsOn } from '../tools/axe.ts'
import { FormOnPage } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'
import { demos, openDemo, press } from '../tools/partner-demos.ts'

// Common behaviour of all partner pages, and of those that load us late or under a strict policy.
const market = sharedMarket()
afterEach(() => market().empty())

test('every page of the folder is tested here, and the index links to it', async () => {
  const folder = fileURLToPath(new URL('../../../site/partner', import.meta.url))
  const files = (await readdir(folder)).filter(name => /\.html$/.test(name) && name !== 'index.html').sort()
  expect(demos.map(({ file }) => file).sort()).toEqual(files)
  const page = await market().visitor()
  for (const index of [`${market().url}/partner/`, `${market().partnerUrl}/`]) {
    await page.goto(index)
    const links = await page
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll(found => found.map(String))
    expect(links.sort()).toEqual(files.map(file => `${market().partnerUrl}/${file}`))
    expect(await violationsOn(page)).toEqual([])
  }
})

const shown = wayOf('pages of host-demo/site/partner', 'script tag', 'all elements, 360 and 1280 px')
test.each(demos)('$file shows all its elements, at 360 and at 1280 px', shown, async ({ file, ready }) => {
  const page = await market().visitor({ viewport: { width: 360, height: 900 } })
  const log = await openDemo(market().partnerUrl, file, page)
  // Elements far below the view sleep until the reader has scrolled to the end.
  const scrollToEnd = () => window.scrollTo(0, document.body.scrollHeight)
  await expect
    .poll(() => page.evaluate(scrollToEnd).then(async () => (await log()).ready.toSorted()))
    .toEqual(ready)
  await page.getByRole('link', { name: 'All partner pages' }).waitFor({ state: 'attached' })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
  expect(await log()).toMatchObject({ failed: [], violations: [] })
})

test('under the strict policy, a member signs in and sends without a violation', async () => {
  const page = await market().visitor()
  const { headers } = await fetch(`${market().partnerUrl}/strict-policy.html`)
  const policy = headers.get('content-security-policy')
  expect(policy).toContain(`default-src 'none'; style-src 'sha256-`)
  expect(policy).toContain(
    `script-src ${market().url}; connect-src ${market().url}; img-src ${market().url};`,
  )
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types trade-widgets trade-widgets-lit dompurify trade-widgets-data",
  )
  const log = await openDemo(market().partnerUrl, 'strict-policy.html', page)
  const rfq = new FormOnPage(page, 'product RFQ')
  // Far below, it sleeps until the reader comes near. Elements that are painted above meanwhile push it away again.
  await expect
    .poll(async () => {
      await page.locator('trade-rfq').scrollIntoViewIfNeeded()
      return rfq.button('Sign In').isVisible()
    })
    .toBe(true)
  await rfq.signIn()
  await rfq.fillIn()
  await rfq.send()
  await rfq.closeSuccess()
  // Trusted Types are needed for the seller's own HTML.
  await page.locator('trade-product').getByText('Delivered with').waitFor()
  await page.locator('trade-company').getByRole('tab', { name: 'Our Products' }).click()
  await page.locator('trade-company').getByText('Total Records').waitFor()
  const told = page.locator('head script[type="application/ld+json"]')
  await expect
    .poll(async () => (await told.allTextContents()).map(text => JSON.parse(text)['@type']).sort())
    .toEqual(['Organization', 'Product'])
  expect((await log()).violations).toEqual([])
})

test('nothing of ours loads before the button; after it, the product replaces the link', async () => {
  const page = await market().visitor()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(`${market().partnerUrl}/late.html`)
  const link = page.getByRole('link', { name: 'The pump on the marketplace' })
  expect(await link.getAttribute('href')).toBe(`${market().url}/product/2`)
  expect(asked.filter(url => url.startsWith(market().url))).toEqual([])
  await press('Show details')(page)
  await page.getByRole('heading', { level: 1, name: 'Triplex Mud Pump F-1300' }).waitFor()
  await link.waitFor({ state: 'hidden' })
})

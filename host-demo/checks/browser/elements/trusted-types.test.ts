import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { pdf, picture } from '../procurement/given-files.ts'
import { FormOnPage } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'
import { publicRoutes } from '../tools/public-routes.ts'

// All our own pages require Trusted Types: no text can become code, whatever the rest of a page does. A violation is
// an error in the console, which fails the test.
const market = sharedMarket()
afterEach(() => market().empty())

/** Expects a page to refuse a text as HTML, and the address of a script, but for the policies of our own. */
async function expectTrust(page: Page): Promise<void> {
  const refusals = await page.evaluate(() => {
    const refused = (act: () => unknown): boolean => {
      try {
        act()
        return false
      } catch {
        return true
      }
    }
    return [
      refused(() => Reflect.set(document.createElement('div'), 'innerHTML', '<p>')),
      refused(() => Object.assign(document.createElement('script'), { src: '/trade-widgets.js' })),
      refused(() => window.trustedTypes?.createPolicy('another', { createHTML: (text: string) => text })),
      refused(() => window.trustedTypes?.createPolicy('default', { createHTML: (text: string) => text })),
    ]
  })
  expect(refusals).toEqual([true, true, true, true])
  for (const part of ['TrustedHTML', 'TrustedScriptURL', 'TrustedTypePolicy', 'Trusted Type'])
    market().expected(part)
}

/** Counts what the page itself does against its policy, before the test tries to. */
async function watched(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', event => {
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'violations'))
}

test.each([
  ...publicRoutes({ product: 3, service: 3 }).flatMap(({ path }) =>
    path.includes('/services') ? [] : [path],
  ),
  '/embed?widget=rfq&id=1',
  '/developers',
  '/developers/trade-product',
  '/partner/',
  '/frame/trade-product',
])('%s works and requires Trusted Types', async path => {
  const page = await market().visitor()
  const violations = await watched(page)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  expect(await violations()).toEqual([])
  await expectTrust(page)
})

test('the dashboard works and requires Trusted Types', async () => {
  const page = await market().member(demoMembers.seller)
  await page.goto('/')
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const dashboard = await opening
  await dashboard.getByRole('heading', { level: 1, name: 'Quote Me' }).waitFor()
  await expectTrust(dashboard)
})

test('the storefront goes from page to page, with the structured data of each', async () => {
  const page = await market().visitor()
  const violations = await watched(page)
  await page.goto('/search?keyword=valve')
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click()
  const told = page.locator('head script[type="application/ld+json"]')
  const types = async () => (await told.allTextContents()).map(text => JSON.parse(text)['@type'])
  await expect.poll(types).toEqual(['Product', 'BreadcrumbList'])
  expect(await violations()).toEqual([])
})

test('a member’s files become one PDF in a worker', async () => {
  const page = await market().member()
  const violations = await watched(page)
  const form = new FormOnPage(page, 'product RFQ')
  await form.open()
  await form.fillIn()
  const working = page.waitForEvent('worker')
  await (await form.files()).setInputFiles([
    pdf('datasheet.pdf'),
    await picture(page, 'screen.png', 640, 400),
  ])
  await working
  await form.send()
  await form.closeSuccess()
  expect(await violations()).toEqual([])
})

test('an element in a frame on a partner’s page works', async () => {
  const page = await market().visitor()
  const violations = await watched(page)
  await page.goto(`${market().partnerUrl}/frame.html`)
  await page.frameLocator('trade-frame iframe').getByRole('textbox').first().waitFor()
  expect(await violations()).toEqual([])
})

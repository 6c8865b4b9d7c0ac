import type { Browser, Frame } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { launchFirefox } from '../tools/firefox.ts'
import { sharedMarket } from '../tools/market.ts'

// The journey of `frame.test.ts`, in Firefox.
const market = sharedMarket()

let browser: Browser
beforeAll(async () => {
  browser = await launchFirefox()
})
afterAll(() => browser?.close())

/** Finds an element, also in a shadow root, once it is visible. */
async function seen(frame: Frame, selector: string) {
  const found = await frame.waitForSelector(`>>> ${selector}`, { visible: true, timeout: 30_000 })
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const press = async (frame: Frame, name: string) => (await seen(frame, `button::-p-text(${name})`)).click()

const way = { timeout: 180_000, ...wayOf('bare page', 'trade-frame', 'signs in and sends in Firefox') }
test('a visitor writes, signs in and sends in a frame, in Firefox', way, async () => {
  const profile = await browser.createBrowserContext()
  const page = await profile.newPage()
  await page.goto(`${market().partnerUrl}/frame.html`)
  await page.evaluate(() => {
    document.addEventListener('trade-rfq-sent', event => {
      document.title = `${(event.target as Element).localName} ${(event as CustomEvent).detail.quantity}`
    })
  })
  const frame = await page.waitForFrame(each => each.url().endsWith('/frame/trade-rfq'))
  await (await seen(frame, 'input')).type('4')
  await (await seen(frame, 'textarea')).type('From Firefox')
  await press(frame, 'Sign In')
  // The field has the focus, in a frame that covers the window for the dialog.
  await seen(frame, 'input[autocomplete="username"]:focus')
  await page.keyboard.type(demoMembers.buyer)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoMembers.password)
  await page.keyboard.press('Enter')
  await frame.waitForSelector('>>> dialog[open]', { hidden: true })
  await press(frame, 'Send RFQ Now')
  await press(frame, 'OK')
  await expect.poll(() => page.title()).toBe('trade-frame 4')
  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  expect(kept).toEqual({})
  await profile.close()
})

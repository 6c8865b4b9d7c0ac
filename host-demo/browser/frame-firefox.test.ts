import { type Browser, type Frame, launch } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { FIREFOX_HELP, findFirefox } from '#host-demo/find-browser/find-browser.ts'
import { wayOf } from '#host-demo/ways/way.ts'
import { sharedMarket } from './market.ts'

// The journey of `frame.test.ts`, in Firefox.
const market = sharedMarket()

let browser: Browser
beforeAll(async () => {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error(`There is no Firefox: ${FIREFOX_HELP}`)
  browser = await launch({ browser: 'firefox', protocol: 'webDriverBiDi', executablePath })
})
afterAll(() => browser?.close())

/** What is in a shadow root too, once it is seen. */
async function seen(frame: Frame, selector: string) {
  const found = await frame.waitForSelector(`>>> ${selector}`, { visible: true, timeout: 30_000 })
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const press = async (frame: Frame, name: string) => (await seen(frame, `button::-p-text(${name})`)).click()

const way = { timeout: 180_000, ...wayOf('bare page', 'trade-frame', 'signs in and sends in Firefox') }
test('a visitor writes, signs in and sends in a frame, in Firefox', way, async () => {
  const page = await browser.newPage()
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
  // The field has the focus, in a window that the dialog has for itself.
  await seen(frame, 'input[autocomplete="username"]:focus')
  await page.keyboard.type(demoMembers.buyer)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoMembers.password)
  await page.keyboard.press('Enter')
  await frame.waitForSelector('>>> dialog[open]', { hidden: true })
  await press(frame, 'Send RFQ Now')
  await press(frame, 'OK')
  await expect.poll(() => page.title()).toBe('trade-frame 4')
})

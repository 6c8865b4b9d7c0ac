import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { launchFirefox } from '../tools/firefox.ts'
import { sharedMarket } from '../tools/market.ts'
import { userOf } from '../tools/sign-in.ts'
import { picture } from './given-files.ts'
import { averageColors, pictureIn } from './pdf-pictures.ts'

// Firefox that returns noise for the content of a canvas, as Tor Browser does.
const market = sharedMarket()

let browser: Browser
beforeAll(async () => {
  const extraPrefsFirefox = { 'privacy.resistFingerprinting': true }
  browser = await launchFirefox({ extraPrefsFirefox })
})
afterAll(() => browser?.close())

test('a photograph is sent unchanged if canvases return noise', { timeout: 180_000 }, async () => {
  const drawing = await market().visitor()
  const photo = await picture(drawing, 'photo.jpg', 400, 300)
  const page = await browser.newPage()
  await page.goto(`${market().url}/sri.json`)
  const user = JSON.stringify(await userOf(demoMembers.buyer, market().url))
  await page.evaluate(value => localStorage.setItem('user', value), user)
  await page.evaluateOnNewDocument(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { sentFile: body.get('file') })
      send.call(this, body)
    }
  })
  await page.goto(`${market().url}/rfqService/1`)
  const message = await page.waitForSelector('>>> textarea', { visible: true, timeout: 60_000 })
  await message?.type('As on the photograph')
  const field = await page.waitForSelector('>>> input[multiple]', { visible: true, timeout: 60_000 })
  await field?.evaluate((input, base64) => {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
    const files = new DataTransfer()
    files.items.add(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }))
    if (input instanceof HTMLInputElement) input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, photo.buffer.toString('base64'))
  const chosen = await page.waitForSelector('>>> .chosen', { visible: true, timeout: 60_000 })
  expect(await chosen?.evaluate(({ textContent }) => textContent)).toBe('photo.pdf')
  await (await page.waitForSelector('>>> button::-p-text(Send RFQ Now)', { visible: true }))?.click()
  await (await page.waitForSelector('>>> button::-p-text(OK)', { visible: true }))?.click()
  await page.waitForFunction(() => 'sentFile' in window, { timeout: 60_000 })
  const sent = await page.evaluate(async () => {
    const bytes = new Uint8Array(await (Reflect.get(window, 'sentFile') as File).arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  })
  const shown = pictureIn(Buffer.from(sent, 'base64'))
  expect(await averageColors(drawing, shown)).toEqual(await averageColors(drawing, photo.buffer))
})

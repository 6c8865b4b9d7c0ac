import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { sharedMarket } from './market.ts'

// What is shown is there before react-dom; what a reader does before it has come, or when it never comes, is not lost.
const market = sharedMarket()
afterEach(() => market().empty())

const REACT_DOM = '**/chunks/react-dom-*.js'

/** Writes a message and sends it, while nothing listens yet. */
async function send(page: Page): Promise<void> {
  const form = page.locator('trade-contact')
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('E-mail').fill('ada@rig.test')
  await form.getByLabel('Message', { exact: true }).fill('Is the yard open on Sunday?')
  await form.getByRole('button', { name: 'Send a Message' }).click()
}

/** The contact page without react-dom, and how to let that come. */
async function openWithout(): Promise<[page: Page, letPass: () => void]> {
  const page = await market().visitor()
  let letPass = (): void => {}
  const held = new Promise<void>(resume => {
    letPass = resume
  })
  await page.route(REACT_DOM, async route => {
    await held
    await route.continue()
  })
  await page.goto('/contactUs')
  return [page, letPass]
}

test('a message that is sent before react-dom has come goes out once it has', async () => {
  const [page, letPass] = await openWithout()
  await send(page)
  const sent = page.waitForRequest(request => request.url().includes('/contact'))
  letPass()
  expect((await sent).url() + (await sent).postData()).toMatch(/ada(@|%40)rig\.test/)
  await page.getByRole('alertdialog', { name: 'Message sent' }).waitFor()
})

test('nothing is lost of what is typed while react-dom takes the form over', async () => {
  const [page, letPass] = await openWithout()
  // Slower than the hand that types: keys fall between what react-dom does.
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const message = page.locator('trade-contact').getByLabel('Message', { exact: true })
  await message.click()
  letPass()
  const text = 'Forty gate valves, six inches, class 300, delivered to Kemaman by the end of May. '.repeat(4)
  await page.keyboard.type(text)
  expect(await message.inputValue()).toBe(text)
})

test('who is in a field that react-dom draws anew goes on in it', async () => {
  const [page, letPass] = await openWithout()
  const form = page.locator('trade-contact')
  await form.getByLabel('Name').focus()
  const texts = page.waitForResponse('**/chunks/ms-*.js')
  await page.locator('trade-config').evaluate(config => config.setAttribute('locale', 'ms'))
  await (await texts).finished()
  letPass()
  const name = form.getByLabel('Nama')
  await name.waitFor()
  await expect.poll(() => name.evaluate(field => field.matches(':focus'))).toBe(true)
})

test('without react-dom the page stays readable, keeps what was typed, and says that nothing can be sent', async () => {
  const page = await market().visitor()
  await page.route(REACT_DOM, route => route.abort())
  await page.addInitScript(() => {
    const failed: string[] = []
    Object.assign(window, { failed })
    document.addEventListener(
      'trade-error',
      ({ target }) => target instanceof Element && failed.push(target.localName),
    )
  })
  await page.goto('/contactUs')
  await send(page)
  const note = page
    .locator('trade-contact')
    .getByText('This page could not load everything that sending needs.')
  await note.waitFor({ timeout: 60_000 })
  expect(await page.locator('trade-contact').getByLabel('Name').inputValue()).toBe('Ada')
  expect(await page.evaluate(() => Reflect.get(window, 'failed'))).toContain('trade-contact')
  await page.getByRole('link', { name: 'Help/FAQ' }).click()
  await page.waitForURL('**/FAQ')
  await page.close()
  market().expected('Failed to load resource')
  expect(market().expected('react-dom could not be loaded')).toBeGreaterThan(0)
})

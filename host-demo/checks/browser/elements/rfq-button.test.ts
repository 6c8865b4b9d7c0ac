import { expect, test } from 'vitest'
import { violationsOn } from '../tools/axe.ts'
import { focusedName, tabTo } from '../tools/focused-name.ts'
import { FormOnPage } from '../tools/forms.ts'
import { withScript } from '../tools/script-page.ts'

// The RFQ button on a partner's page. In Firefox and WebKit its scenario is tried.
const { open, tag } = withScript()

const BUTTON = '<trade-rfq-button item-id="1"><a href="/ask">Ask us</a></trade-rfq-button>'
const noted = `<script>document.addEventListener('trade-rfq-sent', event => {
  document.title = event.target.localName + ' ' + event.detail.quantity
})</script>`
/** The script finds no elements in the shadow roots of a page, which names them. */
const named = `<script>tradeWidgets.define(['trade-rfq-button'])</script>`
const inShadow = `<div id="host"></div><script>
  host.attachShadow({ mode: 'open' }).innerHTML = '${BUTTON}'
</script>`

test.each([
  ['on the page', BUTTON],
  ['in a shadow root of the page', inShadow],
])('%s, a visitor opens it by keyboard, signs in, sends, and is back at the button', async (_, body) => {
  const page = await open({ body: `${body}${noted}${tag()}${named}` })
  const dialog = page.getByRole('dialog', { name: 'Request for quotation' })
  await page.getByRole('button', { name: 'Request Quotation' }).waitFor()
  await tabTo(page, 'Request Quotation')
  await page.keyboard.press('Enter')
  const rfq = new FormOnPage(page, 'product RFQ', dialog)
  await rfq.button('Sign In').waitFor()
  expect(await violationsOn(page)).toEqual([])

  await tabTo(page, 'Sign In')
  await page.keyboard.press('Enter')
  const login = new FormOnPage(page, 'login')
  await login.fillIn()
  await page.keyboard.press('Enter')
  await login.within.waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toBe('Quantity')
  await page.keyboard.type('4')
  await tabTo(page, 'Message')
  await page.keyboard.type('Delivered to Kemaman')

  // Nothing is asked and nothing is lost.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toBe('Request Quotation')
  await page.keyboard.press('Space')
  await expect.poll(() => rfq.field('Message').inputValue()).toBe('Delivered to Kemaman')
  expect(await rfq.field('Quantity').inputValue()).toBe('4')

  await tabTo(page, 'Send RFQ Now')
  await page.keyboard.press('Enter')
  // Escape closes only the question.
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toBe('Send RFQ Now')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: 'RFQ sucessfully send' }).waitFor()
  expect(await page.title()).toBe(body === BUTTON ? 'trade-rfq-button 4' : 'div 4')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'RFQ sucessfully send' }).waitFor()

  await page.mouse.click(5, 5)
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toBe('Request Quotation')
})

test('loads the form only when the pointer comes near', async () => {
  const requested: string[] = []
  const page = await open({ body: `${BUTTON}${tag()}` }, async page => {
    page.on('request', request => requested.push(new URL(request.url()).pathname))
  })
  await page.getByRole('button', { name: 'Request Quotation' }).waitFor()
  const before = requested.filter(path => /forms-|dialogs-|rfq-dialog-|api/.test(path))
  expect(before).toEqual([])
  await page.getByRole('button', { name: 'Request Quotation' }).hover()
  await expect.poll(() => requested.some(path => /rfq-dialog-/.test(path))).toBe(true)
  await expect.poll(() => requested.some(path => /\/forms-/.test(path))).toBe(true)
})

test('loads the form once it is live, if the pointer came to it before', async () => {
  const requested: string[] = []
  let letPass = (): void => {}
  const hovered = new Promise<void>(resolve => {
    letPass = resolve
  })
  const page = await open({ body: `${BUTTON}${tag()}` }, async page => {
    page.on('request', request => requested.push(new URL(request.url()).pathname))
    await page.route('**/chunks/rfq-button-*', async route => {
      await hovered
      await route.continue()
    })
  })
  await page.getByRole('button', { name: 'Request Quotation' }).hover()
  expect(requested.filter(path => /rfq-dialog-|\/forms-/.test(path))).toEqual([])
  letPass()
  await expect.poll(() => requested.some(path => /rfq-dialog-/.test(path))).toBe(true)
  await expect.poll(() => requested.some(path => /\/forms-/.test(path))).toBe(true)
})

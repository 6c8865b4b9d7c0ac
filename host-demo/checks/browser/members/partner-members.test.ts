import { afterEach, expect, test } from 'vitest'
import { FormOnPage } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'
import { demoVisit, press } from '../tools/partner-demos.ts'
import { rowsIn } from '../tools/rfq-list.ts'
import { names, signIn } from '../tools/sign-in.ts'

// A member's actions on partner pages.
const market = sharedMarket()
afterEach(() => market().empty())

const visit = demoVisit(market)

test('the brochure’s own button signs in, and the chat replaces its text', async () => {
  const page = await visit('chat.html')
  const invitation = page.getByText('Members of the marketplace can chat with us here.')
  await invitation.waitFor()
  await press('Sign in and chat')(page)
  await signIn(page)
  await invitation.waitFor({ state: 'hidden' })
  await page.locator('trade-chat').getByRole('textbox').waitFor()
  expect(await page.getByRole('button', { name: 'Sign in and chat' }).isVisible()).toBe(false)
})

test('all three widgets know of one sign-in', async () => {
  const page = await visit('one-sign-in.html')
  const rfq = new FormOnPage(page, 'product RFQ')
  await rfq.signIn()
  await expect.poll(() => rfq.button().isEnabled()).toBe(true)
  const inquiry = page.locator('trade-inquiry')
  await expect.poll(() => inquiry.getByLabel('Name').inputValue()).toBe(names.buyer)
  await page.locator('trade-chat').getByRole('textbox').waitFor()
})

test('sign-in and questions open above the page’s modal dialog, and the typed text stays', async () => {
  const page = await visit('dialog.html')
  const rfq = new FormOnPage(page, 'product RFQ')
  await rfq.signIn()
  await rfq.fillIn({ Quantity: '2', Message: 'With spare seats' })
  await rfq.button().click()
  await rfq.question.getByRole('button', { name: 'Cancel' }).click()
  await press('Close')(page)
  await rfq.within.waitFor({ state: 'hidden' })
  await press('Ask for a price')(page)
  expect(await rfq.field('Message').inputValue()).toBe('With spare seats')
})

test('sorting a list and moving a section keep the typed text', async () => {
  const page = await visit('reordered.html')
  const pump = page.locator('#list > li').filter({ hasText: 'Mud pump' })
  await pump.getByRole('button', { name: 'Sign In' }).click()
  await signIn(page)
  await pump.getByLabel('Message').fill('With spare liners')
  const order = (): Promise<string[]> => page.locator('#list .line h2').allTextContents()
  expect(await order()).toEqual(['Ball valve', 'Mud pump', 'Seamless pipe'])
  const note = page.locator('trade-inquiry').getByLabel('Message')
  await note.fill('Berth 3, after the tide')
  await press('By date')(page)
  await expect.poll(order).toEqual(['Mud pump', 'Seamless pipe', 'Ball valve'])
  await press('Above the list')(page)
  await page.locator('#note + #list').waitFor()
  expect(await pump.getByLabel('Message').inputValue()).toBe('With spare liners')
  expect(await note.inputValue()).toBe('Berth 3, after the tide')
  expect(await note.isEnabled()).toBe(true)
})

test('items of three sellers go on the RFQ list of this site only, and are sent from there', async () => {
  const page = await visit('rfq-list.html')
  for (const lines of ['1', '2', '3']) {
    await page
      .getByRole('button', { name: /^Add to RFQ list/ })
      .first()
      .click()
    await page.getByRole('link', { name: `To the list ${lines}` }).waitFor()
  }
  await page.goto(`${market().url}/rfqList`)
  await page.getByRole('heading', { name: 'Nothing on the list yet' }).waitFor()
  await page.goBack()

  const list = page.locator('trade-rfq-list')
  await page.getByRole('link', { name: /^To the list/ }).click()
  await list.getByRole('button', { name: 'Sign In' }).click()
  await signIn(page)
  expect(await rowsIn(list).count()).toBe(3)
  for (const [at, row] of (await rowsIn(list).all()).entries()) {
    await row.click()
    await list
      .getByRole('group', { name: `Line ${at + 1}`, exact: true })
      .getByLabel('Quantity')
      .fill('2')
  }
  await list.getByRole('button', { name: 'Send all' }).click()
  await page.getByRole('heading', { name: /Requests: 3\. Sellers: 3\./ }).waitFor()
  await page.getByRole('button', { name: 'OK' }).click()
  await page
    .getByRole('alertdialog', { name: 'RFQ sucessfully send' })
    .getByRole('button', { name: 'OK' })
    .click()
  await list.getByText(/^Sent to 3 sellers\./).waitFor()
  await list.getByRole('button', { name: 'Done' }).click()
  await list.getByRole('heading', { name: 'Nothing on the list yet' }).waitFor()
  expect(new URL(page.url()).origin).toBe(market().partnerUrl)
})

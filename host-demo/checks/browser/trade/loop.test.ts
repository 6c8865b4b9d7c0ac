import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { violationsOn } from '../tools/axe.ts'
import { openDashboard, openRequest } from '../tools/dashboard-page.ts'
import { FormOnPage, pdf } from '../tools/forms.ts'
import { ownMarket } from '../tools/own-market.ts'

// From an offer to an accepted quotation: each side does its part in the dashboard, and nothing is lost.
const market = ownMarket()
const name = 'Safety Helmet, vented, six-point'
/** The buyer's words for it. */
const keyword = 'hardhat kemaguard'

async function dashboardOf(page: Page): Promise<Page> {
  await page.goto('/FAQ')
  return openDashboard(page)
}

async function isAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([])
}

const open = (dashboard: Page): Promise<Locator> => openRequest(dashboard, name)

/** Returns the history of the open request: each action with its author and time. */
const historyIn = (request: Locator): Promise<string[]> =>
  request.getByRole('region', { name: 'History' }).getByRole('listitem').allInnerTexts()

test('a product is published, found, requested, quoted and accepted; both sides see one history after a restart', async () => {
  const seller = await market().member(demoMembers.seller)
  const office = await dashboardOf(seller)
  await office.getByRole('link', { name: 'My Product' }).click()
  await office.getByRole('link', { name: 'Add a product' }).first().click()
  await office.getByLabel('Name').fill(name)
  await office.getByLabel('Category').selectOption({ index: 1 })
  await office.getByLabel('Brand').fill('Kemaguard')
  await office.getByLabel('Short description').fill('Vented shell for hot decks.')
  await isAccessible(office)
  await office.getByRole('button', { name: 'Save and continue' }).click()
  await office.getByRole('heading', { name }).waitFor()
  const [png, jpeg] = await Promise.all([seller.screenshot(), seller.screenshot({ type: 'jpeg' })])
  await office.getByLabel('Add pictures').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: png },
    { name: 'side.jpg', mimeType: 'image/jpeg', buffer: jpeg },
  ])
  await office.getByText('Added.').waitFor()
  await office.getByRole('button', { name: 'Move picture 2 earlier' }).click()
  await office.getByRole('button', { name: `Publish ${name}` }).click()
  await office.getByRole('link', { name: 'See it as buyers do' }).waitFor()
  await office.getByRole('button', { name: `Unpublish ${name}`, disabled: false }).waitFor()
  await isAccessible(office)
  await office.getByRole('link', { name: 'Company Profile' }).click()
  await office.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
  await office.getByRole('img', { name: 'Your logo' }).waitFor()
  await isAccessible(office)

  const buyer = await market().member()
  await buyer.goto(`/search?keyword=${encodeURIComponent(keyword)}`)
  await buyer.getByRole('link', { name }).first().click()
  await buyer.getByRole('heading', { level: 1, name }).waitFor()
  const large = buyer.getByRole('img', { name: `${name}, picture` })
  await expect
    .poll(() => large.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await buyer.getByRole('link', { name: 'Request Quotation' }).click()
  const rfq = new FormOnPage(buyer, 'product RFQ')
  await rfq.fillIn({ Quantity: '40', Message: 'White, with chin straps.' })
  await rfq.send()
  await rfq.closeSuccess()

  await office.getByRole('link', { name: 'Quote Me' }).click()
  await office.getByRole('button', { name: 'Refresh' }).click()
  await office.getByRole('tab', { name: 'Received (1)' }).click()
  await office.getByRole('navigation', { name: 'Dashboard' }).getByText('1 new').waitFor()
  await isAccessible(office)
  const received = await open(office)
  await office.getByText('1 new').waitFor({ state: 'detached' })
  await received.getByRole('button', { name: 'Quote', exact: true }).click()
  await office.getByLabel('Price', { exact: true }).fill('48.90')
  await office.getByLabel('Valid until').fill('2030-12-31')
  await office.getByLabel('Delivery time').fill('2 weeks')
  await office.getByLabel('PDF (optional)').setInputFiles(pdf)
  await isAccessible(office)
  await office.getByRole('button', { name: 'Send quotation' }).click()
  await office.getByText('Your quotation was sent.').waitFor()

  await buyer.goto('/sent')
  await buyer.getByRole('link', { name: 'Dashboard 1 new' }).waitFor()
  await expect.poll(() => buyer.title()).toMatch(/^\(1\) Sent requests/)
  await buyer.getByRole('link', { name: /^Quoted/ }).waitFor()
  await isAccessible(buyer)

  const desk = await dashboardOf(buyer)
  await desk.getByRole('row').filter({ hasText: 'MYR 1,956.00' }).getByText('New').waitFor()
  const sent = await open(desk)
  await sent.getByText('MYR 48.90 each').waitFor()
  const tab = desk.waitForEvent('popup')
  await sent.getByRole('button', { name: 'PDF: datasheet.pdf' }).click()
  await (await tab).waitForURL(/^blob:/)
  await (await tab).close()
  await sent.getByRole('button', { name: 'Accept' }).click()
  await desk.getByLabel('Message (optional)').fill('PO 4711')
  await isAccessible(desk)
  await desk.getByRole('button', { name: 'Accept the quotation' }).click()
  await sent.getByText('Accepted', { exact: true }).waitFor()

  // Pages that stay open would call a server that is not there.
  for (const page of [desk, office]) await page.close()
  for (const page of [buyer, seller]) await page.goto('about:blank')
  await market().restart()
  const [mine, theirs] = [await dashboardOf(buyer), await dashboardOf(seller)]
  await theirs.getByRole('tab', { name: 'Received (1)' }).click()
  const [ours, other] = [await open(mine), await open(theirs)]
  for (const request of [ours, other]) await request.getByText('PO 4711').waitFor()
  const told = await historyIn(ours)
  expect(told).toHaveLength(3)
  expect(await historyIn(other)).toEqual(told)
  await mine.getByRole('link', { name: 'Mails' }).click()
  await mine.getByText(`Re: RFQ : ${name}`).waitFor()
})

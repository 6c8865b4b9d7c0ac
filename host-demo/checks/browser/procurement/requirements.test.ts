import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { violationsOn } from '../tools/axe.ts'
import { askedIn, openDashboard, openRequest } from '../tools/dashboard-page.ts'
import { FormOnPage } from '../tools/forms.ts'
import { ownMarket } from '../tools/own-market.ts'

// A buyer's requirements reach the seller as a table. Where procurement is off, none of it is even requested.
const market = ownMarket()

/** Collects the names of the files that a page requests. */
function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', request => files.push(new URL(request.url()).pathname))
  return files
}

const ofRequirements = (files: readonly string[]): string[] => files.filter(file => /requirements/.test(file))

test('requirements are filled in by keyboard, sent, and shown to the seller first', async () => {
  const buyer = await market().member()
  const files = filesOf(buyer)
  const rfq = new FormOnPage(buyer, 'product RFQ')
  await rfq.open()
  await rfq.fillIn({ Quantity: '12', Message: 'For the platform.' })
  const summary = buyer.getByText('Add requirements')
  await summary.waitFor()
  await rfq.field('Quantity').press('Tab')
  await buyer.keyboard.type('set')
  await rfq.field('Message').press('Tab')
  await buyer.keyboard.press('Enter')
  await rfq.field('Standard or grade').waitFor()
  // Past the button that takes over the seller's facts, and the reference.
  for (let times = 0; times < 3; times++) await buyer.keyboard.press('Tab')
  await buyer.keyboard.type('ASTM A105N')
  await rfq.field('Size, rating or model').fill('8" 600#')
  await rfq.field('Delivery terms (Incoterms 2020)').selectOption('DAP')
  await rfq.field('Named place').fill('Kerteh: gate 3')
  await rfq.field('Needed by').fill('2030-12-31')
  await rfq.field('Target price').fill('1200.50')
  await rfq.field('Currency').selectOption('MYR')
  await rfq.field('EN 10204 3.1').check()
  await rfq.field('Alternatives accepted').check()
  expect(await violationsOn(buyer)).toEqual([])
  await rfq.send()
  await rfq.closeSuccess()
  expect(ofRequirements(files)).not.toEqual([])

  const seller = await market().member(demoMembers.seller)
  await seller.goto('/FAQ')
  const office = await openDashboard(seller)
  const request = await openRequest(office, 'Ball Valve')
  await request.getByText('For the platform.', { exact: true }).waitFor()
  expect(await askedIn(request)).toEqual([
    'Quantity: 12 set',
    'Incoterms 2020: DAP Kerteh: gate 3',
    'Needed by: 31 Dec 2030',
    'Certificates: EN 10204 3.1',
    'Standard or grade: ASTM A105N',
    'Size, rating or model: 8" 600#',
    'Target price: 1200.50',
    'Currency: MYR',
    'Alternatives accepted: yes',
  ])
  expect(await violationsOn(office)).toEqual([])
})

test('a page without procurement loads no code for requirements', async () => {
  const page = await market().member()
  const files = filesOf(page)
  await page.route('**/rfqProduct/1', async route => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace(/ procurement(="[^"]*")?/, '') })
  })
  const rfq = new FormOnPage(page, 'product RFQ')
  await rfq.open()
  await rfq.fillIn()
  await rfq.send()
  await rfq.closeSuccess()
  expect(files.filter(file => file.endsWith('.js'))).not.toEqual([])
  expect(ofRequirements(files)).toEqual([])
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { violationsOn } from './axe.ts'
import { openDashboard } from './dashboard-page.ts'
import { FormOnPage } from './forms.ts'
import { ownMarket } from './own-market.ts'

// A buyer's requirements reach the seller as a table. Where procurement is off, none of it is even requested.
const market = ownMarket()

/** Collects the names of the files that a page requests. */
function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', request => files.push(new URL(request.url()).pathname))
  return files
}

const ofRequirements = (files: readonly string[]): string[] => files.filter(file => /requirements/.test(file))

test('requirements are filled in by keyboard, sent, and shown to the seller as a table', async () => {
  const buyer = await market().member()
  const files = filesOf(buyer)
  const rfq = new FormOnPage(buyer, 'product RFQ')
  await rfq.open()
  await rfq.fillIn({ Quantity: '12', Message: 'For the platform.' })
  const summary = buyer.getByText('Add requirements')
  await summary.waitFor()
  await rfq.field('Message').press('Tab')
  await buyer.keyboard.press('Enter')
  await rfq.field('Unit').waitFor()
  // Past the button that takes over the seller's facts.
  await buyer.keyboard.press('Tab')
  await buyer.keyboard.press('Tab')
  await buyer.keyboard.type('set')
  await rfq.field('Standard or grade').fill('ASTM A105N')
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
  await office.getByText('For the platform.', { exact: true }).waitFor()
  const rows = office.getByRole('table', { name: 'Requirements' }).getByRole('row')
  expect(await rows.allInnerTexts()).toEqual([
    'Unit\tset',
    'Standard or grade\tASTM A105N',
    'Size, rating or model\t8" 600#',
    'Incoterms 2020\tDAP',
    'Named place\tKerteh: gate 3',
    'Needed by\t2030-12-31',
    'Target price\t1200.50',
    'Currency\tMYR',
    'Certificate\tEN 10204 3.1',
    'Alternatives accepted\tyes',
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

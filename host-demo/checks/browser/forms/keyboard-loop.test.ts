import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { focusedName, tabTo } from '../tools/focused-name.ts'
import { ownMarket } from '../tools/own-market.ts'
import { userOf } from '../tools/sign-in.ts'

// A member goes from the search box to an accepted quotation without a mouse.
const market = ownMarket()
const name = 'API 6D Trunnion Ball Valve 8" 600#'

const has = (page: Page, what: string): Promise<void> => expect.poll(() => focusedName(page)).toBe(what)

async function open(page: Page, what: string | RegExp): Promise<void> {
  await tabTo(page, what)
  await page.keyboard.press('Enter')
}

/** Sends the seller's quotation for the latest request. */
async function quote(): Promise<void> {
  const { token } = (await userOf(demoMembers.seller, market().url)) as { token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const url = `${market().url}/api/dashboard`
  const answer = await fetch(`${url}/quotes?of=received`, { headers })
  const { quotes } = (await answer.json()) as { quotes: { id: number }[] }
  const offer = {
    price: '4200',
    currency: 'MYR',
    priceBasis: 'unit',
    validUntil: '2030-12-31',
    delivery: '2 weeks',
  }
  const body = JSON.stringify({ action: 'quote', seen: 0, message: '', terms: '', ...offer })
  expect((await fetch(`${url}/rfqs/${quotes[0]?.id}`, { method: 'POST', headers, body })).status).toBe(200)
}

test('by keyboard, a product is found, viewed, requested, discussed and accepted', async () => {
  const page = await market().member()
  await page.goto('/FAQ')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo(page, 'Search the marketplace')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Skip to the results' }).waitFor()
  await open(page, 'Skip to the results')
  await open(page, name)
  await has(page, name)

  await page.getByRole('button', { name: 'Enlarge' }).waitFor()
  await open(page, /^Enlarge/)
  await page.getByRole('dialog', { name }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog').getByText('2 / 5').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedName(page)).toMatch(/^Enlarge/)

  await open(page, 'Request Quotation')
  await page.getByRole('button', { name: 'Send RFQ Now' }).waitFor()
  await tabTo(page, 'Quantity')
  await page.keyboard.type('4')
  await tabTo(page, 'Message')
  await page.keyboard.type('CIF Labuan')
  await open(page, 'Send RFQ Now')
  await has(page, 'OK')
  await page.keyboard.press('Enter')
  await page.getByText('RFQ sucessfully send').waitFor()
  await page.keyboard.press('Enter')
  await has(page, name)

  await page.getByRole('button', { name: 'Chat', exact: true }).waitFor()
  await open(page, 'Chat')
  await has(page, 'Message to Kemaman Valve Works Sdn Bhd')
  await page.keyboard.type('Is it in stock?')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('Thank you for writing').waitFor()
  await page.keyboard.press('Escape')
  await has(page, 'Chat')

  await quote()
  const opening = page.context().waitForEvent('page')
  await open(page, 'Dashboard')
  const desk = await opening
  await desk.getByText('MYR 16,800').waitFor()
  await open(desk, /API 6D Trunnion/)
  await has(desk, name)
  await open(desk, 'Accept')
  await open(desk, 'Accept the quotation')
  await desk.getByText('You accepted the quotation.').waitFor()
  await has(desk, name)
  await desk.goBack()
  await has(desk, name)
  await desk.getByRole('row').filter({ hasText: 'MYR 16,800' }).getByText('Accepted').waitFor()

  await open(desk, /^Messages/)
  await has(desk, 'Messages')
  await open(desk, /^Kemaman Valve Works/)
  // Laid out as in the chat box: the messages above the field, and its button inside the frame.
  const [frame, log, send] = await Promise.all(
    [desk.locator('.messages'), desk.getByRole('log'), desk.getByRole('button', { name: 'Send' })].map(each =>
      each.boundingBox(),
    ),
  )
  if (!frame || !log || !send) throw new Error('The conversation does not show')
  expect(log.y + log.height).toBeLessThanOrEqual(send.y)
  expect(send.y + send.height).toBeLessThanOrEqual(frame.y + frame.height)
})

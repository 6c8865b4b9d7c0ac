import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { asking } from '#shared/testing/asking.ts'
import { violationsOn } from '../tools/axe.ts'
import { pdf } from '../tools/forms.ts'
import { ownMarket } from '../tools/own-market.ts'
import { tokenOf } from '../tools/sign-in.ts'

// A seller answers on a phone by the link in the mail, without an account.
let later = 0
const market = ownMarket({ clock: () => new Date(Date.now() + later) })
const MINUTE = 60_000
const phone = { viewport: { width: 360, height: 740 } }

let items: number[]
beforeAll(async () => {
  const found = await market().rows<{ id: number }>(
    sql`select id from item where company_id = 1 and kind = 'product' and is_published order by id limit 12`,
  )
  items = found.map(({ id }) => id)
})

/** Returns the last mail to the seller. */
async function lastMail() {
  const [mail] = await market().rows<{ id: number; body: string }>(
    sql`select id, body from mail where recipient = ${demoMembers.seller} order by id desc limit 1`,
  )
  return mail ?? { id: 0, body: '' }
}

/** Sends an RFQ of the buyer for each of these items, as lines of one list, and returns the link in the mail about them. */
async function ask(list: string, count: number): Promise<string> {
  const before = await lastMail()
  const token = await tokenOf(demoMembers.buyer, market().url)
  for (const [at, productServiceId] of items.slice(0, count).entries()) {
    const required = { quantity: '40', unit: 'pcs', standard: 'API 6D', currency: 'USD' }
    const listed = count === 1 ? null : { list: `RFQ list ${list}`, item: at + 1, of: count }
    const answer = await fetch(`${market().url}/api/public/rfq/new2`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        categoryTypeId: 1,
        title: `${list} valve ${at + 1}`,
        quantity: 40,
        toTenantId: 1,
        productServiceId,
        rfqBody: asking('Please quote DAP Labuan.', required, listed),
      }),
    })
    expect(answer.status).toBe(200)
  }
  // The lines of a list are mailed together, once no other has come for a minute.
  later += MINUTE
  await expect.poll(async () => (await lastMail()).id).toBeGreaterThan(before.id)
  return /\/answer#\S+/.exec((await lastMail()).body)?.[0] ?? ''
}

const eventsOf = (list: string) =>
  market().rows<{ title: string; action: string; price: string; currency: string; message: string }>(
    sql`select title, action, price, currency, quote_event.message from quote_event
        join rfq on rfq.id = rfq_id where title like ${`${list} %`} order by rfq.id, quote_event.id`,
  )

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('one request: two fields are enough, and what was typed survives a reload', async () => {
  const link = await ask('Single', 1)
  const page = await market().visitor(phone)
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: 'Answer a request for quotation' }).waitFor()
  await page.getByText('Aisyah Rahman', { exact: true }).waitFor()
  expect(await page.locator('main').textContent()).not.toContain(demoMembers.buyer)
  await page.getByText('Quantity: 40 pcs').first().waitFor()
  expect(await page.getByLabel('Currency').inputValue()).toBe('USD')
  expect(await fits(page)).toBe(true)
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByText('Price is empty').waitFor()
  await page.getByLabel('Price', { exact: true }).fill('call us')
  await page.getByLabel('Delivery time').fill('6 weeks')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByText('Price must be a number above 0, such as 1250.50').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Delivery time').inputValue()).toBe('6 weeks')
  await page.getByLabel('Price', { exact: true }).fill('48.90')
  await page.getByLabel('PDF (optional)').setInputFiles(pdf)
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByRole('heading', { name: 'Your answer was sent' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate(() => [document.cookie, localStorage.getItem('user')])).toEqual(['', null])

  await page.getByRole('button', { name: 'Change the answer' }).click()
  await page.getByText('USD 48.90 each', { exact: true }).waitFor()
  await page.getByLabel('Price', { exact: true }).fill('45')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByRole('heading', { name: 'Your answer was sent' }).waitFor()
  expect((await eventsOf('Single')).map(({ price }) => price)).toEqual(['48.90', '45'])
})

test('twelve lines by keyboard alone: a price for each, one without a quote, one sending', async () => {
  const page = await market().visitor(phone)
  await page.goto(await ask('K7', 12))
  await page.getByRole('heading', { level: 1, name: 'Answer RFQ list K7' }).waitFor()
  expect(await fits(page)).toBe(true)
  expect(await violationsOn(page)).toEqual([])
  const focused = () =>
    page.evaluate(() => {
      const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
      return inner?.getAttribute('name') ?? inner?.textContent ?? ''
    })
  const tabTo = async (name: RegExp) => {
    for (let at = 0; at < 400; at += 1) {
      await page.keyboard.press('Tab')
      if (name.test(await focused())) return
    }
    throw new Error(`The keyboard does not reach ${name}`)
  }
  for (let line = 1; line <= 12; line += 1) {
    await tabTo(/\.price$/)
    if (line === 5) {
      await tabTo(/\.refuses$/)
      await page.keyboard.press('Space')
    } else await page.keyboard.type(`${line}.50`)
  }
  await tabTo(/^delivery$/)
  await page.keyboard.type('3 weeks')
  await tabTo(/^Send answer$/)
  await page.keyboard.press('Enter')
  await page.getByText('The buyer got 11 quotations and 1 without a quotation.').waitFor()
  const events = await eventsOf('K7')
  expect(events.map(({ action, price }) => `${action} ${price ?? ''}`)).toEqual(
    Array.from({ length: 12 }, (_, at) => (at === 4 ? 'refuse ' : `quote ${at + 1}.50`)),
  )
  const letters = await market().rows(
    sql`select id from mail where recipient = ${demoMembers.buyer} and subject = 'Re: RFQ list K7'`,
  )
  expect(letters).toHaveLength(1)
})

describe('a failed sending', () => {
  test('keeps everything, and is stored once when it is tried again', async () => {
    const page = await market().visitor(phone)
    await page.goto(await ask('Lost', 1))
    await page.getByLabel('Price', { exact: true }).fill('7')
    await page.getByLabel('Delivery time').fill('now')
    // The server does it, and its answer is lost.
    await page.route('**/api/answer/send', async route => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Send answer' }).click()
    await page.getByRole('alert').getByText('This may have been sent.').waitFor()
    market().expected('ERR_FAILED')
    await page.unroute('**/api/answer/send')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await page.getByRole('heading', { name: 'Your answer was sent' }).waitFor()
    expect(await eventsOf('Lost')).toHaveLength(1)
  })
})

test('a link that no longer works says why, and what to do', async () => {
  const page = await market().visitor(phone)
  const link = await ask('Over', 1)
  await page.goto(link)
  await page.getByLabel('No quote').check()
  await page.getByLabel('Reason (optional)').fill('Not in our range.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByText('The buyer got that you do not quote.').waitFor()
  await page.reload()
  await page
    .getByText('This link is no longer valid because your company has answered that it does not quote.')
    .waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.goto('/answer#guessed')
  await page.getByText('We do not know this link.').waitFor()
  market().expected('404')
  market().expected('410')
})

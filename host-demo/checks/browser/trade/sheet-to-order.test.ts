import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { violationsOn } from '../tools/axe.ts'
import { ownMarket } from '../tools/own-market.ts'
import { rowsIn } from '../tools/rfq-list.ts'
import { tokenIn, tokenOf } from '../tools/sign-in.ts'

// From a buyer's sheet to an order that the seller acknowledges by the link in a mail. No fact of the sheet is lost.
const LIST_QUIET = 60_000
let now = Date.now()
const market = ownMarket({ clock: () => new Date(now), listQuiet: LIST_QUIET })

const product = 'Kemaguard ball valve'
/** A company without members, which answers by mail alone. */
const SELLER = 2

const lines = [
  { item: `${product} DN 50`, rating: 'Class 300', quantity: 4, unit: 'pcs', note: 'Fire safe to API 607' },
  { item: `${product} DN 150`, rating: 'Class 600', quantity: 12, unit: 'set', note: 'With gear operator' },
]
const rows = [
  ['Shutdown 2030'],
  ['No', 'Description', 'Class', 'Qty', 'Unit', 'Remarks'],
  ...lines.map(({ item, rating, quantity, unit, note }, at) => [at + 1, item, rating, quantity, unit, note]),
  ['', 'Delivery: DAP Kerteh Supply Base by 15 Dec 2030'],
  ['', 'EN 10204 3.1 certificates for all items'],
]
const sheet = {
  name: 'MR-118.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map(row => `${row.join(';')}\r\n`).join('')),
}
/** What the sheet requires of every line. */
const required = ['DAP Kerteh Supply Base', '15 Dec 2030', 'EN 10204 3.1']

let seller = ''
beforeAll(async () => {
  const [company] = await market().rows<{ name: string }>(sql`select name from company where id = ${SELLER}`)
  seller = company?.name ?? ''
  await market().rows(sql`update member set company_id = ${SELLER} where email = ${demoMembers.seller}`)
  const token = await tokenOf(demoMembers.seller, market().url)
  const call = async (method: string, path: string, body: object): Promise<{ Id: number }> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const sent = { method, headers, body: JSON.stringify(body) }
    const answer = await fetch(`${market().url}/api/dashboard/products${path}`, sent)
    expect(answer.status).toBe(200)
    return (await answer.json()) as { Id: number }
  }
  const { Id } = await call('POST', '', { name: `${product}, full bore`, categoryId: 4 })
  await call('PUT', `/${Id}`, { isPublished: true })
  await market().rows(sql`update member set company_id = null where email = ${demoMembers.seller}`)
})

/** Returns the link in the mail to the seller with this in its subject, once there is one. */
async function linkInMail(subject: string): Promise<string> {
  const find = async (): Promise<string> => {
    const [mail] = await market().rows<{ body: string }>(
      sql`select body from mail where company_id = ${SELLER} and subject like ${`%${subject}%`} order by id desc`,
    )
    return /\/answer#[\w-]+/.exec(mail?.body ?? '')?.[0] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

/** Opens a link as a seller does who has no account. */
async function openLink(link: string): Promise<Page> {
  const page = await market().visitor({ viewport: { width: 360, height: 740 } })
  await page.goto(link)
  return page
}

/** Checks that an order shows every fact of the sheet, of each of its lines. */
async function showsEveryFact(page: Page): Promise<void> {
  const rows = page.getByRole('table', { name: 'Ordered lines' }).locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(2 * lines.length)
  const texts = await rows.allInnerTexts()
  for (const [at, { item, rating, quantity, unit, note }] of lines.entries()) {
    const [ordered, asked] = texts.slice(2 * at)
    for (const fact of [item, `${quantity} ${unit}`]) expect(ordered).toContain(fact)
    for (const fact of [rating, note, ...required]) expect(`${ordered} ${asked}`).toContain(fact)
  }
}

test('every fact of a sheet is in the order that its seller acknowledges from a mail', async () => {
  const page = await market().member()
  await page.goto('/rfqList')
  await page.getByRole('heading', { name: 'Nothing on the list yet' }).waitFor()
  await page.getByLabel('Import file').setInputFiles(sheet)
  await page.getByRole('button', { name: `Add to the list (${lines.length})` }).click()
  for (const at of lines.keys()) {
    await rowsIn(page).nth(at).click()
    await page
      .getByRole('group', { name: `Line ${at + 1}`, exact: true })
      .getByRole('checkbox', { name: seller })
      .first()
      .check()
  }
  await page.getByRole('checkbox', { name: 'Attach MR-118.csv' }).check()
  await page.getByRole('button', { name: 'Send all' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('alertdialog', { name: 'RFQ sucessfully send' }).waitFor()
  now += LIST_QUIET

  const answer = await openLink(await linkInMail('MR-118'))
  for (const at of lines.keys())
    await answer.getByLabel(`Line ${at + 1}: Price`, { exact: true }).fill(`${150 + at}`)
  await answer.getByLabel('Delivery time', { exact: true }).fill('6 weeks')
  await answer.getByRole('button', { name: 'Send answer' }).click()
  await answer.getByText(`The buyer got ${lines.length} quotations.`).waitFor()

  await page.goto(`/app/dashboard/menu?token=${await tokenIn(page)}#bids`)
  await page.getByRole('link', { name: 'MR-118' }).click()
  await page.getByRole('button', { name: 'Lowest for each line' }).click()
  await page.getByRole('button', { name: 'Award…' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('PO number').fill('4500118')
  await question.getByLabel('Deliver to').fill('Gate 3, Kerteh')
  await question.getByLabel('Payment').fill('30 days after delivery')
  expect(await violationsOn(page)).toEqual([])
  await question.getByRole('button', { name: 'Order for MYR 2,412' }).click()
  await page.getByRole('link', { name: /^Order PO-\d{4}-\d{4}, / }).click()
  await showsEveryFact(page)

  const order = await openLink(await linkInMail('Order PO-'))
  await showsEveryFact(order)
  for (const term of ['4500118', 'Gate 3, Kerteh', '30 days after delivery', 'MR-118'])
    await order.getByRole('definition').getByText(term, { exact: true }).waitFor()
  expect(await order.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await violationsOn(order)).toEqual([])
  await order.getByLabel('Note to the buyer (optional)').fill('Ready in week 6.')
  await order.getByRole('button', { name: 'Acknowledge the order' }).click()
  await order.getByRole('status').getByText('Acknowledged').waitFor()
  expect(await order.evaluate(() => [document.cookie, localStorage.getItem('user')])).toEqual(['', null])

  await page.reload()
  await page.getByRole('status').getByText('Acknowledged').waitFor()
  await page.getByRole('region', { name: 'History' }).getByText('Ready in week 6.').waitFor()
})

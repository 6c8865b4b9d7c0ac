import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { emptyDatabase } from '#host-demo/api/testing/engine.ts'
import { headerOf, unbroken } from '#host-demo/api/testing/mail-content.ts'
import { startMailServer } from '#host-demo/api/testing/mail-server.ts'
import { importSheet, product, wanted } from '../procurement/foreign-sheet.ts'
import { openDashboard, openRequest } from '../tools/dashboard-page.ts'
import { inFolder, ownMarket } from '../tools/own-market.ts'
import { rowsIn } from '../tools/rfq-list.ts'
import { tokenOf } from '../tools/sign-in.ts'
import { awardByKeyboard, typeRates } from './bid-table-page.ts'

// From a buyer's sheet to an award, by mails that a real mail server takes. The server and its database restart twice.
const LINES = wanted.length
const SELLERS = 5
const DOMAIN = 'market.example'
/** Three sellers answer their lines at once, and one answers each. */
const QUOTATION_MAILS = 3 + LINES

let onMail: (taken: number) => void = () => undefined
const mailServer = await startMailServer(0, step => {
  if (step === 'content') onMail(mailServer.mails.length)
})
afterAll(() => mailServer.close())

const MINUTE = 60_000
/** The server's time, which stands still, so that mails that were put off wait. */
let now = Date.now()
const market = ownMarket(
  {
    mailServer: { url: mailServer.url, from: `office@${DOMAIN}` },
    clock: () => new Date(now),
  },
  process.env.TEST_DATABASE_URL ? emptyDatabase : inFolder,
)

/** The sellers in the order of their numbers. The first answers in the dashboard, and the last never. */
let sellers: { id: number; name: string }[]
beforeAll(async () => {
  sellers = await market().rows(sql`select id, name from company order by id limit ${SELLERS}`)
  // The demo's seller publishes one product for one company after the other, and stays with the first.
  for (const { id } of sellers.toReversed()) {
    await market().rows(sql`update member set company_id = ${id} where email = ${demoMembers.seller}`)
    const call = async (method: string, path: string, body: object): Promise<{ Id: number }> => {
      const answer = await fetch(`${market().url}/api/dashboard/products${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${await tokenOf(demoMembers.seller, market().url)}`,
        },
        body: JSON.stringify(body),
      })
      expect(answer.status).toBe(200)
      return (await answer.json()) as { Id: number }
    }
    const { Id } = await call('POST', '', { name: `${product}, full bore`, categoryId: 4 })
    await call('PUT', `/${Id}`, { isPublished: true })
  }
})

/** The mail server puts off so many mails once, as those do that do not know the sender. */
const putOff = (mails: number) => mailServer.treatments.push(...Array(mails).fill('postpone' as const))

const countOf = async (condition: ReturnType<typeof sql>): Promise<number> => {
  const [found] = await market().rows<{ count: number }>(
    sql`select count(*)::int as count from mail where ${condition}`,
  )
  return found?.count ?? 0
}

/**
 * Waits until every mail was put off, then lets them leave. The server and its database restart while the mail server has
 * taken only some of them. No page may be open, because it would call a server that is not there.
 */
async function restartAmong(mails: number): Promise<void> {
  await expect.poll(() => countOf(sql`state = 'waiting' and attempts = 1`)).toBe(mails)
  const half = mailServer.mails.length + Math.floor(mails / 2)
  const restarted = new Promise<void>((resolve, reject) => {
    onMail = taken => {
      if (taken === half) market().restart().then(resolve, reject)
    }
  })
  await market().endConnections()
  now += 10 * MINUTE
  await restarted
  await expect.poll(() => countOf(sql`state <> 'sent'`)).toBe(0)
}

test('a sheet with foreign headings is asked of five sellers, whose mails outlive a restart', async () => {
  const page = await market().member()
  expect(await importSheet(page)).toBeLessThanOrEqual(2)
  const rows = rowsIn(page)
  await expect.poll(() => rows.count()).toBe(LINES)
  for (const [index, { item, quantity, unit }] of wanted.entries()) {
    await rows.nth(index).click()
    const line = page.getByRole('group', { name: `Line ${index + 1}`, exact: true })
    const typedIn = (name: string) => line.getByLabel(name, { exact: true }).inputValue()
    const typed = [await typedIn('Item needed'), await typedIn('Quantity'), await typedIn('Unit')]
    expect(typed).toEqual([item, `${quantity}`, unit])
    for (const { name } of sellers) await line.getByRole('checkbox', { name }).check()
  }
  putOff(SELLERS)
  await page.getByRole('button', { name: 'Send all' }).click()
  await page.getByRole('heading', { name: `Requests: ${LINES * SELLERS}. Sellers: ${SELLERS}.` }).waitFor()
  await page.getByRole('button', { name: 'OK' }).click()
  await page
    .getByRole('alertdialog', { name: 'RFQ sucessfully send' })
    .getByRole('button', { name: 'OK' })
    .click()
  await page.close()
  // The lines of a list are mailed together, once no other has come for a minute.
  now += MINUTE
  await restartAmong(SELLERS)
  expect(mailServer.mails).toHaveLength(SELLERS)
})

/** Returns the address that the last mail to a company links to. */
async function linkTo(company: number): Promise<string> {
  const [{ recipient } = { recipient: '' }] = await market().rows<{ recipient: string }>(
    sql`select recipient from mail where company_id = ${company} limit 1`,
  )
  const mail = mailServer.mails.findLast(content => headerOf(content, 'To') === recipient)
  return /http:\S+\/answer#[\w-]+/.exec(unbroken(mail ?? ''))?.[0] ?? ''
}

test.each([
  { place: 1, currency: 'USD', price: (line: number) => 20 + line, delivery: '6 weeks' },
  { place: 2, currency: 'EUR', price: (line: number) => 30 - line, delivery: '4 weeks' },
  { place: 3, currency: 'MYR', price: (line: number) => 140 + line, delivery: '2 weeks' },
])(
  'seller $place answers every line on a phone by the link in the mail, without an account',
  async answer => {
    const { place, currency, price, delivery } = answer
    const { id, name } = sellers[place] ?? { id: 0, name: '' }
    const page = await market().visitor({ viewport: { width: 360, height: 740 } })
    await page.goto(await linkTo(id))
    await page.getByText(`${name} for quotations for ${LINES} lines.`).waitFor()
    for (let line = 1; line <= LINES; line += 1) {
      await page.getByLabel(`Line ${line}: Price`, { exact: true }).fill(price(line).toFixed(2))
    }
    await page.getByLabel('Currency').selectOption(currency)
    await page.getByLabel('Delivery time', { exact: true }).fill(delivery)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: 'Send answer' }).click()
    await page.getByText(`The buyer got ${LINES} quotations.`).waitFor()
    expect(await page.evaluate(() => [document.cookie, localStorage.getItem('user')])).toEqual(['', null])
    await page.close()
  },
)

test('another seller answers every line in the dashboard', async () => {
  const page = await market().member(demoMembers.seller)
  await page.goto('/FAQ')
  const office = await openDashboard(page)
  await office.getByRole('tab', { name: /^Received/ }).click()
  for (const [index, { item }] of wanted.entries()) {
    const request = await openRequest(office, item)
    await request.getByRole('button', { name: 'Quote', exact: true }).click()
    await request.getByLabel('Price', { exact: true }).fill(`${100 + index}`)
    await request.getByLabel('Valid until').fill('2030-12-31')
    await request.getByLabel('Delivery time').fill('8 weeks')
    await request.getByRole('button', { name: 'Send quotation' }).click()
    await request.getByText('Your quotation was sent.').waitFor()
  }
  for (const each of [office, page]) await each.close()
})

test('the buyer compares the bids with two rates and awards seven and five lines by keyboard, through a restart', async () => {
  await expect.poll(() => countOf(sql`state <> 'sent'`)).toBe(0)
  const page = await market().member()
  await page.goto('/FAQ')
  const desk = await openDashboard(page)
  await desk.getByRole('link', { name: 'Compare the bids' }).click()
  await desk.getByRole('table').waitFor()
  await expect.poll(() => desk.getByText('Silent').count()).toBe(LINES)
  await typeRates(desk, { EUR: '4.9', USD: '4.45' })
  const total = desk.getByRole('row', { name: /^Total in MYR/ })
  await expect.poll(() => total.getByText('All lines').count()).toBe(SELLERS - 1)

  const orderMails = 2
  putOff(orderMails)
  const [byDashboard, byMail] = sellers.map(({ name }) => name)
  const chosen = wanted.map((_, index) => `Choose line ${index + 1}, ${index < 7 ? byMail : byDashboard}`)
  await awardByKeyboard(desk, chosen, 'Order 12 lines from 2 sellers')
  const orders = await market().rows<{ company: number; lines: number }>(
    sql`select company_id as company, count(*)::int as lines from quote_event where action = 'award'
        group by company_id order by company_id`,
  )
  const [first, second] = sellers
  expect(orders).toEqual([
    { company: first?.id, lines: 5 },
    { company: second?.id, lines: 7 },
  ])
  for (const each of [desk, page]) await each.close()
  await restartAmong(orderMails)
  // The award has stood for a while: a polite no goes to each of the five for the lines that went to others.
  await expect
    .poll(() => countOf(sql`state = 'sent' and subject like 'Re: %'`))
    .toBe(QUOTATION_MAILS + SELLERS)
})

test('the mail server has every mail exactly once', async () => {
  const written = await market().rows<{ id: string; to: string }>(
    sql`select '<' || message_key || ${`@${DOMAIN}>`}::text as id, recipient as to from mail`,
  )
  const taken = mailServer.mails.map(content => ({
    id: headerOf(content, 'Message-ID'),
    to: headerOf(content, 'To'),
  }))
  const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1)
  expect(taken.toSorted(byId)).toEqual(written.toSorted(byId))
  const subjects = mailServer.mails.map(content => headerOf(content, 'Subject'))
  for (const lines of [7, 5]) {
    const ordered = new RegExp(`^Order PO-\\d{4}-\\d{4}: ${lines} lines of RFQ list `)
    expect(subjects.filter(subject => ordered.test(subject))).toHaveLength(1)
  }
  // The requests, the quotations, two orders, and five times a polite no.
  expect(written).toHaveLength(SELLERS + QUOTATION_MAILS + 2 + SELLERS)
})

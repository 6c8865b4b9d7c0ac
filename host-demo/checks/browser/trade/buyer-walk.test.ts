import { sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { ownMarket } from '../tools/own-market.ts'

// How much a buyer must do from a sheet of twelve lines to the orders.
const MOST_CLICKS = 18
const MOST_FIELDS = 4
const LIST_QUIET = 60_000
let now = Date.now()
const market = ownMarket({ clock: () => new Date(now), listQuiet: LIST_QUIET })

const lines = [
  ['Ball valve trunnion 8" RTJ', '600', 4, 'pcs', 'fire safe API 607'],
  ['Gate valve 6" flanged', '150', 6, 'pcs', ''],
  ['Seamless pipe 6" sch 40 A106 Gr. B', '', 120, 'm', ''],
  ['Weld neck flange 6"', '150', 12, 'pcs', ''],
  ['Spiral wound gasket 6"', '150', 24, 'pcs', ''],
  ['Stud bolt 3/4" x 140 B7', '', 96, 'set', ''],
  ['90 elbow 6" LR', '', 8, 'pcs', ''],
  ['Pressure gauge 0-16 bar', '', 10, 'pcs', ''],
  ['Centrifugal pump 50 m3/h', '', 1, 'set', ''],
  ['Wire rope 19 mm', '', 200, 'm', ''],
  ['Globe valve 2"', '800', 3, 'pcs', ''],
  ['Check valve 4"', '300', 2, 'pcs', ''],
] as const
const rows = [
  ['MR-2030-118 Turnaround Kerteh'],
  ['No', 'Description', 'Class', 'Qty', 'Unit', 'Remarks'],
  ...lines.map((line, at) => [at + 1, ...line]),
  ['', 'Delivery: DAP Kerteh Supply Base by 15 Jan 2031'],
]
const quoted = (cell: string | number): string => `"${String(cell).replaceAll('"', '""')}"`
const sheet = {
  name: 'mr118.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map(row => `${row.map(quoted).join(';')}\r\n`).join('')),
}

/** A buyer who counts. */
function counting() {
  const done = { clicks: 0, fields: 0 }
  return {
    done,
    async press(target: Locator): Promise<void> {
      done.clicks += 1
      await target.click()
    },
    async fill(field: Locator, text: string): Promise<void> {
      done.fields += 1
      await field.fill(text)
    },
  }
}

/** Every company that was asked answers each of its lines, by the link in its mail. */
async function answerAll(): Promise<void> {
  now += LIST_QUIET
  const asked = await market().rows<{ count: number }>(
    sql`select count(distinct company_id)::int as count from rfq`,
  )
  const mails = () =>
    market().rows<{ company: number; body: string }>(
      sql`select company_id as company, body from mail where body like '%/answer#%' order by company_id`,
    )
  await expect.poll(async () => (await mails()).length).toBe(asked[0]?.count)
  for (const [at, { body }] of (await mails()).entries()) {
    const secret = /\/answer#([\w-]+)/.exec(body)?.[1] ?? ''
    const call = async <Reply>(path: string, sent: object): Promise<Reply> => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` }
      const reply = await fetch(`${market().url}/api/answer/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(sent),
      })
      expect(reply.status).toBe(200)
      return (await reply.json()) as Reply
    }
    const opened = await call<{ lines: { id: number }[] }>('open', {})
    const offer = {
      action: 'quote',
      seen: 0,
      price: `${100 + at}`,
      currency: ['MYR', 'EUR', 'USD'][at % 3],
      priceBasis: 'unit',
      validUntil: '2030-12-31',
      delivery: '6 weeks',
    }
    await call('send', { lines: opened.lines.map(({ id }) => ({ id, ...offer })) })
  }
}

test('from a sheet of twelve lines to the orders, a buyer clicks 18 times and fills in 4 fields at most', async () => {
  const page = await market().visitor()
  const { done, press, fill } = counting()
  const button = (name: string | RegExp, on: Page = page): Locator =>
    on.getByRole('button', { name, exact: true })
  await page.goto('/rfqList')

  const chooser = page.waitForEvent('filechooser')
  await press(page.getByText('Import file', { exact: true }))
  await (await chooser).setFiles(sheet)
  await press(button(`Add to the list (${lines.length})`))

  await press(button('Choose up to 3 sellers for each line'))
  await press(button('Choose the nearest'))
  await page.getByText(`Chose sellers for ${lines.length} of ${lines.length} lines.`).waitFor()
  // One of the sellers is not asked after all.
  await press(page.getByRole('rowheader', { name: 'Pressure gauge' }).getByRole('button'))
  const line = page.getByRole('group', { name: 'Line 8', exact: true })
  await press(line.getByRole('checkbox', { checked: true }).first())

  await press(page.locator('trade-rfq-list').getByRole('button', { name: 'Sign In', exact: true }))
  const login = page.getByRole('dialog', { name: 'Member Login' })
  await fill(login.getByLabel('Username'), demoMembers.buyer)
  await fill(login.getByLabel('Password', { exact: true }), demoMembers.password)
  await press(login.getByRole('button', { name: 'Sign In' }))
  await press(page.getByRole('checkbox', { name: `Attach ${sheet.name}` }))
  await press(button('Send all'))
  await press(button('OK'))
  const sent = page.getByRole('alertdialog', { name: 'RFQ sucessfully send' })
  await sent.waitFor()
  await answerAll()

  const opened = page.waitForEvent('popup')
  await press(sent.getByRole('link', { name: 'See the quotations' }))
  const desk = await opened
  await fill(desk.getByLabel('1 EUR in MYR'), '4.95')
  await fill(desk.getByLabel('1 USD in MYR'), '4.42')
  await press(button('Save rates', desk))
  await desk.getByText('EUR 4.95').waitFor()
  await press(button('Lowest for each line', desk))
  await press(button('Award…', desk))
  await press(desk.getByRole('alertdialog').getByRole('button', { name: /^Order for MYR / }))
  await desk.getByText(/^Ordered\./).waitFor()
  const [ordered] = await market().rows<{ count: number }>(
    sql`select count(*)::int as count from quote_event where action = 'award'`,
  )
  expect(ordered?.count).toBe(lines.length)
  console.info(`From the sheet to the orders: ${done.clicks} clicks and ${done.fields} fields`)
  expect(done.clicks).toBeLessThanOrEqual(MOST_CLICKS)
  expect(done.fields).toBeLessThanOrEqual(MOST_FIELDS)
})

import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { readAsked } from '#shared/trade/asked.ts'
import { violationsOn } from '../tools/axe.ts'
import { askedIn, openDashboard } from '../tools/dashboard-page.ts'
import { callTo } from '../tools/forms.ts'
import { ownMarket } from '../tools/own-market.ts'
import { rowsIn } from '../tools/rfq-list.ts'
import { withoutProcurement } from '../tools/without-procurement.ts'
import { pdf, picture } from './given-files.ts'

// A list from a spreadsheet, on the built product with the real API.
const market = ownMarket()

const DROPPED = 'zzzzqqqq'
/** The wanted item, its quantity and unit, and the number of sellers. */
const LINES: readonly (readonly [wanted: string, quantity: number, unit: string, sellers: number])[] = [
  ['Trunnion ball valve 8" 600#', 1, 'pcs', 1],
  ['Seamless pipe 6" sch 40', 120, 'm', 1],
  ['Spiral wound gasket', 12, 'pcs', 3],
  ['Valve', 3, 'pcs', 1],
  ['Pump', 4, 'set', 1],
  ['Pressure gauge', 5, 'pcs', 1],
  ['PDC bit', 6, 'pcs', 1],
  [DROPPED, 7, 'pcs', 0],
  ['Gate valve', 8, 'pcs', 1],
  ['Check valve', 9, 'pcs', 1],
  ['Globe valve', 10, 'pcs', 1],
  ['Flange', 11, 'set', 1],
]
/** Too few words to be clear: the buyer chooses another match than the best. */
const AMBIGUOUS = ['Valve', 'Pump']
const ASKED = LINES.filter(([wanted]) => wanted !== DROPPED)
const REQUESTS = ASKED.reduce((sum, [, , , sellers]) => sum + sellers, 0)

/** Opens a line, and returns what can be changed of it. */
async function lineOf(page: Page, number: number): Promise<Locator> {
  await rowsIn(page)
    .nth(number - 1)
    .click()
  return page.getByRole('group', { name: `Line ${number}`, exact: true })
}

/** Chooses among the matches for a line that has no choice yet: one match of each seller. */
async function choose(page: Page, number: number, sellers: number, from = 0): Promise<void> {
  const matches = (await lineOf(page, number)).locator('.matches li')
  await matches.first().waitFor()
  const names = await matches.locator('.company').allInnerTexts()
  const places = names.flatMap((name, index) =>
    index >= from && names.indexOf(name, from) === index ? [index] : [],
  )
  expect(places.length).toBeGreaterThanOrEqual(sellers)
  expect(await matches.getByRole('checkbox', { checked: true }).count()).toBe(0)
  for (const place of places.slice(0, sellers)) await matches.nth(place).getByRole('checkbox').check()
}

async function fillIn(page: Page): Promise<void> {
  const [{ name: ownCompany } = { name: '' }] = await market().rows<{ name: string }>(
    sql`select name from company where id = 1`,
  )
  await page.getByRole('button', { name: 'Paste lines' }).click()
  const cells = LINES.map(([wanted, quantity, unit]) => `${wanted}\t${quantity}\t${unit}`)
  await page.getByLabel('Lines or cells').fill(['Item\tQty\tUOM', ...cells].join('\n'))
  await page.getByRole('button', { name: `Add to the list (${LINES.length})` }).click()
  for (const [index, [wanted, , , sellers]] of LINES.entries()) {
    if (index === 0) {
      await (await lineOf(page, 1)).getByRole('checkbox', { name: ownCompany }).first().check()
    } else if (sellers > 0) {
      await choose(page, index + 1, sellers, AMBIGUOUS.includes(wanted) ? 1 : 0)
    }
  }
  const dropped = LINES.findIndex(([wanted]) => wanted === DROPPED) + 1
  await page.getByRole('button', { name: 'Send all' }).click()
  await page.getByText(`Line ${dropped}: No seller chosen. Choose one, or remove the line.`).waitFor()
  await page.getByRole('button', { name: `Remove line ${dropped}`, exact: true }).click()
  await page.getByRole('button', { name: 'Edit the requirements of the list' }).click()
  await page.getByLabel('Delivery terms (Incoterms 2020)').selectOption('DAP')
  await page.getByLabel('Named place').fill('Kerteh: gate 3')
  await page.getByLabel('EN 10204 3.1').check()
  await page
    .getByLabel('Add files')
    .setInputFiles([
      pdf('datasheet.pdf'),
      await picture(page, 'nameplate.jpg', 400, 300),
      await picture(page, 'site.png', 300, 400),
    ])
  await page.getByText(/^3 files in one PDF of /).waitFor()
}

/** The demo's seller answers for one company after the other, and reads each request. */
async function eachSellerReadsIt(page: Page): Promise<void> {
  await page.goto('/FAQ')
  const office = await openDashboard(page)
  // The link is good for one sign-in: a page that is reloaded before that is finished is signed out.
  await office.getByRole('tab', { name: /^Received/ }).waitFor()
  const asked = await market().rows<{ company: number; rows: number }>(
    sql`select company_id as company, count(*)::int as rows from rfq group by company_id`,
  )
  for (const { company, rows } of asked) {
    await market().rows(
      sql`update member set company_id = ${company} where email = ${demoMembers.seller} returning id`,
    )
    await office.reload()
    const requests = office.getByRole('rowheader').getByRole('link')
    await expect.poll(() => requests.count()).toBe(rows)
    const panel = office.getByRole('region', { name: 'Chosen request' })
    for (const request of await requests.all()) {
      await request.click()
      await request.and(office.locator('[aria-current]')).waitFor()
      await panel.getByRole('button', { name: 'PDF: datasheet and 2 more.pdf' }).waitFor()
      expect(await askedIn(panel)).toEqual(
        expect.arrayContaining(['Incoterms 2020: DAP Kerteh: gate 3', 'Certificates: EN 10204 3.1']),
      )
    }
    const asking = office.waitForRequest(request => request.url().includes('/api/files/'))
    await panel.getByRole('button', { name: 'PDF: datasheet and 2 more.pdf' }).click()
    // Fetched again, because the browser gives the body of a file to the page alone.
    const { authorization = '' } = await (await asking).allHeaders()
    const file = await fetch((await asking).url(), { headers: { authorization } })
    const merged = await PDFDocument.load(await file.arrayBuffer())
    expect(merged.getPageCount()).toBe(3)
    await office.getByRole('link', { name: 'Back to the list' }).click()
  }
}

test('a pasted list reaches every seller once, with its files, although two of its calls fail', async () => {
  const page = await market().member()
  const uploads: string[] = []
  page.on('request', request => request.url().includes('/api/upload/') && uploads.push(request.url()))
  let creates = 0
  await page.route(callTo('/api/public/rfq/new2'), async route => {
    creates += 1
    if (creates === 3) return route.fulfill({ status: 500, body: '{}' })
    if (creates !== 7) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.goto('/rfqList')
  await fillIn(page)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Send all' }).click()
  await page.getByRole('heading', { name: `Requests: ${REQUESTS}.` }).waitFor()
  await page.getByRole('button', { name: 'OK' }).click()
  const success = page.getByRole('alertdialog', { name: 'RFQ sucessfully send' })
  const retry = page.getByRole('button', { name: /^Try again: / })
  await retry.waitFor()
  // The one that may have arrived is repeated automatically, under its key: before the reload or after it.
  const [few, most] = [REQUESTS - 2, REQUESTS - 1]
  await page.getByText(new RegExp(`^(${few}|${most}) of ${REQUESTS} requests sent`)).waitFor()
  expect(await success.count()).toBe(0)
  await page.reload()
  await page.getByText(`${most} of ${REQUESTS} requests sent`).waitFor()
  expect(await success.count()).toBe(0)
  await retry.click()
  await success.getByRole('button', { name: 'OK' }).click()
  await page.getByText(/^Sent to \d+ sellers\./).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { name: 'Nothing on the list yet' }).waitFor()
  // More than two if the reload interrupted another one.
  expect(creates).toBeGreaterThanOrEqual(REQUESTS + 2)
  expect(uploads).toHaveLength(1)
  for (const fault of ['status of 500', 'net::ERR_FAILED']) expect(market().expected(fault)).toBe(1)

  type Row = { quantity: number; message: string; file: string; sellers: number }
  const rows = await market().rows<Row>(
    sql`select quantity, message, file_name as file, count(*) over (partition by quantity, company_id)::int as sellers
        from rfq order by quantity, id`,
  )
  const expected = [...ASKED]
    .sort(([, one], [, other]) => one - other)
    .flatMap(([note, quantity, unit, sellers]) =>
      Array.from({ length: sellers }, () => ({
        first: `Quantity: ${quantity} ${unit}\n`,
        note,
        quantity,
        unit,
      })),
    )
  expect(
    rows.map(({ quantity, message: body }) => {
      const { note, requirements } = readAsked(body)
      return { first: body.slice(0, body.indexOf('\n') + 1), note, quantity, unit: requirements.unit }
    }),
  ).toEqual(expected)
  for (const { message, file, sellers } of rows) {
    expect(sellers).toBe(1)
    expect(file).toBe('datasheet and 2 more')
    expect(readAsked(message)).toMatchObject({
      requirements: { incoterm: 'DAP', place: 'Kerteh: gate 3', certificates: ['EN 10204 3.1'] },
      listed: { list: expect.stringMatching(/^RFQ list /), of: 11 },
    })
  }

  await eachSellerReadsIt(await market().member(demoMembers.seller))
})

/** Lets a member browse and type on a page. Returns a function for the files of procurement alone that the page has requested. */
async function loadedOn(path: string, isOn: boolean): Promise<() => string[]> {
  const page = await market().member()
  const files: string[] = []
  page.on('request', request => files.push(new URL(request.url()).pathname))
  if (!isOn) await withoutProcurement(page, path)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('valve')
  await page.waitForLoadState('networkidle')
  expect(files.some(file => file.endsWith('.js'))).toBe(true)
  return () => files.filter(file => /rfq-list|procurement-links|requirements|attach|suggest/.test(file))
}

test.each(['/product/1', '/rfqProduct/1'])(
  '%s without procurement loads no code of the RFQ list',
  async path => {
    expect((await loadedOn(path, false))()).toEqual([])
    await expect.poll(await loadedOn(path, true)).not.toEqual([])
  },
)

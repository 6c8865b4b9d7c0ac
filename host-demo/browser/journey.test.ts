import { sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { inFolder, onServer, ownMarket } from './own-market.ts'
import { pdf } from './pdf.ts'
import { signIn } from './sign-in.ts'

// The journey that must work: on the built product, with the real API, on each database that there is.
const { TEST_DATABASE_URL: server } = process.env
const stores = [
  { name: 'PGlite', open: inFolder },
  ...(server ? [{ name: 'PostgreSQL', open: () => onServer(server) }] : []),
]

const buyer = { email: 'journey@buyer.test', password: 'a long enough password', name: 'Nur Aina' }
const seller = 'Kemaman Valve Works Sdn Bhd'
const product = 'API 6D Trunnion Ball Valve 8" 600#'
const request = 'CIF Labuan before 15 January, with MTC 3.1.\nThird-party inspection at your works.'
const png = {
  name: 'valve.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
}

describe.each(stores)('a member’s journey on $name', ({ open }) => {
  let failures = 0
  const market = ownMarket(
    {
      faults: ({ url }) =>
        url.includes('/api/public/rfq/new2') && failures-- > 0
          ? Response.json({ message: 'The disk is full' }, { status: 500 })
          : undefined,
    },
    open,
  )
  let page: Page

  beforeAll(async () => {
    page = await market().visitor()
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  })

  const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
  const dialog = (name: string): Locator => page.getByRole('dialog', { name })
  const alert = (name: string): Locator => page.getByRole('alertdialog', { name })
  const problem = (): Locator => page.getByRole('form', { name: 'Request for quotation' }).getByRole('alert')
  const message = (): Locator => page.getByLabel('Message')

  async function send(): Promise<void> {
    await button('Send RFQ Now').click()
    await alert('Are you sure to submit your RFQ?').getByRole('button', { name: 'OK' }).click()
  }

  async function sendRefused(text: string): Promise<void> {
    await button('Send RFQ Now').click()
    await problem().filter({ hasText: text }).waitFor()
    expect(await problem().textContent()).toBe(text)
  }

  test('search tells how much there is of each kind, and how many records', async () => {
    await page.getByPlaceholder('Search Product or Service or Company...').fill('ball valve')
    await button('Search').click()
    await page.getByRole('heading', { level: 1, name: 'Results for “ball valve”' }).waitFor()
    const counts: Record<string, number> = await page.evaluate(async () =>
      (await fetch('/api/public/search/item/count?keyword=ball+valve')).json(),
    )
    const written = new Intl.NumberFormat('en')
    for (const [tab, count] of [
      ['Products', counts.TotalProduct],
      ['Services', counts.TotalService],
      ['Company', counts.TotalCompany],
    ] as const) {
      await page.getByRole('tab', { name: `${tab} (${written.format(count ?? -1)})`, exact: true }).waitFor()
    }
    expect(counts.TotalProduct).toBeGreaterThan(10)
    await page.getByText(`Total Records ${written.format(counts.TotalProduct ?? -1)}`).waitFor()
  })

  test('a product shows its pictures, and a visitor that quotations need a login', async () => {
    await page.getByRole('link', { name: product }).click()
    await page.getByRole('heading', { level: 1, name: product }).waitFor()
    const large = page.getByRole('img', { name: `${product}, picture` })
    const first = await large.getAttribute('src')
    await button('Show picture 2 of 5').hover()
    await expect.poll(() => large.getAttribute('src')).not.toBe(first)
    expect(await button('Request Quotation').isDisabled()).toBe(true)
    expect(await button('Inquiry').isDisabled()).toBe(true)
    const note = page.getByText('Please login before submitting RFQ or Inquiry')
    expect(await note.evaluate(element => getComputedStyle(element).color)).toBe('rgb(180, 35, 24)')
  })

  test('a visitor registers, and the login opens with the e-mail filled in', async () => {
    await button('Register').click()
    const form = dialog('Register as Our Member')
    await form.getByLabel('Email').fill(buyer.email)
    await form.getByLabel('Password', { exact: true }).fill(buyer.password)
    await form.getByLabel('Repeat Password').fill(buyer.password)
    await form.getByLabel('Name', { exact: true }).fill(buyer.name)
    await form.getByLabel('MobileNo').fill('+60 12 345 6789')
    await form.getByRole('button', { name: 'Register' }).click()
    await dialog('Member Login').waitFor()
    await expect.poll(() => dialog('Member Login').getByLabel('Username').inputValue()).toBe(buyer.email)
  })

  test('signing in shows name and Dashboard without a reload', async () => {
    await dialog('Member Login').getByLabel('Password').fill(buyer.password)
    await dialog('Member Login').getByRole('button', { name: 'Sign In' }).click()
    await page.getByText(`Welcome ${buyer.name}`).waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).waitFor()
    await dialog('Member Login').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('the request shows item and company', async () => {
    await page.getByRole('link', { name: 'Request Quotation' }).click()
    await page.waitForURL('**/rfqProduct/1')
    const trail = page.getByRole('navigation', { name: 'You are here' })
    await trail.getByText('RFQ - Product').waitFor()
    expect(await trail.getByRole('listitem').allTextContents()).toEqual(['Home', product, 'RFQ - Product'])
    await page.getByRole('heading', { name: 'RFQ Item' }).waitFor()
    await page.getByRole('img', { name: product }).waitFor()
    await page.getByText(seller).waitFor()
    await page.getByText('Kemaman, Terengganu').waitFor()
  })

  test('what is missing is said in the words of the specification; zero passes', async () => {
    const quantity = page.getByLabel('Quantity')
    await sendRefused('Quantity is empty')
    await quantity.fill('-1')
    await sendRefused('Quantity cannot be negative')
    await quantity.fill('4')
    await sendRefused('Message is empty')
    await quantity.fill('0')
    await sendRefused('Message is empty')
    await message().fill(request)
    await button('Send RFQ Now').click()
    await alert('Are you sure to submit your RFQ?').getByRole('button', { name: 'Cancel' }).click()
    await alert('Are you sure to submit your RFQ?').waitFor({ state: 'detached' })
    await quantity.fill('4')
  })

  test('a PDF can be chosen, taken back and chosen again; a renamed picture is refused', async () => {
    const file = page.getByLabel('Upload File (.pdf)')
    await file.setInputFiles(pdf)
    await page.getByText(pdf.name).waitFor()
    await page.getByTitle('Cancel Upload').click()
    await page.getByText(pdf.name).waitFor({ state: 'detached' })
    await file.setInputFiles(png)
    await problem().filter({ hasText: 'This file is not a PDF. Please choose a PDF file.' }).waitFor()
    expect(await page.getByText(png.name).count()).toBe(0)
    await file.setInputFiles(pdf)
    await page.getByText(pdf.name).waitFor()
  })

  test('sending asks, waits, tells, and leads back to the product', async () => {
    let waited = false
    const loader = page.getByText('Please wait a second!').waitFor()
    await page.route('**/api/public/rfq/new2*', async route => {
      // The answer is held until the loader has been seen.
      await loader
      waited = true
      await route.continue()
    })
    await send()
    const sent = alert('RFQ sucessfully send')
    await sent.getByText("To folow up, please check in 'Qoute Me' module in Dashboard").waitFor()
    await page.unroute('**/api/public/rfq/new2*')
    expect(waited).toBe(true)
    await sent.getByRole('button', { name: 'OK' }).click()
    await page.waitForURL('**/product/1')
    await page.getByRole('heading', { level: 1, name: product }).waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('the dashboard opens in a tab of its own and lists the request, and its PDF opens', async () => {
    const dashboard = await openDashboard(page)
    // The token that it was opened with has left the address.
    expect(dashboard.url()).toBe(`${market().url}/app/dashboard/menu`)
    await showsTheRequest(dashboard)
    await dashboard.close()
  })

  test('the seller sees it as received', async () => {
    const visitor = await market().visitor()
    await visitor.goto('/login')
    await signIn(visitor, demoMembers.seller)
    const dashboard = await openDashboard(visitor)
    await dashboard.getByRole('tab', { name: 'Received (1)' }).click()
    await dashboard.getByText(buyer.name).waitFor()
    await showsTheRequest(dashboard)
    await visitor.context().close()
  })

  test('after a restart everything is still there', async () => {
    await market().restart()
    await page.reload()
    await page.getByText(`Welcome ${buyer.name}`).waitFor()
    const dashboard = await openDashboard(page)
    await showsTheRequest(dashboard)
    await dashboard.close()
    await page.getByRole('link', { name: 'Request Quotation' }).click()
    await message().waitFor()
    expect(await message().inputValue()).toBe('')
  })

  test('a request that fails says so, loses nothing, and succeeds when it is tried again', async () => {
    failures = 1
    await page.getByLabel('Quantity').fill('12')
    await message().fill(request)
    await page.getByLabel('Upload File (.pdf)').setInputFiles(pdf)
    await page.getByText(pdf.name).waitFor()
    await send()
    await button('Try again').waitFor()
    expect(await problem().textContent()).toContain('Everything you entered is still here.')
    expect(await alert('RFQ sucessfully send').count()).toBe(0)
    expect(await page.getByLabel('Quantity').inputValue()).toBe('12')
    expect(await message().inputValue()).toBe(request)
    expect(await page.getByText(pdf.name).count()).toBe(1)
    expect(market().expected('500')).toBe(1)

    await button('Try again').click()
    await alert('RFQ sucessfully send').getByRole('button', { name: 'OK' }).click()
    await page.getByRole('heading', { level: 1, name: product }).waitFor()
  })

  test('each request is one row in the database', async () => {
    const rows = await market().rows<{ quantity: number; message: string; file_name: string }>(
      sql`select quantity, message, file_name from rfq order by id`,
    )
    expect(rows).toEqual([
      { quantity: 4, message: request, file_name: 'datasheet' },
      { quantity: 12, message: request, file_name: 'datasheet' },
    ])
  })
})

async function openDashboard(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const dashboard = await opening
  await dashboard.getByRole('heading', { level: 1, name: 'Quote Me' }).waitFor()
  return dashboard
}

async function showsTheRequest(dashboard: Page): Promise<void> {
  const card = dashboard.getByRole('listitem').filter({ hasText: `RFQ : ${product}` })
  await card.getByText(request).waitFor()
  const answering = dashboard.waitForResponse(response => response.url().includes('/api/files/'))
  const tab = dashboard.waitForEvent('popup')
  await card.getByRole('button', { name: 'PDF: datasheet.pdf' }).click()
  const answer = await answering
  expect(await answer.headerValue('content-type')).toBe('application/pdf')
  expect(await answer.headerValue('content-length')).toBe(String(pdf.buffer.length))
  await (await tab).waitForURL(/^blob:/)
  await (await tab).close()
}

import { sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { emptyDatabase } from '#host-demo/api/testing/engine.ts'
import { openDashboard, showsRequest } from '../tools/dashboard-page.ts'
import { callTo, FormOnPage, forms } from '../tools/forms.ts'
import { inFolder, ownMarket } from '../tools/own-market.ts'

// The main journey, on the built product with the real API, on each available database.
const stores = [
  { name: 'PGlite', open: inFolder },
  ...(process.env.TEST_DATABASE_URL ? [{ name: 'PostgreSQL', open: emptyDatabase }] : []),
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
  let rfq: FormOnPage
  let login: FormOnPage

  beforeAll(async () => {
    page = await market().visitor()
    rfq = new FormOnPage(page, 'product RFQ')
    login = new FormOnPage(page, 'login')
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  })

  const button = (name: string): Locator => page.getByRole('button', { name, exact: true })

  async function isRefused(text: string): Promise<void> {
    await rfq.button().click()
    await rfq.error.filter({ hasText: text }).waitFor()
    expect(await rfq.error.textContent()).toBe(text)
  }

  test('the search shows the counts of each kind and the number of records', async () => {
    await page.getByPlaceholder('Search Product or Service or Company...').fill(product)
    await button('Search').click()
    await page.getByRole('heading', { level: 1, name: `Results for “${product}”` }).waitFor()
    const counts: Record<string, number> = await page.evaluate(
      async query => (await fetch(`/api/public/search/item/count?${query}`)).json(),
      // With filters, as the storefront asks: words are read as facts.
      String(new URLSearchParams({ keyword: product, facets: '1' })),
    )
    const written = new Intl.NumberFormat('en')
    for (const [tab, count] of [
      ['Products', counts.TotalProduct],
      ['Services', counts.TotalService],
      ['Company', counts.TotalCompany],
    ] as const) {
      await page.getByRole('tab', { name: `${tab} (${written.format(count ?? -1)})`, exact: true }).waitFor()
    }
    expect(counts.TotalProduct).toBeGreaterThan(0)
    await page.getByText(`Total Records ${written.format(counts.TotalProduct ?? -1)}`).waitFor()
  })

  test('a product shows its pictures, and tells a visitor that quotations need a login', async () => {
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
    const form = new FormOnPage(page, 'register')
    await form.fillIn({
      Email: buyer.email,
      Password: buyer.password,
      'Repeat Password': buyer.password,
      Name: buyer.name,
      MobileNo: '+60 12 345 6789',
    })
    await form.send()
    await form.success.waitFor()
    await expect.poll(() => login.field('Username').inputValue()).toBe(buyer.email)
  })

  test('a sign-in shows name and Dashboard without a reload', async () => {
    await login.fillIn({ Password: buyer.password })
    await login.send()
    await page.getByText(`Welcome ${buyer.name}`).waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).waitFor()
    await login.within.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('the RFQ shows item and company', async () => {
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

  test('missing fields are named, and zero is accepted', async () => {
    await isRefused('Quantity is empty')
    await rfq.fillIn({ Quantity: '-1' })
    await isRefused('Quantity cannot be negative')
    await rfq.fillIn({ Quantity: '4' })
    await isRefused('Message is empty')
    await rfq.fillIn({ Quantity: '0' })
    await isRefused('Message is empty')
    await rfq.fillIn({ Message: request })
    await rfq.button().click()
    await rfq.question.getByRole('button', { name: 'Cancel' }).click()
    await rfq.question.waitFor({ state: 'detached' })
    await rfq.fillIn({ Quantity: '4' })
  })

  test('a PDF can be chosen, removed and chosen again; a renamed picture is refused', async () => {
    await rfq.chooseFile()
    await page.getByTitle('Cancel Upload').click()
    await rfq.file().waitFor({ state: 'detached' })
    await rfq.field('Upload File (.pdf)').setInputFiles(png)
    await rfq.error.filter({ hasText: 'This file is not a PDF. Please choose a PDF file.' }).waitFor()
    expect(await page.getByText(png.name).count()).toBe(0)
    await rfq.chooseFile()
  })

  test('sending asks, waits, confirms, and leads back to the product', async () => {
    let waited = false
    const loader = page.getByText('Please wait a second!').waitFor()
    await page.route(callTo(forms['product RFQ'].calls.create), async route => {
      // The answer is held back until the loader has been seen.
      await loader
      waited = true
      await route.continue()
    })
    await rfq.send()
    await rfq.success.getByText("To folow up, please check in 'Qoute Me' module in Dashboard").waitFor()
    await page.unroute(callTo(forms['product RFQ'].calls.create))
    expect(waited).toBe(true)
    await rfq.closeSuccess()
    await page.waitForURL('**/product/1')
    await page.getByRole('heading', { level: 1, name: product }).waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('the dashboard opens in its own tab and lists the request, and its PDF opens', async () => {
    const dashboard = await openDashboard(page)
    // The address no longer contains the token with which it was opened.
    expect(dashboard.url()).toBe(`${market().url}/app/dashboard/menu`)
    await showsRequest(dashboard, product, request)
    await dashboard.close()
  })

  test('the seller sees the request as received', async () => {
    const member = await market().member(demoMembers.seller)
    await member.goto('/FAQ')
    const dashboard = await openDashboard(member)
    await dashboard.getByRole('tab', { name: 'Received (1)' }).click()
    await dashboard.getByText(buyer.name).waitFor()
    await showsRequest(dashboard, product, request)
    await member.context().close()
  })

  test('everything survives a restart', async () => {
    await market().restart()
    await page.reload()
    await page.getByText(`Welcome ${buyer.name}`).waitFor()
    // The chat may have requested its menu while the server was away.
    market().expected('ERR_CONNECTION_REFUSED')
    const dashboard = await openDashboard(page)
    await showsRequest(dashboard, product, request)
    await dashboard.close()
    await page.getByRole('link', { name: 'Request Quotation' }).click()
    await rfq.field('Message').waitFor()
    expect(await rfq.field('Message').inputValue()).toBe('')
  })

  test('a failed request says so, loses nothing, and succeeds at the next try', async () => {
    failures = 1
    await rfq.fillIn({ Quantity: '12', Message: request })
    await rfq.chooseFile()
    await rfq.send()
    await rfq.button('Try again').waitFor()
    expect(await rfq.error.textContent()).toContain('Everything you entered is still here.')
    expect(await rfq.success.count()).toBe(0)
    expect(await rfq.field('Quantity').inputValue()).toBe('12')
    expect(await rfq.field('Message').inputValue()).toBe(request)
    expect(await rfq.file().count()).toBe(1)
    expect(market().expected('500')).toBe(1)

    await rfq.button('Try again').click()
    await rfq.closeSuccess()
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

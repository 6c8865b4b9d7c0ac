import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { FormOnPage, forms } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'
import { isTokenValid, names, signIn, signOut, tokenIn } from '../tools/sign-in.ts'

// Signing in or out in one tab takes effect in all of them, without polling; the delay is printed.
const market = sharedMarket()
afterEach(() => market().empty())

async function tab(beside: Page, address: string): Promise<Page> {
  const page = await beside.context().newPage()
  await page.goto(address)
  return page
}

const welcome = (page: Page) => page.getByText(`Welcome ${names.buyer}`)
const menu = (page: Page, name: string) =>
  page.locator('trade-menu').getByRole('button', { name, exact: true })
const rfqOn = (page: Page) => new FormOnPage(page, 'product RFQ')
const inquiryOn = (page: Page) => new FormOnPage(page, 'inquiry')
const PLEASE = 'Please login before submitting RFQ or Inquiry'

test('every widget of every tab of the storefront follows at once', async () => {
  const first = await market().visitor()
  await first.goto('/')
  const [product, rfq, company] = await Promise.all(
    ['/product/1', forms['product RFQ'].path, forms.inquiry.path].map(path => tab(first, path)),
  )
  if (!product || !rfq || !company) throw new Error('Three tabs were opened')
  const all = [first, product, rfq, company]
  const inquiry = inquiryOn(company)
  const both = [rfqOn(rfq), inquiry]
  const offers = [product, ...both.map(({ within }) => within)]

  const areOut = (): Promise<unknown> =>
    Promise.all([
      ...all.map(page => menu(page, 'Sign In').waitFor()),
      ...all.map(page => menu(page, 'Register').waitFor()),
      ...all.map(page => welcome(page).waitFor({ state: 'detached' })),
      ...all.map(page => page.getByRole('link', { name: 'Dashboard' }).waitFor({ state: 'detached' })),
      ...offers.map(where => where.getByText(PLEASE).waitFor()),
      ...both.map(form => expect.poll(() => form.button().isDisabled()).toBe(true)),
      product.getByRole('button', { name: 'Request Quotation' }).waitFor(),
    ])
  const areIn = (): Promise<unknown> =>
    Promise.all([
      ...all.map(page => menu(page, 'Sign out').waitFor()),
      ...all.map(page => welcome(page).waitFor()),
      ...all.map(page => page.getByRole('link', { name: 'Dashboard' }).waitFor()),
      ...offers.map(where => where.getByText(PLEASE).waitFor({ state: 'detached' })),
      ...both.map(form => expect.poll(() => form.button().isEnabled()).toBe(true)),
      product.getByRole('link', { name: 'Request Quotation' }).waitFor(),
      product.getByRole('link', { name: 'Inquiry' }).waitFor(),
    ])

  await Promise.all(offers.map(where => where.getByText(PLEASE).waitFor()))
  await areOut()
  await Promise.all(all.map(noteChanges))
  // A background tab is drawn once a second.
  await first.bringToFront()
  await menu(first, 'Sign In').click()
  await signIn(first)
  await areIn()
  expect(await inquiry.field('Name').inputValue()).toBe(names.buyer)
  const token = await tokenIn(rfq)

  await rfq.bringToFront()
  await signOut(rfq)
  await areOut()
  // A tab that had not yet been told may have requested its messages.
  market().expected('401')
  expect(await inquiry.field('Name').inputValue()).toBe('')
  await expect.poll(() => isTokenValid(token, market().url)).toBe(false)
  const changes = await Promise.all(all.map(changesIn))
  const [signedIn, signedOut] = [0, 1].map(turn => changes.map(each => each[turn] ?? Number.NaN))
  for (const times of [signedIn ?? [], signedOut ?? []]) {
    console.log(`The last tab heard of it ${Math.max(...times) - Math.min(...times)} ms after the first`)
    expect(times.some(Number.isNaN)).toBe(false)
  }
})

/** Records when a page learns that a member signed in or out. */
function noteChanges(page: Page): Promise<void> {
  return page.evaluate(() => {
    const changes: number[] = []
    Object.assign(window, { changes })
    document.addEventListener('trade-session-change', () => changes.push(Date.now()))
  })
}

function changesIn(page: Page): Promise<number[]> {
  return page.evaluate(() => Reflect.get(window, 'changes'))
}

test('a partner’s page with several of our widgets follows too', async () => {
  const address = `${market().partnerUrl}/valve-works.html`
  const first = await market().visitor()
  await first.goto(address)
  const second = await tab(first, address)
  const storefront = await tab(first, '/')
  for (const page of [first, second]) {
    await page.evaluate(() => {
      const tags = ['trade-header', 'trade-menu', 'trade-inquiry']
      document.body.prepend(...tags.map(tag => document.createElement(tag)))
      document.querySelector('trade-inquiry')?.setAttribute('company-id', '1')
    })
    await menu(page, 'Sign In').waitFor()
    await inquiryOn(page).within.waitFor()
    await rfqOn(page).show()
  }

  await first.bringToFront()
  await rfqOn(first).signIn()
  for (const page of [first, second]) {
    await Promise.all([
      welcome(page).waitFor(),
      menu(page, 'Sign out').waitFor(),
      page.getByRole('link', { name: 'Request Quotation' }).waitFor(),
      expect.poll(() => rfqOn(page).button().isEnabled()).toBe(true),
      expect.poll(() => inquiryOn(page).button().isEnabled()).toBe(true),
    ])
  }
  expect(await welcome(storefront).count()).toBe(0)

  await second.bringToFront()
  await signOut(second)
  for (const page of [first, second]) {
    await Promise.all([
      welcome(page).waitFor({ state: 'detached' }),
      menu(page, 'Register').waitFor(),
      page.getByRole('button', { name: 'Request Quotation' }).waitFor(),
      expect.poll(() => rfqOn(page).button().isDisabled()).toBe(true),
      expect.poll(() => inquiryOn(page).button().isDisabled()).toBe(true),
    ])
  }
})

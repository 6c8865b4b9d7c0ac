import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { FormOnPage } from './forms.ts'
import { sharedMarket } from './market.ts'
import { names, signIn } from './sign-in.ts'

// The pages of host-demo/partner, each a site as a partner would write it, visited on an origin of its own.
const market = sharedMarket()
afterEach(() => market().empty())

type Demo = {
  file: string
  /** The elements that show their first content to a visitor. */
  ready: readonly string[]
  /** What the visitor does before there is anything of ours. */
  first?: (page: Page) => Promise<void>
}

const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().click()

const demos: readonly Demo[] = [
  { file: 'valve-works.html', ready: ['trade-product', 'trade-rfq'] },
  { file: 'bootstrap.html', ready: ['trade-company'] },
  { file: 'chat.html', ready: [] },
  { file: 'sidebar.html', ready: ['trade-search'] },
  { file: 'one-sign-in.html', ready: ['trade-inquiry', 'trade-rfq'] },
  { file: 'dark.html', ready: ['trade-product'] },
  { file: 'strict-policy.html', ready: ['trade-company', 'trade-product', 'trade-rfq'] },
  { file: 'late.html', ready: ['trade-product'], first: press('Show details') },
  { file: 'dialog.html', ready: ['trade-rfq'], first: press('Ask for a price') },
  { file: 'shadow-root.html', ready: ['trade-product', 'trade-product'] },
  { file: 'reordered.html', ready: ['trade-inquiry', 'trade-rfq', 'trade-rfq', 'trade-rfq'] },
]

/** What a page has seen since it began. */
type Log = { ready: string[]; failed: string[]; violations: string[] }

async function open(file: string, page: Page): Promise<() => Promise<Log>> {
  const demo = demos.find(each => each.file === file)
  if (!demo) throw new Error(`There is no demo ${file}`)
  await page.addInitScript(() => {
    const log: Log = { ready: [], failed: [], violations: [] }
    Object.assign(window, { log })
    const note = (list: string[]) => (event: Event) => {
      const [element] = event.composedPath()
      if (element instanceof Element) list.push(element.localName)
    }
    document.addEventListener('trade-ready', note(log.ready))
    document.addEventListener('trade-error', note(log.failed))
    document.addEventListener('securitypolicyviolation', event => {
      log.violations.push(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  await page.goto(`${market().partnerUrl}/${file}`)
  await demo.first?.(page)
  return () => page.evaluate((): Log => Reflect.get(window, 'log'))
}

async function visit(file: string): Promise<Page> {
  const page = await market().visitor({ viewport: { width: 1280, height: 900 } })
  await open(file, page)
  return page
}

test('every page of the folder is visited here, and the index leads to it', async () => {
  const folder = fileURLToPath(new URL('../partner', import.meta.url))
  const files = (await readdir(folder)).filter(name => /\.html$/.test(name) && name !== 'index.html').sort()
  expect(demos.map(({ file }) => file).sort()).toEqual(files)
  const page = await market().visitor()
  for (const index of [`${market().url}/partner/`, `${market().partnerUrl}/`]) {
    await page.goto(index)
    const links = await page
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll(found => found.map(String))
    expect(links.sort()).toEqual(files.map(file => `${market().partnerUrl}/${file}`))
    expect(await violationsOn(page)).toEqual([])
  }
})

test.each(demos)('$file shows all its elements, at 360 and at 1280 px', async ({ file, ready }) => {
  const page = await market().visitor({ viewport: { width: 360, height: 900 } })
  const log = await open(file, page)
  // What is far below sleeps until the reader has gone to the end.
  const scrollToEnd = () => window.scrollTo(0, document.body.scrollHeight)
  await expect
    .poll(() => page.evaluate(scrollToEnd).then(async () => (await log()).ready.toSorted()))
    .toEqual(ready)
  await page.getByRole('link', { name: 'All partner pages' }).waitFor({ state: 'attached' })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
  expect(await log()).toMatchObject({ failed: [], violations: [] })
})

test('Bootstrap 3 styles its own headings and none of ours', async () => {
  const page = await visit('bootstrap.html')
  const ours = page.locator('trade-company').getByRole('heading', { level: 1 })
  await ours.waitFor()
  const size = (element: Element): string => getComputedStyle(element).fontSize
  expect(await page.locator('html').evaluate(size)).toBe('10px')
  expect(await page.locator('.jumbotron h1').evaluate(size)).toBe('63px')
  expect(await ours.evaluate(size)).toBe('28px')
})

test('the brochure’s own button signs in, and its words give way to the chat', async () => {
  const page = await visit('chat.html')
  const invitation = page.getByText('Members of the marketplace can chat with us here.')
  await invitation.waitFor()
  await press('Sign in and chat')(page)
  await signIn(page)
  await page.locator('trade-chat').getByRole('textbox').waitFor()
  expect(await invitation.isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Sign in and chat' }).isVisible()).toBe(false)
})

test('the search keeps within its 280 px and turns its pages there', async () => {
  const page = await visit('sidebar.html')
  const search = page.locator('trade-search')
  await search.getByText('Page 1 of').waitFor()
  const overflow = await search.evaluate(element => element.scrollWidth - element.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await search.getByRole('button', { name: 'Page 2', exact: true }).click()
  await search.getByText('Page 2 of').waitFor()
  expect(page.url()).toBe(`${market().partnerUrl}/sidebar.html`)
})

test('one sign-in is known to all three widgets', async () => {
  const page = await visit('one-sign-in.html')
  const rfq = new FormOnPage(page, 'product RFQ')
  await rfq.signIn()
  await expect.poll(() => rfq.field('Message').isEnabled()).toBe(true)
  const inquiry = page.locator('trade-inquiry')
  await expect.poll(() => inquiry.getByLabel('Name').inputValue()).toBe(names.buyer)
  await page.locator('trade-chat').getByRole('textbox').waitFor()
})

test('the page’s tokens colour the dark theme', async () => {
  const page = await visit('dark.html')
  const heading = page.locator('trade-product').getByRole('heading', { level: 1 })
  await heading.waitFor()
  expect(await heading.evaluate(element => getComputedStyle(element).color)).toBe('rgb(243, 239, 252)')
  const ask = page.getByRole('button', { name: 'Request Quotation' })
  expect(await ask.evaluate(element => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 200, 87)')
})

test('under the strict policy a member signs in and sends, and nothing is reported', async () => {
  const page = await market().visitor()
  const { headers } = await fetch(`${market().partnerUrl}/strict-policy.html`)
  const policy = headers.get('content-security-policy')
  expect(policy).toContain(`default-src 'none'; style-src 'sha256-`)
  expect(policy).toContain(
    `script-src ${market().url}; connect-src ${market().url}; img-src ${market().url};`,
  )
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types trade-widgets-lit dompurify")
  const log = await open('strict-policy.html', page)
  const rfq = new FormOnPage(page, 'product RFQ')
  // Far below, it sleeps until the reader comes; what is painted above meanwhile pushes it away again.
  await expect
    .poll(async () => {
      await page.locator('trade-rfq').scrollIntoViewIfNeeded()
      return rfq.button('Sign In').isVisible()
    })
    .toBe(true)
  await rfq.signIn()
  await rfq.fillIn()
  await rfq.send()
  await rfq.closeSuccess()
  // The seller's own HTML is what needs Trusted Types.
  await page.locator('trade-product').getByText('Delivered with').waitFor()
  await page.locator('trade-company').getByRole('tab', { name: 'Our Products' }).click()
  await page.locator('trade-company').getByText('Total Records').waitFor()
  expect((await log()).violations).toEqual([])
})

test('before the button there is nothing of ours; after it the link gives way to the product', async () => {
  const page = await market().visitor()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(`${market().partnerUrl}/late.html`)
  const link = page.getByRole('link', { name: 'The pump on the marketplace' })
  expect(await link.getAttribute('href')).toBe(`${market().url}/product/2`)
  expect(asked.filter(url => url.startsWith(market().url))).toEqual([])
  await press('Show details')(page)
  await page.getByRole('heading', { level: 1, name: 'Triplex Mud Pump F-1300' }).waitFor()
  await link.waitFor({ state: 'hidden' })
})

test('in the page’s modal dialog, sign-in and questions stand above it, and what was typed stays', async () => {
  const page = await visit('dialog.html')
  const rfq = new FormOnPage(page, 'product RFQ')
  await rfq.signIn()
  await rfq.fillIn({ Quantity: '2', Message: 'With spare seats' })
  await rfq.button().click()
  await rfq.question.getByRole('button', { name: 'Cancel' }).click()
  await press('Close')(page)
  await rfq.within.waitFor({ state: 'hidden' })
  await press('Ask for a price')(page)
  expect(await rfq.field('Message').inputValue()).toBe('With spare seats')
})

test('within another component’s shadow root its styles stay outside', async () => {
  const page = await visit('shadow-root.html')
  const inside = page.locator('stand-card').getByRole('heading', { level: 1 })
  const outside = page.locator('body > trade-product').getByRole('heading', { level: 1 })
  await outside.waitFor()
  // What is shown above it pushes it away again.
  await expect
    .poll(async () => {
      await page.locator('stand-card').scrollIntoViewIfNeeded()
      return inside.isVisible()
    })
    .toBe(true)
  const spacing = (element: Element): string => getComputedStyle(element).letterSpacing
  expect(await inside.evaluate(spacing)).toBe(await outside.evaluate(spacing))
  expect(await inside.evaluate(element => getComputedStyle(element).fontSize)).toBe('28px')
})

test('a list that is sorted and a section that is moved keep what was typed', async () => {
  const page = await visit('reordered.html')
  const pump = page.locator('#list > li').filter({ hasText: 'Mud pump' })
  await pump.getByRole('button', { name: 'Sign In' }).click()
  await signIn(page)
  await pump.getByLabel('Message').fill('With spare liners')
  const order = (): Promise<string[]> => page.locator('#list .line h2').allTextContents()
  expect(await order()).toEqual(['Ball valve', 'Mud pump', 'Seamless pipe'])
  const note = page.locator('trade-inquiry').getByLabel('Message')
  await note.fill('Berth 3, after the tide')
  await press('By date')(page)
  await expect.poll(order).toEqual(['Mud pump', 'Seamless pipe', 'Ball valve'])
  await press('Above the list')(page)
  await page.locator('#note + #list').waitFor()
  expect(await pump.getByLabel('Message').inputValue()).toBe('With spare liners')
  expect(await note.inputValue()).toBe('Berth 3, after the tide')
  expect(await note.isEnabled()).toBe(true)
})

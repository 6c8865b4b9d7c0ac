import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { focusedName } from '../tools/focused-name.ts'
import { sharedMarket } from '../tools/market.ts'
import { signIn } from '../tools/sign-in.ts'

// The routes of the built storefront: addresses, titles, history, focus, and the login that guards some of them.
const market = sharedMarket()
afterEach(() => market().empty())

const HOME = 'Trade Enabler: the ultimate trade enabler for your business'
const TAGLINE = 'The ultimate trade enabler for your business'

async function visit(path: string): Promise<Page> {
  const page = await market().visitor()
  await page.goto(path)
  return page
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const pathOf = (page: Page): string => page.url().slice(market().url.length)

/** Opens the first product that exists, so that no test needs to know the catalogue. */
async function openFirstProduct(page: Page): Promise<string> {
  const link = page.getByRole('list', { name: 'Results' }).getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await heading(page, name).waitFor()
  return name
}

test.each([
  ['/', TAGLINE, HOME],
  ['/search?keyword=ball+valve', 'Results for “ball valve”', 'Results for “ball valve” | Trade Enabler'],
  ['/search', 'All products, services and companies', 'All products, services and companies | Trade Enabler'],
  ['/aboutUs', 'About Us', 'About Us | Trade Enabler'],
  ['/FAQ', 'FAQ', 'FAQ | Trade Enabler'],
])('%s can be opened and reloaded', async (path, text, title) => {
  const page = await visit(path)
  for (const load of [1, 2]) {
    if (load === 2) await page.reload()
    await heading(page, text).waitFor()
    await expect.poll(() => page.title()).toBe(title)
    expect(pathOf(page)).toBe(path)
    expect(await focusedName(page)).toBe('nothing')
  }
})

test.each([
  ['/product/1', /^API 6D .+ \| Trade Enabler$/],
  ['/service/1', /^(?!Service \|).+ \| Trade Enabler$/],
  ['/rfqProduct/1', /^RFQ - Product: API 6D .+ \| Trade Enabler$/],
  ['/rfqService/1', /^RFQ - Service: .+ \| Trade Enabler$/],
])('%s has the title of its item, also after a reload', async (path, title) => {
  const page = await visit(path)
  await expect.poll(() => page.title()).toMatch(title)
  await page.reload()
  await expect.poll(() => page.title()).toMatch(title)
})

test.each(['/nowhere', '/product/%E0%A4%A'])('%s shows home in place, with noindex', async path => {
  const page = await visit(path)
  await heading(page, TAGLINE).waitFor()
  // The server reports it too.
  expect(market().expected('404')).toBe(1)
  expect(pathOf(page)).toBe(path)
  expect(await page.title()).toBe(HOME)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${market().url}/`)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await page.locator('trade-header').getByRole('link', { name: 'About Us' }).click()
  await page.waitForURL('**/aboutUs')
  await expect.poll(() => page.title()).toMatch(/^About/)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('index')
})

test('following a link loads no page, sets the title, moves the focus and announces the page', async () => {
  const page = await visit('/search?keyword=ball+valve')
  await heading(page, 'Results for “ball valve”').waitFor()
  // Until the storefront's script runs, a link opens a page as usual.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const name = await openFirstProduct(page)
  await expect.poll(() => page.title()).toBe(`${name} | Trade Enabler`)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(pathOf(page)).toMatch(/^\/product\/\d+$/)
  await expect.poll(() => focusedName(page)).toBe(name)
  expect(await page.locator('#status').textContent()).toBe(`${name} | Trade Enabler`)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('Back and Forward show the earlier content at its scroll position', async () => {
  const page = await visit('/search?keyword=valve')
  const last = page.getByRole('list', { name: 'Results' }).getByRole('link').last()
  // First content may be redrawn while the page scrolls to it.
  const scrolled = () => page.evaluate(() => scrollY)
  await expect.poll(() => last.scrollIntoViewIfNeeded().then(scrolled)).toBeGreaterThan(300)
  const depth = await scrolled()
  await last.click()
  await page.waitForURL(/\/(product|company)\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const there = pathOf(page)
  await page.goBack()
  await heading(page, 'Results for “valve”').waitFor()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(depth))
  await page.goForward()
  await page.waitForURL(`**${there}`)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(depth))
  await page.reload()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(depth))
})

/** Opens the home page for the first time, goes to a product far down on it, and comes back. */
async function backOnHome() {
  const page = await visit('/')
  const link = page.locator('trade-recommended').first().getByRole('link').last()
  const place = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN)
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.waitForLoadState('networkidle')
  const left = await place()
  await link.click()
  await page.waitForURL('**/product/*')
  await page.locator('trade-product').getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  return { page, link, place, left }
}

test('Back to the home page keeps its place while the content above it arrives', async () => {
  const { page, place, left } = await backOnHome()
  await page.locator('trade-hero').getByRole('button').first().waitFor()
  await page.waitForLoadState('networkidle')
  await expect.poll(place).toBe(left)
  await page.locator('trade-hero').evaluate(hero => Object.assign(hero.style, { display: 'none' }))
  await expect.poll(place).toBeLessThan(left)
  await page.locator('trade-hero').evaluate(hero => Object.assign(hero.style, { display: '' }))
  await expect.poll(place).toBe(left)
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(place).toBe(left)
})

test.each([
  ['with the wheel', (page: Page) => page.mouse.wheel(0, -200)],
  ['without any key or pointer', (page: Page) => page.evaluate(() => scrollBy(0, -200))],
] as const)('a reader who scrolls %s after Back is not pulled back', async (_, scroll) => {
  const { page, link, place, left } = await backOnHome()
  await link.waitFor()
  await expect.poll(place).toBe(left)
  await scroll(page)
  await expect.poll(place).toBe(left + 200)
  // The page hears of the scrolling in the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  // Content comes above.
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.append(Object.assign(document.createElement('p'), { textContent: 'Later' }))
  })
  await page.waitForLoadState('networkidle')
  expect(await place()).toBe(left + 200)
})

test('a press just after Back acts', async () => {
  const page = await visit('/search?keyword=valve')
  await openFirstProduct(page)
  const button = page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true })
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
  await page.evaluate(() => history.back())
  await page.waitForURL('**/search?keyword=valve')
  await page.mouse.click(x + 5, y + 5)
  await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
})

test('page and tab of the search are in the address, and Back restores them', async () => {
  const page = await visit('/search?keyword=valve')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await page.waitForURL('**/search?keyword=valve&page=2')
  await page.getByRole('tab', { name: /^Services/ }).click()
  await page.waitForURL('**/search?keyword=valve&tab=services')
  await page.goBack()
  await page.waitForURL('**/search?keyword=valve&page=2')
  await page.locator('[aria-current=page]', { hasText: '2' }).waitFor()
  await page.goBack()
  await page.waitForURL('**/search?keyword=valve')
  await page.locator('[aria-current=page]', { hasText: '1' }).waitFor()
  expect(await page.getByRole('tab', { selected: true }).textContent()).toMatch(/^Products/)
})

test('keywords of any kind survive in the address and the box', async () => {
  const page = await visit('/')
  for (const keyword of ['1/2" 100% ..', '..', '%41', ' ball  valve ']) {
    const box = page.getByLabel('Search the marketplace')
    await box.fill(keyword)
    await box.press('Enter')
    await heading(page, `Results for “${keyword.trim()}”`).waitFor()
    expect(new URL(page.url()).searchParams.get('keyword')).toBe(keyword)
    await page.reload()
    await heading(page, `Results for “${keyword.trim()}”`).waitFor()
    await expect.poll(() => box.inputValue()).toBe(keyword)
  }
})

test('a subject with percent signs and an empty subject reach the company page', async () => {
  for (const path of ['/company/5/contactUs/4/subject/100% steel', '/company/5/contactUs/4/subject/']) {
    const page = await visit(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('index')
  }
})

test('the guarded route sends a visitor to the login, and then to the requested page', async () => {
  const page = await visit('/search')
  await heading(page, 'All products, services and companies').waitFor()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/rfq/product/1',
      textContent: 'Straight to it',
    })
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: 'Straight to it' }).click()
  await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
  expect(pathOf(page)).toBe('/login?next=%2Frfq%2Fproduct%2F1')
  await signIn(page)
  await page.waitForURL('**/rfq/product/1')
  await page.getByRole('button', { name: 'Send RFQ Now' }).waitFor()
  await page.goBack()
  await heading(page, 'All products, services and companies').waitFor()
  await page.goto('/rfq/product/1')
  await page.getByRole('button', { name: 'Send RFQ Now' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('Please login before submitting RFQ or Inquiry').waitFor()
  expect(pathOf(page)).toBe('/rfq/product/1')
})

test('after signing in, an address elsewhere leads home', async () => {
  const page = await visit(`/login?next=${encodeURIComponent('//elsewhere.test')}`)
  await heading(page, TAGLINE).waitFor({ state: 'attached' })
  await signIn(page)
  await page.waitForURL(`${market().url}/`)
})

test('Back closes the login that the address opened', async () => {
  const page = await visit('/aboutUs')
  await heading(page, 'About Us').waitFor()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/login', textContent: 'Log in' })
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Member Login' })
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await heading(page, 'About Us').waitFor()
})

test('addresses of the server are requested from the server', async () => {
  const page = await visit('/')
  expect((await page.goto('/api/nowhere'))?.headers()['content-type']).not.toContain('html')
  expect((await page.goto('/app/nowhere'))?.status()).toBe(404)
  expect(market().expected('404')).toBe(2)
})

test('the skip link leads to the content without a new address', async () => {
  const page = await visit('/aboutUs')
  await heading(page, 'About Us').waitFor()
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(pathOf(page)).toBe('/aboutUs')
})

test('a part of the storefront whose file cannot load says so, with a way to try again', async () => {
  const page = await market().visitor()
  let isThere = false
  await page.route('**/embed*.js', route => (isThere ? route.continue() : route.abort()))
  await page.goto('/embed')
  await page.getByRole('heading', { name: 'This could not be shown' }).waitFor()
  isThere = true
  market().expected('net::ERR_FAILED')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Embed a widget' }).waitFor()
})

import { afterEach, expect, test } from 'vitest'
import { violationsOn } from '../tools/axe.ts'
import { sharedMarket } from '../tools/market.ts'
import { demos, demoVisit, openDemo } from '../tools/partner-demos.ts'

// The look of the elements amid the styles of partner pages.
const market = sharedMarket()
afterEach(() => market().empty())

const visit = demoVisit(market)

test('Bootstrap 3 styles only the page’s own headings', async () => {
  const page = await visit('bootstrap.html')
  const ours = page.locator('trade-company').getByRole('heading', { level: 1 })
  await ours.waitFor()
  const size = (element: Element): string => getComputedStyle(element).fontSize
  expect(await page.locator('html').evaluate(size)).toBe('10px')
  expect(await page.locator('.jumbotron h1').evaluate(size)).toBe('63px')
  expect(await ours.evaluate(size)).toBe('28px')
})

test('the search fits into its 280 px, pages included', async () => {
  const page = await visit('sidebar.html')
  const search = page.locator('trade-search')
  await search.getByText('Page 1 of').waitFor()
  const overflow = await search.evaluate(element => element.scrollWidth - element.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await search.getByRole('button', { name: 'Page 2', exact: true }).click()
  await search.getByText('Page 2 of').waitFor()
  expect(page.url()).toBe(`${market().partnerUrl}/sidebar.html`)
})

test('the page’s tokens colour the dark theme', async () => {
  const page = await visit('dark.html')
  const heading = page.locator('trade-product').getByRole('heading', { level: 1 })
  await heading.waitFor()
  expect(await heading.evaluate(element => getComputedStyle(element).color)).toBe('rgb(243, 239, 252)')
  const ask = page.getByRole('button', { name: 'Request Quotation' })
  expect(await ask.evaluate(element => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 200, 87)')
})

test('the styles of another component’s shadow root do not reach the element inside', async () => {
  const page = await visit('shadow-root.html')
  const inside = page.locator('stand-card').getByRole('heading', { level: 1 })
  const outside = page.locator('body > trade-product').getByRole('heading', { level: 1 })
  await outside.waitFor()
  await inside.waitFor()
  const spacing = (element: Element): string => getComputedStyle(element).letterSpacing
  expect(await inside.evaluate(spacing)).toBe(await outside.evaluate(spacing))
  expect(await inside.evaluate(element => getComputedStyle(element).fontSize)).toBe('28px')
})

test.each(['search-box.html', 'rfq-list.html'])(
  '%s stays light for a reader who prefers dark, and axe finds no fault',
  async file => {
    const page = await market().visitor({ colorScheme: 'dark', viewport: { width: 1280, height: 2400 } })
    const log = await openDemo(market().partnerUrl, file, page)
    const { ready } = demos.find(demo => demo.file === file) ?? expect.fail('There is no such demo')
    await expect.poll(async () => (await log()).ready.toSorted()).toEqual(ready)
    await page.waitForLoadState('networkidle')
    expect(await violationsOn(page)).toEqual([])
  },
)

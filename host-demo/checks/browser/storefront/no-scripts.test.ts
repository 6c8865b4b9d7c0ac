import { afterEach, expect, test } from 'vitest'
import { sharedMarket } from '../tools/market.ts'
import { publicRoutes } from '../tools/public-routes.ts'
import { realPath, SHARE, settled, shareOf, visibleWords } from '../tools/without-scripts.ts'

// The server-rendered content where none of our scripts run, as search engines, agents and readers without scripts see
// it.
const market = sharedMarket()
afterEach(() => market().empty())

const routes = publicRoutes({ product: 1, service: 1 }).map(({ path }) => path)

/** Runs in a page: returns the information that its head gives to search engines and link previews. */
function headOf(): Record<string, string> {
  const entries = [...document.head.querySelectorAll('meta[name], meta[property]')].map(
    each =>
      [each.getAttribute('property') ?? each.getAttribute('name'), each.getAttribute('content')] as const,
  )
  const data = [...document.head.querySelectorAll('script[type="application/ld+json"]')]
  const canonicals = [...document.head.querySelectorAll('link[rel="canonical"]')]
  return Object.fromEntries([
    ...entries.map(([name, content]) => [`${name}`, `${content}`]),
    ['count', String(entries.length)],
    ['title', document.title],
    ['canonical', canonicals.map(each => each.getAttribute('href')).join(' ')],
    ['data', data.map(each => each.textContent).join('\n')],
  ])
}

test.each(routes)('%s has the text of the live page and its links without scripts', async path => {
  const real = await realPath(market().url, routes.indexOf(path))
  const live = await market().visitor()
  await live.goto(real)
  await settled(live)
  const still = await market().visitor({ javaScriptEnabled: false })
  await still.goto(real)
  expect(await still.evaluate(headOf), 'head').toEqual(await live.evaluate(headOf))
  const { share, missing } = shareOf(await live.evaluate(visibleWords), await still.evaluate(visibleWords))
  expect(share, `missing: ${missing.join(' ')}`).toBeGreaterThanOrEqual(SHARE)
  const links = await still.locator('main a').evaluateAll(all => all.map(each => each.getAttribute('href')))
  expect(links.filter(href => !href || href === '#')).toEqual([])
})

test('without scripts links lead from home through a category to a product and its seller', async () => {
  const page = await market().visitor({ javaScriptEnabled: false })
  await page.goto('/categories')
  await page.locator('main').getByRole('link', { name: 'Valves', exact: true }).first().click()
  await page.waitForURL('**/category/*/products')
  const rows = page.locator('main').getByRole('heading').getByRole('link', { name: /Valve/ })
  await rows.first().click()
  await page.waitForURL('**/product/*')
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  expect(await page.title()).toContain(name ?? '-')
  await page.locator('main').locator('a[href*="/company/"]').first().click()
  await page.waitForURL('**/company/*')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a navigation writes the same head as the server', async () => {
  const page = await market().visitor()
  const other = await market().visitor({ javaScriptEnabled: false })
  await page.goto('/FAQ')
  await settled(page)
  for (const path of [
    '/product/1',
    '/search?keyword=ball+valve',
    '/company/1',
    '/product/999999',
    '/FAQ',
    '/',
  ]) {
    await page.evaluate(href => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'There' })
      document.body.prepend(link)
      link.click()
      link.remove()
    }, path)
    await page.waitForURL(new URL(path, market().url).href)
    await other.goto(path)
    const served = await other.evaluate(headOf)
    await expect.poll(() => page.evaluate(headOf), { message: path }).toEqual(served)
  }
  // The status of the page and of its read report the missing record.
  market().expected('404')
})

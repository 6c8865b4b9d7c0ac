import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { cutNames } from '#shared/testing/cut-names.ts'
import { violationsOn } from '../tools/axe.ts'
import { sharedMarket } from '../tools/market.ts'
import { publicRoutes } from '../tools/public-routes.ts'

// Every public screen, as a visitor sees it on the built storefront.
const market = sharedMarket()
afterEach(() => market().empty())

const paths = publicRoutes({ product: 1, service: 1 }).map(({ path }) => path)

async function routeAt(index: number): Promise<{ path: string; texts: readonly string[] }> {
  const answer = await fetch(`${market().url}/api/public/category/all`)
  const categories = (await answer.json()) as { CategoryId: number; CategoryType: string }[]
  const first = (type: string): number => categories.find(each => each.CategoryType === type)?.CategoryId ?? 0
  const route = publicRoutes({ product: first('Product'), service: first('Service') })[index]
  if (!route) throw new Error(`There is no route ${index}`)
  return route
}

/**
 * Waits for a text anywhere on the page. Elements far below the view sleep until they come near or the page is printed.
 */
async function shown(page: Page, text: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      return text.count()
    })
    .toBeGreaterThan(0)
}

/** Waits until the elements of an opened route have shown their first content. */
async function settled(page: Page, texts: readonly string[] = []): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  for (const text of texts) await shown(page, page.getByText(text))
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'Loading' }).count()).toBe(0)
}

test.each(paths)('%s shows its content when opened, reloaded, and reached with Back', async path => {
  const { texts, path: real } = await routeAt(paths.indexOf(path))
  for (const width of [320, 1280]) {
    const page = await market().visitor({ viewport: { width, height: 900 } })
    await page.goto(real)
    for (const load of [1, 2]) {
      if (load === 2) await page.reload()
      await settled(page, texts)
      expect(await page.locator('main .missing').count(), 'a part that did not come').toBe(0)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0)
      expect(await page.evaluate(cutNames), 'names that are cut').toEqual([])
    }
    if (real === '/') continue
    // Goes to home by a link of the page, and back again.
    await page.getByRole('link', { name: 'Trade Enabler, home' }).click()
    await page.waitForURL('**/')
    await page.getByRole('heading', { name: 'Recommended Products' }).waitFor()
    await page.goBack()
    expect(page.url()).toBe(new URL(real, market().url).href)
    await settled(page, texts)
  }
})

test.each(paths)('%s shows the same content when a link of the page leads there', async path => {
  const { texts, path: real } = await routeAt(paths.indexOf(path))
  const page = await market().visitor()
  const start = real === '/FAQ' ? 'Help' : 'FAQ'
  await page.goto(`/${start}`)
  await settled(page)
  await page.evaluate(href => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'There' })
    document.body.prepend(link)
    Object.assign(window, { sameDocument: true })
  }, real)
  await page.getByRole('link', { name: 'There', exact: true }).click()
  await page.waitForURL(new URL(real, market().url).href)
  await page.locator(`main > trade-page[name="${start}"]`).waitFor({ state: 'detached' })
  await settled(page, texts)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('header, menu and footer show their content', async () => {
  const page = await market().visitor()
  await page.goto('/')
  for (const name of ['About Us', 'Contact Us', 'Help/FAQ']) {
    await page.locator('trade-header').getByRole('link', { name }).waitFor()
  }
  await page.getByPlaceholder('Search Product or Service or Company...').waitFor()
  await page.getByRole('button', { name: 'Shop by Category' }).click()
  for (const name of ['View All Products', 'View All Services']) {
    await page.locator('trade-menu').getByRole('link', { name }).waitFor()
  }
  for (const text of ['Subscribe', 'Copyright © 2019']) {
    await shown(page, page.locator('trade-footer').getByText(text).filter({ visible: true }))
  }
})

test.each([
  ['Sign In', 'Member Login', ['Username', 'Password']],
  [
    'Register',
    'Register as Our Member',
    ['Email', 'Password', 'Repeat Password', 'Name', 'MobileNo', 'Category'],
  ],
])('%s opens %s with its fields', async (button, title, fields) => {
  const page = await market().visitor()
  await page.goto('/')
  await page.locator('trade-menu').getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  for (const field of fields) await dialog.getByLabel(field, { exact: true }).waitFor()
})

test('the login leads to Password Recovery', async () => {
  const page = await market().visitor()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Password Recovery' })
  await dialog.getByRole('button', { name: 'Recover Password' }).waitFor()
})

test('a visitor with another browser is shown the notice once', async () => {
  const page = await market().visitor({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0',
  })
  await page.goto('/')
  await page.getByText('For the best view & experince, please use Google Chrome as your browser').waitFor()
  await page.getByText('Alert', { exact: true }).waitFor()
  await page.locator('trade-browser-notice').getByRole('button').click()
  const notice = page.getByText('For the best view & experince')
  // A click before react-dom arrives is answered once it has.
  await notice.waitFor({ state: 'detached' })
  await page.reload()
  await settled(page)
  expect(await notice.count()).toBe(0)
})

test.each([
  ['/product/1', ['Product', 'BreadcrumbList']],
  ['/service/1', ['Service', 'BreadcrumbList']],
  ['/company/1', ['Organization', 'BreadcrumbList']],
  ['/search', ['ItemList']],
  ['/FAQ', ['FAQPage']],
  ['/', ['WebSite']],
])('%s tells search engines about its content', async (path, types) => {
  const page = await market().visitor()
  await page.goto(path)
  await settled(page)
  const told = (): Promise<unknown[]> =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll(scripts => scripts.map(script => JSON.parse(script.textContent ?? '')['@type']))
  await expect.poll(told).toEqual(types)
  const canonical = page.locator('link[rel="canonical"]')
  expect(await canonical.getAttribute('href')).toBe(`${market().url}${path}`)
  expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toBe('')
})

test.each(paths)('%s has no violation of WCAG 2.2 A and AA, light and dark', async path => {
  const { path: real, texts } = await routeAt(paths.indexOf(path))
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await market().visitor({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(real)
    await settled(page, texts)
    expect(await violationsOn(page)).toEqual([])
  }
  // Not with scripts turned off, because axe is a script and uses timers.
  const still = await market().visitor()
  await still.route(new URL(real, market().url).href, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script.*?<\/script>|<\/?noscript>/gs, '')
    await route.fulfill({ response, body })
  })
  await still.goto(real)
  expect(await violationsOn(still), 'without scripts').toEqual([])
})

// Home has the most parts whose height depends on the width.
const widthsOf = (path: string): readonly number[] => (path === '/' ? [360, 600, 1024, 1280] : [360, 1280])

test.each(paths.flatMap(path => widthsOf(path).map(width => [path, width] as const)))(
  '%s at %i px does not move while its data arrives late',
  async (path, width) => {
    const { path: real, texts } = await routeAt(paths.indexOf(path))
    const page = await market().visitor({ viewport: { width, height: 900 } })
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          const moved = entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? ''),
          )
          if (!entry.hadRecentInput) shifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    let release = (): void => {}
    const late = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/api/public/**', async route => {
      await late
      await route.continue()
    })
    await page.goto(real, { waitUntil: 'load' })
    // Returns true if everything that needs no data has been painted before the first answer arrives.
    const areDrawn = (): Promise<boolean> =>
      page.evaluate(() => {
        const elements = [...document.querySelectorAll('main > *')]
        return elements.length > 0 && elements.every(each => !each.localName.includes('-') || each.shadowRoot)
      })
    await expect.poll(areDrawn).toBe(true)
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    release()
    await settled(page, texts)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  },
)

type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../tools/axe.ts'
import { focusedName } from '../tools/focused-name.ts'
import { sharedMarket } from '../tools/market.ts'
import { signIn } from '../tools/sign-in.ts'

// The state of a search or a category's listing is in its address, and restored on the way back.
const market = sharedMarket()

const results = (page: Page) => page.getByRole('list', { name: 'Results' })
const first = (page: Page) => results(page).getByRole('link').first().textContent()
const query = (page: Page): string => new URL(page.url()).search

async function search(address: string): Promise<Page> {
  const page = await market().visitor()
  await page.goto(address)
  await page.getByLabel('Sort', { exact: true }).waitFor()
  return page
}

test('the order is in the address, and Back and Forward undo and redo it', async () => {
  const page = await search('/search?keyword=valve&page=2')
  await page.getByLabel('Sort', { exact: true }).selectOption('Name, A to Z')
  await expect.poll(() => query(page)).toBe('?keyword=valve&sort=name')
  await page.goBack()
  await expect.poll(() => query(page)).toBe('?keyword=valve&page=2')
  await page.getByText('Page 2 of').waitFor()
  await page.goForward()
  await page.getByText('Page 1 of').waitFor()
  expect(await page.getByLabel('Sort', { exact: true }).inputValue()).toBe('name')
  await page.reload()
  await page.getByText('Page 1 of').waitFor()
  expect(await page.getByLabel('Sort', { exact: true }).inputValue()).toBe('name')
})

test('a wide window is used, by the header too', async () => {
  const page = await search('/search?keyword=ball+valve')
  await page.setViewportSize({ width: 1920, height: 1080 })
  const boxOf = async (at: Locator) => (await at.boundingBox()) ?? { x: Number.NaN, width: Number.NaN }
  await expect.poll(async () => (await boxOf(page.locator('trade-search'))).width).toBe(1440)
  const left = async (at: Locator) => (await boxOf(at)).x
  const brand = page.getByRole('link', { name: 'Trade Enabler, home' })
  const title = page.getByRole('heading', { level: 1 })
  await expect.poll(async () => (await left(brand)) - (await left(title))).toBe(0)
})

test('Back from a product restores the page of results and its scroll position', async () => {
  const page = await search('/search?keyword=valve')
  const onPageOne = await first(page)
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect.poll(() => query(page)).toBe('?keyword=valve&page=2')
  await expect.poll(() => first(page)).not.toBe(onPageOne)
  const name = await first(page)
  const link = results(page).getByRole('link').nth(12)
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(200)
  await link.click()
  await page.waitForURL(/\/(product|company)\//)
  await page.goBack()
  await page.getByText('Page 2 of').waitFor()
  expect(await first(page)).toBe(name)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left))
})

test('order and state of a category are in its address, also after Back from a product', async () => {
  const page = await search('/category/46/products')
  await page.getByLabel('Sort', { exact: true }).selectOption('Newest')
  await expect.poll(() => query(page)).toBe('?sort=newest')
  const state = page.getByRole('region', { name: 'States' }).getByRole('checkbox').first()
  const [, name = '', count = ''] = /^(.*\D) (\d+)$/.exec((await state.textContent()) ?? '') ?? []
  await state.click()
  await page.getByText(`Total Records ${count}`, { exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe(name)
  const product = page.locator('trade-category .result .row-link').last()
  const title = await product.textContent()
  await product.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await product.click()
  await page.waitForURL(/\/product\//)
  await page.goBack()
  await page.getByText(`Total Records ${count}`, { exact: true }).waitFor()
  expect(await product.textContent()).toBe(title)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left))
  await page.goBack()
  await expect.poll(() => query(page)).toBe('?sort=newest')
  expect(await page.getByLabel('Sort', { exact: true }).inputValue()).toBe('newest')
})

test('filters by facts are in the address, with Back, and work as links without scripts', async () => {
  const page = await search('/category/46/products')
  const classes = page.getByRole('region', { name: /class/i }).getByRole('checkbox')
  const [, value = '', count = ''] = /^(.*) (\d+)$/.exec((await classes.first().textContent()) ?? '') ?? []
  await classes.first().click()
  await page.getByText(`Total Records ${count}`, { exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('facts')).toMatch(new RegExp(`:${value}$`))
  await page.getByRole('button', { name: /^Remove filter: / }).waitFor()
  await page.getByRole('button', { name: 'Table' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('table')
  await page.getByRole('table').waitFor()
  await page.goBack()
  await page.goBack()
  await expect.poll(() => query(page)).toBe('')
  await page.getByRole('checkbox', { name: `${value} ${count}`, checked: false }).waitFor()

  const still = await market().visitor({ javaScriptEnabled: false })
  await still.goto('/category/46/products')
  await still.getByRole('checkbox', { name: `${value} ${count}` }).click()
  await still.waitForURL(/facts=/)
  await still.getByText(`Total Records ${count}`, { exact: true }).waitFor()
  await still.getByRole('button', { name: /^Remove filter: / }).click()
  await still.waitForURL(url => !url.search)
})

test('on a phone the filters are in a sheet that counts the results', async () => {
  const page = await market().visitor({ viewport: { width: 360, height: 740 } })
  await page.goto('/category/46/products')
  await page.getByRole('button', { name: 'Refine' }).click()
  const sheet = page.getByRole('dialog', { name: 'Refine the results' })
  const state = sheet.getByRole('region', { name: 'States' }).getByRole('checkbox').first()
  const [, , count = ''] = /^(.*) (\d+)$/.exec((await state.textContent()) ?? '') ?? []
  await state.click()
  const show = sheet.getByRole('button', { name: `Show ${count} results` })
  // Until then the earlier results are dimmed.
  await show.waitFor()
  expect(await violationsOn(page)).toEqual([])
  await show.click()
  await page.getByText(`Total Records ${count}`, { exact: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on a phone the account’s buttons have text labels', async () => {
  const page = await market().visitor({ viewport: { width: 360, height: 740 } })
  await page.goto('/search?keyword=valve')
  const menu = page.locator('trade-menu')
  const widthOf = async (words: string) =>
    (await menu.getByText(words, { exact: true }).boundingBox())?.width ?? 0
  await menu.getByText('Register', { exact: true }).waitFor()
  for (const words of ['Sign In', 'Register']) expect(await widthOf(words), words).toBeGreaterThan(40)
  await menu.getByRole('button', { name: 'Sign In', exact: true }).click()
  await signIn(page)
  await menu.getByRole('link', { name: /^Dashboard/ }).waitFor()
  expect(await widthOf('Sign out')).toBeGreaterThan(40)
})

test('nothing moves when the controls to refine a list appear after its first content', async () => {
  const page = await market().visitor()
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const cases = [360, 768, 1280].flatMap(width =>
    ['/search?keyword=valve', '/category/46/products'].map(path => [width, path] as const),
  )
  for (const [width, path] of cases) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await page.getByLabel('Sort', { exact: true }).waitFor()
    await page.evaluate(
      () => new Promise(resume => requestAnimationFrame(() => requestAnimationFrame(resume))),
    )
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `${path} at ${width} px`).toBeLessThan(
      0.01,
    )
  }
})

test('after a sign-in the focus is where Sign In was', async () => {
  const page = await search('/search?keyword=valve')
  await page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true }).click()
  await signIn(page)
  await expect.poll(() => focusedName(page)).toBe('Dashboard')
})

test('words typed between Enter and the new screen stay in the search box, with the focus', async () => {
  const page = await market().visitor()
  await page.goto('/FAQ')
  const box = page.getByRole('combobox', { name: 'Search the marketplace' })
  await box.focus()
  await page.keyboard.type('valve')
  // The box is live: otherwise the browser itself would leave the page.
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
  await page.locator('trade-menu').evaluate(menu => {
    const typeOn = (): boolean => document.execCommand('insertText', false, ' ball')
    new MutationObserver(typeOn).observe(menu, { attributeFilter: ['keyword'] })
  })
  await page.keyboard.press('Enter')
  await expect.poll(() => query(page)).toBe('?keyword=valve')
  await results(page).getByRole('link').first().waitFor()
  expect(await box.inputValue()).toBe('valve ball')
  await page.keyboard.type('s')
  expect(await box.inputValue()).toBe('valve balls')
})

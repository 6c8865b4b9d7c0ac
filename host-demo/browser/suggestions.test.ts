import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { focusedName, tabTo } from './focused-name.ts'
import { sharedMarket } from './market.ts'

// What the search boxes of the storefront suggest, by the real API.
const market = sharedMarket()

const menuBox = (page: Page) => page.getByRole('combobox', { name: 'Search the marketplace' })
const list = (page: Page, name = 'Suggestions') => page.getByRole('listbox', { name })
const isExpanded = (page: Page) => menuBox(page).getAttribute('aria-expanded')

async function visit(path: string, width = 1280): Promise<Page> {
  const page = await market().visitor({ viewport: { width, height: 800 } })
  await page.goto(path)
  await menuBox(page).waitFor()
  return page
}

test('by the keyboard alone: what is typed suggests, an arrow chooses, Enter opens the product', async () => {
  const page = await visit('/FAQ')
  await page.evaluate(() =>
    document.addEventListener('trade-search-suggest', ({ detail }) =>
      Object.assign(window, { suggested: detail }),
    ),
  )
  await tabTo(page, 'Search the marketplace')
  await page.keyboard.type('ball va')
  const product = list(page).getByRole('group', { name: 'Products' }).getByRole('option').first()
  await product.waitFor()
  for (const name of ['Products', 'Companies']) await list(page).getByRole('group', { name }).waitFor()
  const count = (await list(page).getByRole('option').count()) - 1
  expect(await page.evaluate(() => Reflect.get(window, 'suggested'))).toEqual({ keyword: 'ball va', count })
  const name = (await product.locator('.name').textContent()) ?? ''
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => product.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/product/*')
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

test('Escape closes the list, a second one clears, and Tab goes on', async () => {
  const page = await visit('/FAQ')
  await menuBox(page).pressSequentially('ball')
  await list(page).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => isExpanded(page)).toBe('false')
  expect(await menuBox(page).inputValue()).toBe('ball')
  await page.keyboard.press('Escape')
  expect(await menuBox(page).inputValue()).toBe('')
  await menuBox(page).pressSequentially('pump')
  await list(page).waitFor()
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Search')
  expect(await list(page).count()).toBe(0)
})

test('what was searched for comes back on this device until it is cleared', async () => {
  const page = await visit('/FAQ')
  for (const keyword of ['gate valve', 'mud pump']) {
    await menuBox(page).fill(keyword)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: `Results for “${keyword}”` }).waitFor()
  }
  await page.goto('/FAQ')
  await menuBox(page).click()
  await list(page, 'Recent searches').waitFor()
  expect(await list(page, 'Recent searches').getByRole('option').allTextContents()).toEqual([
    'mud pump',
    'gate valve',
    'Clear recent searches',
  ])
  await page.getByRole('option', { name: 'gate valve' }).click()
  await page.getByRole('heading', { name: 'Results for “gate valve”' }).waitFor()
  await page.goto('/FAQ')
  await menuBox(page).click()
  await page.getByRole('option', { name: 'Clear recent searches' }).click()
  expect(await isExpanded(page)).toBe('false')
  expect(await focusedName(page)).toBe('Search the marketplace')
})

test.each([320, 360, 1280])('at %i px all of the list can be reached, and touched', async width => {
  const page = await visit('/search?keyword=valve', width)
  const box = menuBox(page)
  await box.fill('')
  await box.pressSequentially('ball va')
  await page.getByRole('option', { name: 'See all results for “ball va”' }).waitFor()
  const { x, y, width: wide, height } = (await list(page).boundingBox()) ?? expect.fail('It is not shown')
  expect([x >= 0, y >= 0, x + wide <= width, y + height <= 800]).toEqual([true, true, true, true])
  if (width < 600) expect(wide).toBeGreaterThanOrEqual(width - 16)
  for (const option of await list(page).getByRole('option').all())
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await list(page).evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('ArrowUp')
  const last = list(page).getByRole('option', { selected: true })
  await expect.poll(() => last.textContent()).toContain('See all results')
  const at = (await last.boundingBox()) ?? expect.fail('It is not shown')
  expect(at.y + at.height).toBeLessThanOrEqual(y + height)
  await page.keyboard.press('Escape')
})

test('without procurement the box is as it was, and no byte of suggestions comes', async () => {
  const page = await market().visitor()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.route('**/FAQ', async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace(' procurement ', ' ')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/FAQ')
  const box = page.getByRole('searchbox', { name: 'Search the marketplace' })
  await box.pressSequentially('ball va')
  await page.waitForLoadState('networkidle')
  expect(await page.locator('trade-config').getAttribute('procurement')).toBeNull()
  expect(asked.filter(url => /suggest|search\/item/.test(url))).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Results for “ball va”' }).waitFor()
  expect(await page.getByRole('search').count()).toBe(1)
  expect(asked.filter(url => url.includes('suggest'))).toEqual([])
})

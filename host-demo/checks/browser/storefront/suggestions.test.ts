import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsOn } from '../tools/axe.ts'
import { focusedName, tabTo } from '../tools/focused-name.ts'
import { sharedMarket } from '../tools/market.ts'
import { withoutProcurement } from '../tools/without-procurement.ts'

// The suggestions of search boxes, with the real API: in the menu, and in `trade-search` in a partner's header.
const market = sharedMarket()

const places = [
  { tag: 'trade-menu', name: 'Search the marketplace', address: () => `${market().url}/FAQ` },
  { tag: 'trade-search', name: 'Search again', address: () => `${market().partnerUrl}/search-box.html` },
]

describe.each(places)('the box of $tag', ({ name, address }) => {
  const boxOn = (page: Page) => page.getByRole('combobox', { name })
  const list = (page: Page, label = 'Suggestions') => page.getByRole('listbox', { name: label })
  const isExpanded = (page: Page) => boxOn(page).getAttribute('aria-expanded')

  async function goTo(page: Page): Promise<void> {
    await page.goto(address())
    await boxOn(page).waitFor()
  }

  async function visit(width = 1280): Promise<Page> {
    const page = await market().visitor({ viewport: { width, height: 800 } })
    await goTo(page)
    return page
  }

  test('works by keyboard only: typing suggests, an arrow chooses, Enter opens the product', async () => {
    const page = await visit()
    await page.evaluate(() =>
      document.addEventListener('trade-search-suggest', ({ detail }) =>
        Object.assign(window, { suggested: detail }),
      ),
    )
    await tabTo(page, name)
    await page.keyboard.type('ball va')
    const product = list(page).getByRole('group', { name: 'Products' }).getByRole('option').first()
    await product.waitFor()
    for (const group of ['Products', 'Companies']) {
      await list(page).getByRole('group', { name: group }).waitFor()
    }
    const count = (await list(page).getByRole('option').count()) - 1
    expect(await page.evaluate(() => Reflect.get(window, 'suggested'))).toEqual({ keyword: 'ball va', count })
    const heading = (await product.locator('.name').textContent()) ?? ''
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => product.getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/product/*')
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  })

  test('Escape closes the list, a second Escape clears the box, and Tab moves on', async () => {
    const page = await visit()
    await boxOn(page).pressSequentially('ball')
    await list(page).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => isExpanded(page)).toBe('false')
    expect(await boxOn(page).inputValue()).toBe('ball')
    await page.keyboard.press('Escape')
    expect(await boxOn(page).inputValue()).toBe('')
    await boxOn(page).pressSequentially('pump')
    await list(page).waitFor()
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('Search')
    await expect.poll(() => list(page).count()).toBe(0)
  })

  test('recent searches stay on this device until they are cleared', async () => {
    const page = await market().visitor()
    for (const keyword of ['gate valve', 'mud pump']) {
      await goTo(page)
      await boxOn(page).fill(keyword)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: `Results for “${keyword}”` }).waitFor()
    }
    await goTo(page)
    await boxOn(page).click()
    await list(page, 'Recent searches').waitFor()
    expect(await list(page, 'Recent searches').getByRole('option').allTextContents()).toEqual([
      'mud pump',
      'gate valve',
      'Clear recent searches',
    ])
    await page.getByRole('option', { name: 'gate valve' }).click()
    await page.getByRole('heading', { name: 'Results for “gate valve”' }).waitFor()
    await goTo(page)
    await boxOn(page).click()
    await page.getByRole('option', { name: 'Clear recent searches' }).click()
    expect(await isExpanded(page)).toBe('false')
    expect(await focusedName(page)).toBe(name)
  })

  test.each([320, 360, 1280])('at %i px the whole list can be reached and touched', async width => {
    const page = await visit(width)
    await boxOn(page).pressSequentially('ball va')
    await page.getByRole('option', { name: 'See all results for “ball va”' }).waitFor()
    const { x, y, width: wide, height } = (await list(page).boundingBox()) ?? expect.fail('It is not shown')
    expect([x >= 0, y >= 0, x + wide <= width, y + height <= 800]).toEqual([true, true, true, true])
    if (width < 600) expect(wide).toBeGreaterThanOrEqual(width - 16)
    for (const option of await list(page).getByRole('option').all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await list(page).evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0)
    expect(await violationsOn(page, list(page))).toEqual([])
    await page.keyboard.press('ArrowUp')
    const last = list(page).getByRole('option', { selected: true })
    await expect.poll(() => last.textContent()).toContain('See all results')
    // More suggestions may have appeared since.
    const below = async (): Promise<number> => {
      const [all, at] = await Promise.all([list(page).boundingBox(), last.boundingBox()])
      return all && at ? at.y + at.height - (all.y + all.height) : Number.POSITIVE_INFINITY
    }
    await expect.poll(below).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
  })
})

test('without procurement the box is unchanged, and no code for suggestions loads', async () => {
  const page = await market().visitor()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await withoutProcurement(page, '/FAQ')
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

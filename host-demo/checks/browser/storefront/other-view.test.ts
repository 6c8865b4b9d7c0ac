import { afterEach, expect, test } from 'vitest'
import { sharedMarket } from '../tools/market.ts'

const market = sharedMarket()
afterEach(() => market().empty())

test('the other picture of an item is requested when the pointer comes, and then shown', async () => {
  const page = await market().visitor()
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await page.goto('/search?keyword=valve')
  const other = page.locator('.other-view').first()
  const path = new URL((await other.getAttribute('src')) ?? '', market().url).pathname
  const isComplete = (): Promise<boolean> =>
    other.evaluate(each => each instanceof HTMLImageElement && each.complete && each.naturalWidth > 0)
  await page.waitForLoadState('load')
  expect(requested).not.toContain(path)
  await page.getByRole('list').filter({ has: other }).getByRole('listitem').first().hover()
  await expect.poll(isComplete).toBe(true)
  expect(requested).toContain(path)
  await expect.poll(() => other.evaluate(each => getComputedStyle(each).opacity)).toBe('1')
})

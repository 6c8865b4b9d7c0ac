import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedMarket } from '../tools/market.ts'

// The round button of the chat stays out of the way of a reader, and of the controls of the page.
const market = sharedMarket()

const opener = (page: Page) => page.getByRole('button', { name: 'Open messages' })

const isAway = (page: Page): Promise<boolean> =>
  opener(page).evaluate(button => getComputedStyle(button).opacity === '0')

/** Returns the names of the buttons and links that lie below the opener. */
async function covered(page: Page): Promise<string[]> {
  const own = await opener(page).boundingBox()
  if (!own) return []
  const names: string[] = []
  for (const button of await page.locator('button:visible, a.button:visible').all()) {
    const box = await button.boundingBox()
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? ''
    const isApart =
      !box ||
      box.x >= own.x + own.width ||
      own.x >= box.x + box.width ||
      box.y >= own.y + own.height ||
      own.y >= box.y + box.height
    if (!isApart && !/Open messages/.test(name)) names.push(name)
  }
  return names
}

test.each([360, 1280])('at %i px it hides while scrolling down and covers no button', async width => {
  const page = await market().member(undefined, { viewport: { width, height: 800 } })
  await page.clock.install()
  await page.goto('/product/1')
  await opener(page).waitFor()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => isAway(page)).toBe(false)
  await expect.poll(() => covered(page)).toEqual([])
  // It comes back after a short rest.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => scrollBy(0, 200))
  await expect.poll(() => isAway(page)).toBe(true)
  await page.clock.resume()
  await expect.poll(async () => (await isAway(page)) || (await covered(page)).length === 0).toBe(true)
})

test('on a page of fields it comes back, and opens the messages', async () => {
  const page = await market().member()
  await page.clock.install()
  await page.goto('/Help')
  await opener(page).waitFor()
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => scrollBy(0, 1))
  await expect.poll(() => isAway(page)).toBe(true)
  await page.clock.resume()
  await expect.poll(() => isAway(page)).toBe(false)
  await opener(page).click()
  await page.getByRole('button', { name: 'Minimise messages' }).waitFor()
})

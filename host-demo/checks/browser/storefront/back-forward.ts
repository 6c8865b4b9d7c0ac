import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Follows a link to another origin. The page notes that it comes back; one that is loaded again does not. */
export async function leaveFor(page: Page, address: string): Promise<void> {
  await page.evaluate(href => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Away' })
    document.body.prepend(link)
    addEventListener('pagehide', () => link.remove(), { once: true })
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }), { once: true })
    Object.assign(window, { persisted: undefined })
  }, address)
  await page.getByRole('link', { name: 'Away', exact: true }).click()
  await page.waitForURL(address)
}

/** Goes back to the page that was left. Fails unless it is the same page in the same state. */
export async function comeBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true)
}

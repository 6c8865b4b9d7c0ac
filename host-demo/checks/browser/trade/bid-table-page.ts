import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Presses Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const active = document.querySelector('trade-dashboard')?.shadowRoot?.activeElement
      return (
        active?.getAttribute('aria-label') ?? active?.closest('label')?.textContent ?? active?.textContent
      )
    })
    if (focused === name) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

/** Types the rate of each currency in MYR, and saves them. */
export async function typeRates(page: Page, rates: Readonly<Record<string, string>>): Promise<void> {
  for (const [currency, rate] of Object.entries(rates)) {
    await page.getByLabel(`1 ${currency} in MYR`).focus()
    await page.keyboard.type(rate)
  }
  await page.keyboard.press('Enter')
}

/** Chooses these lines and orders them, by keyboard alone. The page asks a question that begins with `asks`. */
export async function awardByKeyboard(page: Page, lines: readonly string[], asks: string): Promise<void> {
  await page.locator('main').focus()
  for (const line of lines) {
    await tabTo(page, line)
    await page.keyboard.press('Space')
  }
  await tabTo(page, 'Award…')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').filter({ hasText: asks }).waitFor()
  await page.keyboard.press('Enter')
  const said = page.getByText(/^Ordered\. Each seller has been told/)
  await said.waitFor()
  await expect.poll(() => said.evaluate(isOnTop)).toBe(true)
}

/** True if nothing covers the middle of an element. Runs in the page. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode()
  const within = root instanceof ShadowRoot ? root : document
  return element.contains(within.elementFromPoint(x + width / 2, y + height / 2))
}

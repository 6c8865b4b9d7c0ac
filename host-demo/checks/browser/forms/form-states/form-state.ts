import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { violationsOn } from '../../tools/axe.ts'
import { sharedMarket } from '../../tools/market.ts'
import { sampled } from '../../tools/sampled.ts'

/** A state of a form or dialog, and the steps of a user to reach it. */
export type FormState = {
  name: string
  path: string
  as: 'visitor' | 'member'
  within: string
  reach(page: Page): Promise<unknown>
  /** The console message that this state causes by itself. */
  complaint?: string
}

/** Tests that every state meets WCAG 2.2 A and AA, light and dark. */
export function testStates(states: readonly FormState[]): void {
  const market = sharedMarket()
  afterEach(() => market().empty())

  test.each(sampled('form states', states))('$name', async ({ path, as, within, reach, complaint }) => {
    const options = { colorScheme: 'light', reducedMotion: 'reduce' } as const
    const page = as === 'member' ? await market().member(undefined, options) : await market().visitor(options)
    await page.goto(path)
    await reach(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`trade-menu [data-theme=${colorScheme}]`).first().waitFor()
      expect(await violationsOn(page, page.locator(within)), colorScheme).toEqual([])
    }
    if (complaint) expect(market().expected(complaint)).toBeGreaterThan(0)
  })
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const text = (page: Page, said: string): Promise<void> =>
  page.getByText(said).filter({ visible: true }).first().waitFor()

/** Holds the answer forever. */
export const hold = (page: Page, call: string): Promise<unknown> => page.route(call, () => {})
export const fail = (page: Page, call: string, status = 500): Promise<unknown> =>
  page.route(call, route => route.fulfill({ status, json: { message: 'The disk is full' } }))
export const abort = (page: Page, call: string): Promise<unknown> => page.route(call, route => route.abort())

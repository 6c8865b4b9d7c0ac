import { afterEach, expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { chatStates } from './form-states/chat-states.ts'
import { dialogStates } from './form-states/dialog-states.ts'
import { requestStates } from './form-states/request-states.ts'
import { sharedMarket } from './market.ts'
import { sampled } from './sampled.ts'

// Every state of a form or dialog meets WCAG 2.2 A and AA, light and dark.
const market = sharedMarket()
afterEach(() => market().empty())

test.each(sampled('form states', [...requestStates, ...dialogStates, ...chatStates]))(
  '$name',
  async ({ path, as, within, reach, complaint }) => {
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
  },
)

import { afterEach, expect, test } from 'vitest'
import { comeBack, leaveFor } from '../browser/storefront/back-forward.ts'
import { sharedMarket } from '../browser/tools/market.ts'
import { publicRoutes } from '../browser/tools/public-routes.ts'
import { sampled } from '../browser/tools/sampled.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// Whichever page was left, Back restores it from the browser's cache in the same state, and it continues to work.
const market = sharedMarket({ backForwardCache: true })
afterEach(() => market().empty())

test.for(['visitor', 'member'] as const)(
  'every route, for a %s',
  { timeout: 400_000 },
  async (who, context) => {
    const tally = tallyFor(context, 'Life')
    const page = await market()[who]()
    for (const { path } of sampled(who, publicRoutes({ product: 1, service: 31 }), 2)) {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 }).first()
      const shown = await heading.textContent()
      await leaveFor(page, `${market().partnerUrl}/`)
      await comeBack(page)
      expect(await heading.textContent(), path).toBe(shown)
      // It is active: a link leads on without a load.
      await page.locator('trade-header').getByRole('link', { name: 'Contact Us' }).click()
      await expect.poll(() => page.evaluate(() => location.pathname), { message: path }).toBe('/contactUs')
      expect(await page.evaluate(() => Reflect.get(window, 'persisted')), path).toBe(true)
      tally.cases += 1
    }
    tally.uncaught += market().takeComplaints().length
    expectAllZero(tally)
  },
)

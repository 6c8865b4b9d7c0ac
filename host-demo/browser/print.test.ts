import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDashboard } from './dashboard-page.ts'
import { sharedMarket } from './market.ts'

// Sheets of paper are white, whatever the screen is, and hold nothing to click on.
const market = sharedMarket()

const INK = 'rgb(16, 34, 43)'

async function isPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const title = page.getByRole('heading', { level: 1 })
  expect(await title.evaluate(element => getComputedStyle(element).color)).toBe(INK)
  for (const role of ['button', 'tab', 'searchbox'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0)
  await page.emulateMedia({ media: null, colorScheme: null })
}

test('a product', async () => {
  const page = await market().visitor({ colorScheme: 'dark' })
  await page.goto('/product/1')
  await page.getByRole('button', { name: 'Print' }).waitFor()
  await isPrintable(page)
})

test('the dashboard', async () => {
  const page = await market().member()
  await page.goto('/FAQ')
  const dashboard = await openDashboard(page)
  await dashboard.getByRole('button', { name: 'Refresh' }).waitFor()
  await isPrintable(dashboard)
})

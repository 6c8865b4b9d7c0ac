import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../tools/axe.ts'
import { FormOnPage } from '../tools/forms.ts'
import { ownMarket } from '../tools/own-market.ts'

// A member's sent requests: kept on the device, asked again, printed, and deleted at sign-out.
const market = ownMarket()

const values = { Quantity: '4', Message: 'CIF Labuan by the end of May.' }

async function sendRfq(page: Page): Promise<void> {
  await page.goto('/rfqProduct/1')
  const form = new FormOnPage(page, 'product RFQ')
  await form.fillIn(values)
  await page.getByText('Add requirements').click()
  await form.field('Unit').fill('pcs')
  await form.send()
  await form.closeSuccess()
}

test('a request is found in the records, asked again, printed, and deleted at sign-out', async () => {
  const page = await market().member()
  await sendRfq(page)
  const menu = page.locator('trade-menu')
  await menu.getByRole('link', { name: 'Sent requests' }).click()
  const table = page.getByRole('table', { name: 'Sent requests' })
  const record = page.locator('tr.record')
  await record.getByRole('link', { name: /^Open/ }).waitFor()
  await record.getByRole('button', { name: /^Details/ }).click()
  await table.getByText(values.Message).waitFor()
  await table.getByText('Number', { exact: true }).waitFor()
  expect(await violationsOn(page)).toEqual([])

  await record.getByRole('button', { name: /^Details/ }).click()
  await page.emulateMedia({ media: 'print' })
  expect(await table.getByText(values.Message).isVisible()).toBe(true)
  for (const role of ['button', 'textbox', 'searchbox', 'navigation'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0)
  await page.emulateMedia({ media: null })

  await record.getByRole('link', { name: /^Ask again/ }).click()
  await page.waitForURL('**/rfqProduct/1')
  const form = new FormOnPage(page, 'product RFQ')
  for (const [label, value] of Object.entries(values)) {
    await expect.poll(() => form.field(label).inputValue()).toBe(value)
  }
  await page.getByText('Add requirements').click()
  expect(await form.field('Unit').inputValue()).toBe('pcs')

  await page.goto('/sent')
  await record.waitFor()
  await menu.getByRole('button', { name: 'Sign out', exact: true }).click()
  await menu.getByRole('alertdialog', { name: 'Unsent drafts' }).getByText('a record of what').waitFor()
  await menu.getByRole('button', { name: 'Delete them and sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in to see what you have sent' }).waitFor()
  expect(await record.count()).toBe(0)
  const kept = await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes(':sent:')))
  expect(kept).toEqual([])
})

test('a buyer who chooses companies at the top of a long list sees at once how to ask them', async () => {
  const page = await market().member(undefined, { viewport: { width: 1280, height: 800 } })
  await page.goto('/search?keyword=valve&tab=company')
  for (const index of [0, 1]) await page.getByRole('checkbox', { name: /^Ask / }).nth(index).click()
  const bar = page.getByRole('button', { name: 'Ask 2 companies' })
  await bar.waitFor()
  const place = await bar.evaluate(button => {
    const { top, bottom } = button.getBoundingClientRect()
    return { top, bottom, page: document.documentElement.scrollHeight, scrolled: scrollY }
  })
  expect(place.page).toBeGreaterThan(2 * 800)
  expect(place.scrolled).toBe(0)
  expect(place.top).toBeGreaterThan(0)
  expect(place.bottom).toBeLessThanOrEqual(800)
})

test('several companies are asked at once; only a failed one is retried, and only then the form says that all are sent', async () => {
  const page = await market().member()
  const create = '**/api/public/inquiry/new2*'
  let calls = 0
  await page.route(create, route =>
    ++calls === 2 ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.goto('/search?keyword=valve&tab=company')
  for (const index of [0, 1, 2]) await page.getByRole('checkbox', { name: /^Ask / }).nth(index).click()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Ask 3 companies' }).click()
  await page.getByLabel('Subject').fill('Gate valves')
  await page.getByRole('dialog').getByLabel('Message').fill('Six in stock?')
  await page.getByRole('button', { name: 'Send a Message' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  const retry = page.getByRole('button', { name: /^Try again/ })
  await retry.waitFor()
  await expect.poll(() => page.locator('.inquiries').getByText('Sent', { exact: true }).count()).toBe(2)
  expect(await violationsOn(page)).toEqual([])
  const success = page.getByRole('alertdialog', { name: 'Inquiry sucessfully send' })
  expect(await success.count()).toBe(0)
  await retry.click()
  await success.getByRole('button', { name: 'OK' }).click()
  expect(calls).toBe(4)
  await page.goto('/sent')
  await expect.poll(() => page.locator('tr.record').count()).toBe(3)
  market().expected('500')
})

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { pdf } from './forms.ts'

/** Opens the dashboard by its link, in a separate tab. */
export async function openDashboard(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const dashboard = await opening
  await dashboard.getByRole('heading', { level: 1, name: 'Quote Me' }).waitFor()
  return dashboard
}

/** Opens the latest request with this title in the table, and returns the panel that shows it. */
export async function openRequest(dashboard: Page, title: string): Promise<Locator> {
  await dashboard.getByRole('link', { name: title }).first().click()
  const panel = dashboard.getByRole('region', { name: 'Chosen request' })
  await panel.getByRole('heading', { name: title }).waitFor()
  return panel
}

/** Returns what the open request asks for: each fact as 'name: value'. */
export async function askedIn(request: Locator): Promise<string[]> {
  const asked = request.getByRole('region', { name: 'What is asked for' })
  const [names, values] = [asked.getByRole('term'), asked.getByRole('definition')]
  const texts = await values.allInnerTexts()
  return (await names.allInnerTexts()).map((name, at) => `${name}: ${texts[at]}`)
}

/** Checks that the request opens with its text, and its PDF in a tab. */
export async function showsRequest(dashboard: Page, product: string, text: string): Promise<void> {
  const panel = await openRequest(dashboard, product)
  await panel.getByText(text).waitFor()
  const answering = dashboard.waitForResponse(response => response.url().includes('/api/files/'))
  const tab = dashboard.waitForEvent('popup')
  await panel.getByRole('button', { name: 'PDF: datasheet.pdf' }).click()
  const answer = await answering
  expect(await answer.headerValue('content-type')).toBe('application/pdf')
  expect(await answer.headerValue('content-length')).toBe(String(pdf.buffer.length))
  await (await tab).waitForURL(/^blob:/)
  await (await tab).close()
}

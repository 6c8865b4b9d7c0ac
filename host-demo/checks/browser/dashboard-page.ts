import type { Page } from 'playwright-core'
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

/** Checks that the request is listed with its text and that its PDF opens in a tab. */
export async function showsRequest(dashboard: Page, product: string, text: string): Promise<void> {
  const card = dashboard.getByRole('listitem').filter({ hasText: `RFQ : ${product}` })
  await card.getByText(text).waitFor()
  const answering = dashboard.waitForResponse(response => response.url().includes('/api/files/'))
  const tab = dashboard.waitForEvent('popup')
  await card.getByRole('button', { name: 'PDF: datasheet.pdf' }).click()
  const answer = await answering
  expect(await answer.headerValue('content-type')).toBe('application/pdf')
  expect(await answer.headerValue('content-length')).toBe(String(pdf.buffer.length))
  await (await tab).waitForURL(/^blob:/)
  await (await tab).close()
}

import type { Locator, Page } from 'playwright-core'

/** The buttons that open the lines of the RFQ list, one for each row. */
export const rowsIn = (page: Page | Locator): Locator =>
  page.getByRole('table', { name: 'RFQ list' }).getByRole('rowheader').getByRole('button')

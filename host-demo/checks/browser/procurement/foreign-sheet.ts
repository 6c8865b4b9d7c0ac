import type { Page } from 'playwright-core'
import { workbook } from './given-files.ts'

/** Every line asks for it, in another size. */
export const product = 'Kemaguard ball valve'

/** The headings, and what a buyer reads in them. */
const headings = {
  'Lp.': 'Leave out',
  Nazwa: 'Item',
  Ilość: 'Quantity',
  'J.m.': 'Unit',
  'Cena netto': 'Leave out',
}

/** The lines of the sheet. */
export const wanted = Array.from({ length: 12 }, (_, index) => ({
  item: `${product} ${index + 1}" 300#`,
  quantity: (index + 1) * 4,
  unit: 'pcs',
}))

/** Imports the sheet. Returns the number of columns for which the buyer had to choose what they are. */
export async function importSheet(page: Page): Promise<number> {
  await page.goto('/rfqList')
  await page.getByRole('heading', { name: 'Nothing on the list yet' }).waitFor()
  const rows = wanted.map(({ item, quantity, unit }, index) => [index + 1, item, quantity, unit, 99.5])
  const buffer = workbook([Object.keys(headings), ...rows])
  await page.getByLabel('Import file').setInputFiles({ name: 'lista.xlsx', mimeType: '', buffer })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'What each column is' }).waitFor()
  let choices = 0
  for (const [heading, role] of Object.entries(headings)) {
    const column = dialog.getByLabel(heading, { exact: true })
    if ((await column.locator('option:checked').textContent()) === role) continue
    await column.selectOption(role)
    choices += 1
  }
  await dialog.getByRole('button', { name: `Add to the list (${wanted.length})` }).click()
  await page.getByText(`${wanted.length} lines · `).waitFor()
  return choices
}

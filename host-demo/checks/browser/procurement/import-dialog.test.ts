import { expect, test } from 'vitest'
import { workbookOfSheets } from '#shared/sheets/testing/case-workbook.ts'
import { violationsOn } from '../tools/axe.ts'
import { sharedMarket } from '../tools/market.ts'
import { rowsIn } from '../tools/rfq-list.ts'

// Sheets with a form, with sizes below a description and with hidden columns, imported with the keyboard alone.
const market = sharedMarket()

const form = [
  'PURCHASE REQUISITION\t\t\t\t\t',
  'Date prepared:\t\t2026-11-12\t\tDelivery date:\t2026-12-20',
  'Requestor:\t\tMaintenance\t\tDept. code:\tMNT',
  'Item No.\tQty\tUOM\tPart No.\tDescription\tDate needed',
  '1\t4\tpcs\tGV-150-2\tGate valve 2" class 150 RF\t2026-12-20',
  '2\t6\tpcs\tGB-150-3\tGlobe valve 3" class 150 RF\t2026-12-20',
]
const sizes = [
  'S. No.\tDescription\tUnit\tQty',
  '1\tVALVES\t\t',
  '\tGate valve, class 150, RF, API 600, of the following sizes:\t\t',
  '1.1\t2"\tNos\t4',
  '1.2\t3"\tNos\t6',
]
const areas = workbookOfSheets({
  Sheet1: {
    rows: [
      ['Item', 'Description', 'Unit', 'AREA NORTH', 'AREA SOUTH', 'TOTAL'],
      [1, 'Gate valve 2" class 150 RF', 'pcs', 3, 1, 4],
      [2, 'Globe valve 3" class 150 RF', 'pcs', 2, 4, 6],
    ],
    hiddenColumns: ['D', 'E'],
  },
})
const amounts = [
  'No\tDescription\tQty per unit\tTotal Qty',
  '1\tGate valve 2" class 150 RF\t2\t4',
  '2\tGlobe valve 3" class 150 RF\t3\t6',
]

const valves = ['Gate valve 2" class 150 RF', 'Globe valve 3" class 150 RF']
const sized = ['Gate valve, class 150, RF, API 600, 2"', 'Gate valve, class 150, RF, API 600, 3"']
/** Without a question: to the buttons, and on the first one. */
const noQuestion = ['Enter', 'Enter']
/** The question is the first control after that. Its last choice but one is the total. */
const question = ['Tab', 'T', 'Shift+Tab', 'Enter', 'Enter']

test.each(
  [360, 1280].flatMap(width => [
    { width, name: 'form.tsv', buffer: Buffer.from(form.join('\n')), keys: noQuestion, items: valves },
    { width, name: 'sizes.tsv', buffer: Buffer.from(sizes.join('\n')), keys: noQuestion, items: sized },
    { width, name: 'areas.xlsx', buffer: Buffer.from(areas), keys: noQuestion, items: valves },
    { width, name: 'amounts.tsv', buffer: Buffer.from(amounts.join('\n')), keys: question, items: valves },
  ]),
)('$name at $width px', async ({ width, name, buffer, keys, items }) => {
  const page = await market().member()
  await page.setViewportSize({ width, height: 740 })
  await page.goto('/rfqList')
  await page.getByRole('heading', { name: 'Nothing on the list yet' }).waitFor()
  await page.getByLabel('Import file').setInputFiles({ name, mimeType: '', buffer })
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: 'Add to the list (2)' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const skip = dialog.getByRole('button', { name: 'Go to the buttons' })
  await expect.poll(() => skip.isVisible()).toBe(true)
  // Nothing covers it.
  await skip.click({ trial: true })
  for (const key of keys) await page.keyboard.press(key)
  await expect.poll(() => rowsIn(page).allInnerTexts()).toEqual(items)
  const table = page.getByRole('table', { name: 'RFQ list' })
  // With its unit, if the sheet has one.
  for (const quantity of ['4', '6'])
    await table.getByRole('cell', { name: RegExp(`^${quantity}( |$)`) }).waitFor()
})

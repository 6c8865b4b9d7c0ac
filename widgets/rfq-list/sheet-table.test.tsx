import { expect, test, vi } from 'vitest'
import { $rfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { workbookOfSheets } from '#shared/sheets/testing/case-workbook.ts'
import type { CaseSheet } from '#shared/sheets/testing/sheet-case.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { searchReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import './rfq-list.element.ts'

const { choose } = userActions(document.body)

async function imported(file: File): Promise<Screen> {
  const screen = await mount('<trade-rfq-list></trade-rfq-list>', {
    user: member(),
    lines: [],
    replies: { 'GET /api/public/search/item': searchReply([]) },
  })
  await screen.user.upload(screen.getByLabelText('Import file'), file)
  return screen
}
const workbook = (sheet: CaseSheet) => new File([workbookOfSheets({ Items: sheet })], 'mto.xlsx')
const text = (...rows: string[]) => new File([rows.join('\n')], 'mto.tsv')

const press = async ({ user, findByRole }: Screen, name: string): Promise<void> =>
  user.click(await findByRole('button', { name }))
const wanted = () =>
  $rfqList.get().lines.map(({ wanted: words, quantity, unit }) => `${quantity} | ${unit} | ${words}`)

/** The rows of the sheet: their numbers and what they are read as. */
const rowsOf = async (screen: Screen): Promise<string[]> => {
  const sheet = await screen.findByRole('region', { name: 'The sheet' })
  return [...sheet.querySelectorAll('tbody tr')].map(row => {
    const select = row.querySelector('select')
    const read = select?.selectedOptions[0] ?? row.querySelector('td')
    return `${row.querySelector('th')?.textContent}: ${read?.textContent}`
  })
}
const showsRows = (screen: Screen, rows: readonly string[]): Promise<void> =>
  vi.waitFor(async () => expect(await rowsOf(screen)).toEqual(rows))
const shown = ({ element }: Screen, column: string): string | undefined =>
  [...(element.shadowRoot?.querySelectorAll('.sheet-grid thead th') ?? [])].find(head =>
    head.textContent?.startsWith(column),
  )?.textContent ?? undefined

const quantities = [
  'S. No.\tDescription\tUnit\tQty',
  '1\tVALVES',
  '\tGate valve, class 150, RF, of the following sizes:',
  '1.1\t2"\tNos\t4',
  '',
  '1.2\t3"\tNos\t6',
  '\tSub-total for valves\t\t10',
]

test('says what each row was taken for, with the number of the row in the sheet', async () => {
  const screen = await imported(text(...quantities))
  await showsRows(screen, [
    '1: Headings',
    '2: Title, left out',
    '3: Goes with the lines below',
    '4: Line',
    '6: Line',
    '7: Total, left out',
  ])
  await screen.findByText('Rows left out, such as titles and totals: 2.', { exact: false })
  await choose('What row 3 is', 'leaveOut')
  await screen.findAllByText('Only a size, number or code')
  await choose('What row 3 is', 'below')
  await vi.waitFor(() => expect(screen.queryByText('Only a size, number or code')).toBeNull())
  await press(screen, 'Add to the list (2)')
  expect(wanted()).toEqual([
    '4 | pcs | Gate valve, class 150, RF, 2"',
    '6 | pcs | Gate valve, class 150, RF, 3"',
  ])
})

test('a total can be a line after all, and two choices in a row both count', async () => {
  const screen = await imported(text('Item\tQty', 'Valve\t4', 'Total station\t2', 'Total\t6'))
  await screen.findByRole('button', { name: 'Add to the list (2)' })
  await choose('What row 4 is', 'item')
  await choose('What row 2 is', 'leaveOut')
  await press(screen, 'Add to the list (2)')
  expect(wanted()).toEqual(['2 |  | Total station', '6 |  | Total'])
})

test('another row can be the headings', async () => {
  const screen = await imported(text('Item\tQty', 'Valve\t4', 'Artikel\tMenge', 'Kugelhahn\t6'))
  await screen.findByRole('button', { name: /Add to the list/ })
  await choose('What row 3 is', 'heading')
  await screen.findByLabelText('Artikel')
  expect(await rowsOf(screen)).toContain('3: Headings')
})

test('begins without hidden columns, hidden rows and rows that are struck out, and says so', async () => {
  const screen = await imported(
    workbook({
      rows: [
        ['Item', 'Internal remarks', 'Qty'],
        ['Gate valve', 'Budget 480', 4],
        [{ value: 'Ball valve', isStruckOut: true }, null, { value: 9, isStruckOut: true }],
        ['Plug valve', 'Budget 300', 2],
      ],
      hiddenColumns: ['B'],
      hiddenRows: [4],
    }),
  )
  await showsRows(screen, ['1: Headings', '2: Line', '3: Struck out, left out', '4: Hidden, left out'])
  await screen.findByText('Columns that the sheet hides are left out: Internal remarks.', { exact: false })
  expect(shown(screen, 'BInternal remarks')).toContain('Hidden in the sheet')
  await choose('What row 4 is', 'item')
  await choose('Internal remarks', 'note')
  await press(screen, 'Add to the list (2)')
  expect(wanted()).toEqual(['4 |  | Gate valve', '2 |  | Plug valve'])
  expect($rfqList.get().lines.map(({ note }) => note)).toEqual(['Budget 480', 'Budget 300'])
})

test('shows a merged cell in each row that it covers', async () => {
  const screen = await imported(
    workbook({
      rows: [
        ['Item', 'Size', 'Qty'],
        ['Gate valve, class 150', '2"', 4],
        [null, '3"', 6],
      ],
      merged: ['A2:A3'],
    }),
  )
  const sheet = await screen.findByRole('region', { name: 'The sheet' })
  expect(screen.within(sheet).getAllByText('Gate valve, class 150')).toHaveLength(2)
  await press(screen, 'Add to the list (2)')
  expect(wanted()).toEqual(['4 |  | Gate valve, class 150, 2"', '6 |  | Gate valve, class 150, 3"'])
})

test('columns without a heading have their letter', async () => {
  const screen = await imported(text('Gate valve\t10\tpcs', 'Gasket\t4\tset'))
  expect(await screen.findByLabelText('Column A')).toHaveProperty('value', 'item')
  expect(await screen.findByLabelText('Column B')).toHaveProperty('value', 'quantity')
})

test('of a long sheet some rows are in the page, and the others can be reached', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `Gasket ${at}\t4`)
  const screen = await imported(text('Item\tQty', ...lines, 'Payment terms: 30 days', 'Grand total\t80000'))
  await press(screen, 'Show more rows (41 of 20,003)')
  await screen.findByRole('button', { name: 'Show more rows (81 of 20,003)' })
  await vi.waitFor(async () => expect(await rowsOf(screen)).toHaveLength(81))
  expect((await rowsOf(screen)).at(-1)).toBe('20002: Note on every line')
  expect(screen.element.shadowRoot?.querySelectorAll('tr').length).toBeLessThan(300)
  await choose('Rows shown', 'leftOut')
  await showsRows(screen, ['20003: Total, left out'])
  await choose('Rows shown', 'all')
  await vi.waitFor(async () => expect(await rowsOf(screen)).toHaveLength(41))
})

test('a dialog with lines of text has no columns, and shows rows that are no lines', async () => {
  const screen = await imported(text('10 pcs gate valve', '4 sets gasket', 'Delivery by 15 December 2026'))
  await showsRows(screen, ['1: Line', '2: Line', '3: Needed by: 2026-12-15'])
  expect(screen.queryByLabelText('Column A')).toBeNull()
})

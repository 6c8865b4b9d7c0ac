import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { $rfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { rfqReply, searchReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import './rfq-list.element.ts'
import { workbookOfSheets } from '#shared/sheets/testing/case-workbook.ts'

const CREATE = 'POST /api/public/rfq/new2'
const html = '<trade-rfq-list></trade-rfq-list>'

const open = (): Promise<Screen> =>
  mount(html, {
    user: member(),
    lines: [],
    replies: {
      [CREATE]: rfqReply(501),
      'GET /api/public/search/item': ({ query }) =>
        searchReply(query.itemType === 'SERVICES' ? [] : [{ name: 'An offer' }]),
    },
  })
async function imported(bytes: Uint8Array<ArrayBuffer>): Promise<Screen> {
  const screen = await open()
  await screen.user.upload(screen.getByLabelText('Import file'), new File([bytes], 'mto.xlsx'))
  return screen
}
const press = ({ user, findByRole }: Screen, name: string): Promise<void> =>
  findByRole('button', { name }).then(button => user.click(button))
const { fill, choose } = userActions(document.body)
const wanted = () =>
  $rfqList.get().lines.map(({ wanted: words, quantity, unit }) => `${quantity} | ${unit} | ${words}`)

async function pasted(text: string): Promise<Screen> {
  const screen = await open()
  await press(screen, 'Paste lines')
  await fill('Lines or cells', text)
  return screen
}
const roleOf = (screen: Screen, column: string) =>
  screen.findByLabelText(column).then(select => Reflect.get(select, 'value'))
/** The lines of the preview, as texts of their cells. */
const previewed = async (screen: Screen): Promise<string[]> => {
  const preview = await screen.findByRole('region', { name: 'Preview' })
  return [...preview.querySelectorAll('tbody tr')].map(row =>
    [...row.querySelectorAll('td')]
      .slice(2)
      .map(cell => cell.textContent?.trim())
      .join(' | '),
  )
}
const shows = (screen: Screen, lines: readonly string[]): Promise<void> =>
  vi.waitFor(async () => expect(await previewed(screen)).toEqual(lines))

const twoQuantities = 'No\tDescription\tQty per unit\tTotal Qty\n1\tGate valve\t2\t6\n2\tGlobe valve\t1\t3\n'

test('proposes what each column is, and the preview follows the choice of the buyer', async () => {
  const screen = await pasted(
    'Item\tDescription\tQty\tMaker\n1\tGate valve\t4\tACME\n2\tGlobe valve\t6\tACME\n',
  )
  expect(await roleOf(screen, 'Item')).toBe('leaveOut')
  expect(await roleOf(screen, 'Description')).toBe('item')
  expect(await roleOf(screen, 'Qty')).toBe('quantity')
  expect(await roleOf(screen, 'Maker')).toBe('leaveOut')
  await screen.findByText('Columns of words that are left out: Maker.', { exact: false })
  await shows(screen, ['Gate valve | 4 | ', 'Globe valve | 6 | '])
  await choose('Maker', 'note')
  await shows(screen, ['Gate valve | 4 |  | Maker: ACME', 'Globe valve | 6 |  | Maker: ACME'])
  await choose('Item', 'quantity')
  await shows(screen, ['Gate valve | 1 |  | Maker: ACME', 'Globe valve | 2 |  | Maker: ACME'])
  expect(await roleOf(screen, 'Qty')).toBe('leaveOut')
})

test('asks which of two columns is the quantity, and adds nothing before one is chosen', async () => {
  const screen = await pasted(twoQuantities)
  await screen.findByText(
    'More than one reading is possible: Qty per unit, Total Qty. Choose what these columns are.',
  )
  await press(screen, 'Add to the list (2)')
  const question = screen.getByLabelText('Which column has the quantity?')
  expect(screen.element.shadowRoot?.activeElement === question).toBe(true)
  expect(wanted()).toEqual([])
  await screen.user.selectOptions(question, 'Total Qty: 6 · 3')
  await vi.waitFor(() => expect(screen.queryByText(/More than one reading/)).toBeNull())
  expect(await roleOf(screen, 'Qty per unit')).toBe('leaveOut')
  expect(question).toHaveProperty('value', '3')
  await press(screen, 'Add to the list (2)')
  expect(wanted()).toEqual(['6 |  | Gate valve', '3 |  | Globe valve'])
})

test('none of the columns in question may be the quantity', async () => {
  const screen = await pasted(twoQuantities)
  await choose('Which column has the quantity?', 'none')
  await shows(screen, ['Gate valve |  | ', 'Globe valve |  | '])
})

test('remembers the choice for the same headings', async () => {
  const screen = await pasted(twoQuantities)
  await screen.findByText(/More than one reading/)
  await choose('Total Qty', 'quantity')
  await vi.waitFor(() => expect(screen.queryByText(/More than one reading/)).toBeNull())
  await press(screen, 'Add to the list (2)')
  document.body.innerHTML = ''
  const next = await pasted(twoQuantities.replaceAll('valve', 'cock'))
  expect(await roleOf(next, 'Total Qty')).toBe('quantity')
  expect(await roleOf(next, 'Qty per unit')).toBe('leaveOut')
  await fill('Lines or cells', twoQuantities.replace('Description', 'Article'))
  await next.findByText(/More than one reading/)
})

test('shows the first sheet with a table under the name of the file, and offers the others', async () => {
  const screen = await imported(
    workbookOfSheets({
      Cover: { rows: [['RFQ 2026-114'], ['Prepared for:', 'Shutdown'], ['Date:', '2026-11-12']] },
      Valves: {
        rows: [
          ['Pos', 'Bezeichnung', 'Menge'],
          [1, 'Kugelhahn', 4],
          [2, 'Klappe', 6],
        ],
      },
      Gaskets: {
        rows: [
          ['Item', 'Qty'],
          ['Gasket', 9],
        ],
      },
    }),
  )
  await screen.findByRole('dialog', { name: 'mto.xlsx' })
  await shows(screen, ['Kugelhahn | 4 | ', 'Klappe | 6 | '])
  expect(await screen.findByLabelText('Sheet')).toHaveProperty('value', '1')
  await choose('Sheet', '2')
  await shows(screen, ['Gasket | 9 | '])
  await press(screen, 'Add to the list (1)')
  expect(wanted()).toEqual(['9 |  | Gasket'])
})

const list = 'Item\tQty\tUnit\nGate valve\t4\tpcs\nGasket\t10\tpcs\nStud bolt\t64\tset\n'

test('lines that are not ticked stay out of the list', async () => {
  const screen = await pasted(list)
  await press(screen, 'Add to the list (3)')
  expect(wanted()).toHaveLength(3)
  document.body.innerHTML = ''
  const next = await pasted(list)
  await next.user.click(await next.findByRole('checkbox', { name: 'Add Gasket' }))
  await next.findByRole('button', { name: 'Add to the list (2)' })
  expect(await roleOf(next, 'What row 3 is')).toBe('leaveOut')
  await choose('What row 3 is', 'item')
  await next.findByRole('button', { name: 'Add to the list (3)' })
  const all = await next.findByRole('checkbox', { name: 'All lines' })
  await next.user.click(all)
  expect(await next.findByRole('button', { name: 'Add to the list (0)' })).toHaveProperty('disabled', true)
  await next.user.click(await next.findByRole('checkbox', { name: 'Add Stud bolt' }))
  await press(next, 'Add to the list (1)')
  expect(wanted()).toEqual(['64 | set | Stud bolt'])
})

test('a line that is not ticked makes room for another', async () => {
  const rows = Array.from({ length: 203 }, (_, at) => `Gasket ${at + 1}\t${at + 1}`)
  const screen = await pasted(['Item\tQty', ...rows].join('\n'))
  await screen.findByText('A list has room for 200 lines. Lines that do not fit: 3.', { exact: false })
  await vi.waitFor(async () => expect((await previewed(screen)).at(-1)).toBe('Gasket 200 | 200 | '))
  await screen.user.click(await screen.findByRole('checkbox', { name: 'Add Gasket 1' }))
  await vi.waitFor(async () => expect((await previewed(screen)).at(-1)).toBe('Gasket 201 | 201 | '))
  await press(screen, 'Add to the list (200)')
  expect(wanted()[0]).toBe('2 |  | Gasket 2')
})

test('doubts stand at their line', async () => {
  const screen = await pasted('Item\tQty\tUnit\nGate valve\t1.000\tpcs\n2"\t5\tpcs\nGasket\t2\tpcs\n')
  await shows(screen, [
    'Gate valve | 1Check the quantity | pcs',
    '2"Only a size, number or code | 5 | pcs',
    'Gasket | 2 | pcs',
  ])
  await screen.findByText('Quantities to check: 1.', { exact: false })
})

test('takes the cells of a table in a mail instead of its plain text', async () => {
  const screen = await open()
  await press(screen, 'Paste lines')
  const field = await screen.findByLabelText('Lines or cells')
  const table = '<table><tr><td>Item</td><td>Qty</td></tr><tr><td>Gate valve</td><td>4</td></tr></table>'
  const given: Record<string, string> = { 'text/html': table, text: 'Item\nQty\nGate valve\n4' }
  fireEvent.paste(field, { clipboardData: { getData: (kind: string) => given[kind] ?? '' } })
  await shows(screen, ['Gate valve | 4 | '])
  await press(screen, 'Paste other lines')
  expect(await screen.findByLabelText('Lines or cells')).toHaveProperty('value', '')
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
})

test('a pasted list is folded, and can still be edited', async () => {
  const screen = await open()
  await press(screen, 'Paste lines')
  fireEvent.paste(await screen.findByLabelText('Lines or cells'), {
    clipboardData: { getData: (kind: string) => (kind === 'text' ? list : '') },
  })
  await fill('Lines or cells', list)
  const buttons = await screen.findByRole('button', { name: 'Go to the buttons' })
  expect(screen.element.shadowRoot?.activeElement === buttons).toBe(true)
  const summary = await screen.findByText('Pasted text')
  expect(summary.closest('details')).toHaveProperty('open', false)
  await screen.user.click(buttons)
  const add = screen.getByRole('button', { name: 'Add to the list (3)' })
  expect(screen.element.shadowRoot?.activeElement === add).toBe(true)
  await screen.user.click(summary)
  await fill('Lines or cells', '2 pcs valve')
  await shows(screen, ['valve | 2 | pcs'])
})

const enquiry = [
  ...['10 pcs gate valve 2" 800#', '4 sets spiral wound gasket 4" 150#', 'Stud bolt M16 x 90, 64 pcs'],
  ...['12 lengths of seamless pipe 6" sch 40', 'Delivery by 15 December 2026', 'EN 10204 3.1 certificates'],
  '3 man-days inspection',
].join('\n')

test('demands become requirements of the list, unless the buyer keeps them as items or leaves them out', async () => {
  const screen = await pasted(enquiry)
  expect(await screen.findByText('Needed by: 2026-12-15')).toBeTruthy()
  await choose('What row 6 is', 'item')
  await press(screen, 'Add to the list (6)')
  expect($rfqList.get().requirements).toMatchObject({ neededBy: '2026-12-15', certificates: [] })
  expect(wanted()[4]).toBe(' |  | EN 10204 3.1 certificates')
})

test('other terms are a note on every line', async () => {
  const screen = await pasted('2 pcs valve\n4 pcs gasket\nPayment terms: 30 days')
  await press(screen, 'Add to the list (2)')
  expect($rfqList.get().lines.map(({ note }) => note)).toEqual(Array(2).fill('Payment terms: 30 days'))
})

test('four lines, a date, a certificate and an inspection are sent with at most 5 clicks and 1 field', async () => {
  const screen = await open()
  let clicks = 0
  const click = async (name: string): Promise<void> => {
    clicks += 1
    await press(screen, name)
  }
  await click('Paste lines')
  await fill('Lines or cells', enquiry)
  await click('Add to the list (5)')
  await click('Choose up to 3 sellers for each line')
  await screen.findByText(/^Chose sellers for 5 of 5 lines\./)
  await click('Send all')
  await click('OK')
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  const sent = screen.network.calls(CREATE).map(({ body }) => Reflect.get(Object(body), 'quantity'))
  expect(sent.sort((one, other) => one - other)).toEqual([3, 4, 10, 12, 64])
  process.stdout.write(`From the enquiry to the sent list: ${clicks} clicks and 1 field\n`)
  expect(clicks).toBeLessThanOrEqual(5)
})

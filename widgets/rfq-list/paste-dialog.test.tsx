import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { $rfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { rfqReply, searchReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import './rfq-list.element.ts'
import { workbookOf } from '#shared/sheets/testing/workbook-file.ts'

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

const twoQuantities = 'No\tDescription\tQty per unit\tTotal Qty\n1\tGate valve\t2\t6\n2\tGlobe valve\t1\t3\n'

test('proposes what each column is, and the preview follows the choice of the buyer', async () => {
  const screen = await pasted(
    'Item\tDescription\tQty\tMaker\n1\tGate valve\t4\tACME\n2\tGlobe valve\t6\tACME\n',
  )
  expect(await roleOf(screen, 'Item')).toBe('leaveOut')
  expect(await roleOf(screen, 'Description')).toBe('item')
  expect(await roleOf(screen, 'Qty')).toBe('quantity')
  expect(await roleOf(screen, 'Maker')).toBe('leaveOut')
  await screen.findByText('Lines read: 2.', { exact: false })
  await choose('Maker', 'note')
  expect((await screen.findAllByRole('cell', { name: 'Maker: ACME' })).length).toBe(2)
  await choose('Description', 'quantity')
  await vi.waitFor(() => expect(screen.queryByRole('cell', { name: 'Gate valve' })).toBeNull())
  expect(await roleOf(screen, 'Qty')).toBe('leaveOut')
})

test('asks which of two columns is the quantity, and adds nothing before one is chosen', async () => {
  const screen = await pasted(twoQuantities)
  await screen.findByText(
    'More than one reading is possible: Qty per unit, Total Qty. Choose what these columns are.',
  )
  await press(screen, 'Add to the list (2)')
  expect(screen.element.shadowRoot?.activeElement === screen.getByLabelText('Qty per unit')).toBe(true)
  expect(wanted()).toEqual([])
  await choose('Total Qty', 'quantity')
  await vi.waitFor(() => expect(screen.queryByText(/More than one reading/)).toBeNull())
  await press(screen, 'Add to the list (2)')
  expect(wanted()).toEqual(['6 |  | Gate valve', '3 |  | Globe valve'])
})

test('remembers the choice for the same headings', async () => {
  const screen = await pasted(twoQuantities)
  await screen.findByText(/More than one reading/)
  await choose('Total Qty', 'quantity')
  await press(screen, 'Add to the list (2)')
  document.body.innerHTML = ''
  const next = await pasted(twoQuantities.replaceAll('valve', 'cock'))
  expect(await roleOf(next, 'Total Qty')).toBe('quantity')
  expect(await roleOf(next, 'Qty per unit')).toBe('leaveOut')
  await fill('Lines or cells', twoQuantities.replace('Description', 'Article'))
  await next.findByText(/More than one reading/)
})

test('shows the first sheet with a table, and offers the others', async () => {
  const sheet = (...rows: string[][]) =>
    `<sheetData>${rows.map(cells => `<row>${cells.map(cell => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`).join('')}</sheetData>`
  const bytes = workbookOf({
    Cover: sheet(['RFQ 2026-114']),
    Valves: sheet(['Pos', 'Bezeichnung', 'Menge'], ['1', 'Kugelhahn', '4'], ['2', 'Klappe', '6']),
    Gaskets: sheet(['Item', 'Qty'], ['Gasket', '9']),
  })
  const screen = await open()
  await screen.user.upload(screen.getByLabelText('Import file'), new File([bytes], 'mto.xlsx'))
  await screen.findByRole('cell', { name: 'Kugelhahn' })
  expect(await screen.findByLabelText('Sheet')).toHaveProperty('value', '1')
  await choose('Sheet', '2')
  await screen.findByRole('cell', { name: 'Gasket' })
  await press(screen, 'Add to the list (1)')
  expect(wanted()).toEqual(['9 |  | Gasket'])
})

test('counts the rows that it leaves out without a choice', async () => {
  const titles = Array.from({ length: 70 }, (_, at) => `Section ${'ABCDEFG'[at % 7]}\t`)
  const screen = await pasted(
    ['Item\tQty', ...titles, 'Gate valve\t4', 'Payment terms: 30 days\t'].join('\n'),
  )
  await screen.findByText('Rows left out, such as titles and totals: 49')
  await screen.findByLabelText('Payment terms: 30 days')
  await screen.findByText('Rows left out without a choice, because they are too many: 21.', { exact: false })
})

test('says how many of the rows it has read are hidden in the sheet', async () => {
  const row = (name: string, of = '') =>
    `<row${of}><c t="inlineStr"><is><t>${name}</t></is></c><c><v>4</v></c></row>`
  const heading = row('Item').replace('<c><v>4</v></c>', '<c t="inlineStr"><is><t>Qty</t></is></c>')
  const hidden = `${row('Gasket', ' r="3" hidden="1"')}<row hidden="1"/>`
  const bytes = workbookOf({ Items: `<sheetData>${heading}${row('Valve')}${hidden}</sheetData>` })
  const screen = await open()
  await screen.user.upload(screen.getByLabelText('Import file'), new File([bytes], 'mto.xlsx'))
  await screen.findByRole('cell', { name: 'Gasket' })
  await screen.findByText('Rows that are hidden in the sheet, and read too: 1.', { exact: false })
})

test('takes the cells of a table in a mail instead of its plain text', async () => {
  const screen = await open()
  await press(screen, 'Paste lines')
  const field = await screen.findByLabelText('Lines or cells')
  const table = '<table><tr><td>Item</td><td>Qty</td></tr><tr><td>Gate valve</td><td>4</td></tr></table>'
  const given: Record<string, string> = { 'text/html': table, text: 'Item\nQty\nGate valve\n4' }
  fireEvent.paste(field, { clipboardData: { getData: (kind: string) => given[kind] ?? '' } })
  await screen.findByRole('cell', { name: 'Gate valve' })
  expect(screen.getByRole('cell', { name: '4' })).toBeTruthy()
})

const enquiry = [
  ...['10 pcs gate valve 2" 800#', '4 sets spiral wound gasket 4" 150#', 'Stud bolt M16 x 90, 64 pcs'],
  ...['12 lengths of seamless pipe 6" sch 40', 'Delivery by 15 December 2026', 'EN 10204 3.1 certificates'],
  '3 man-days inspection',
].join('\n')

test('demands become requirements of the list, unless the buyer keeps them as items or leaves them out', async () => {
  const screen = await pasted(enquiry)
  expect(await screen.findByText('Needed by: 2026-12-15')).toBeTruthy()
  await choose('EN 10204 3.1 certificates', 'item')
  await press(screen, 'Add to the list (6)')
  expect($rfqList.get().requirements).toMatchObject({ neededBy: '2026-12-15', certificates: [] })
  expect(wanted().at(-1)).toBe(' |  | EN 10204 3.1 certificates')
})

test('other terms are a note on every line', async () => {
  const screen = await pasted('2 pcs valve\n4 pcs gasket\nPayment terms: 30 days')
  await press(screen, 'Add to the list (2)')
  expect($rfqList.get().lines.map(({ note }) => note)).toEqual(Array(2).fill('Payment terms: 30 days'))
})

test('four lines, a date, a certificate and an inspection are sent with at most 12 clicks and 4 fields', async () => {
  const screen = await open()
  let clicks = 0
  const click = async (name: string): Promise<void> => {
    clicks += 1
    await press(screen, name)
  }
  await click('Paste lines')
  await fill('Lines or cells', enquiry)
  await click('Add to the list (5)')
  for (const line of $rfqList.get().lines) {
    const group = screen.element.shadowRoot?.querySelector<HTMLElement>(`[data-line="${line.id}"]`)
    if (!group) throw new Error('The line is not shown')
    clicks += 1
    await screen.user.click(await screen.within(group).findByRole('checkbox', { name: /An offer/ }))
  }
  await click('Send all')
  await click('OK')
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  const sent = screen.network.calls(CREATE).map(({ body }) => Reflect.get(Object(body), 'quantity'))
  expect(sent.sort((one, other) => one - other)).toEqual([3, 4, 10, 12, 64])
  process.stdout.write(`From the enquiry to the sent list: ${clicks} clicks and 1 field\n`)
  expect(clicks).toBeLessThanOrEqual(12)
})

import { expect, test } from 'vitest'
import { linesIn, readAsProposed } from './testing/read-as-proposed.ts'

const others = (text: string) =>
  readAsProposed(text)
    .rows.filter(({ kind }) => kind !== 'line' && kind !== 'heading' && kind !== 'empty')
    .map(({ text: row, use }) => `${use}: ${row}`)

const table = 'No;Description;Qty;Unit\n1;Ball valve;4;pcs\n2;Gasket;10;pcs\n'
const lines = ['4 | pcs | Ball valve', '10 | pcs | Gasket']

test.each([
  ['a title as wide as the table', `RFQ 2026-114;;;\n${table}`, ['leaveOut: RFQ 2026-114']],
  [
    'a date of the letter',
    `Items\n\nDate;12.03.2026\n\n${table}`,
    ['leaveOut: Items', 'leaveOut: Date 12.03.2026'],
  ],
  ['a title above tabs', `RFQ 2026-114\n${table.replaceAll(';', '\t')}`, ['leaveOut: RFQ 2026-114']],
  [
    'a title above commas',
    `Platform A, phase 2\n${table.replaceAll(';', ',')}`,
    ['leaveOut: Platform A phase 2'],
  ],
  [
    'demands below',
    `${table}\n;Delivery to Kerteh;;\nPayment terms 30 days;;;\nPrepared by: Siti\n`,
    ['note: Delivery to Kerteh', 'note: Payment terms 30 days', 'leaveOut: Prepared by: Siti'],
  ],
  [
    'totals',
    `${table};Subtotal;14;pcs\n;Jumlah besar;14;\nTotal:;;14;\n`,
    ['leaveOut: Subtotal 14 pcs', 'leaveOut: Jumlah besar 14', 'leaveOut: Total: 14'],
  ],
  ['pages', table.replace('2;', 'Page 1 of 3;;;\nNo;Description;Qty;Unit\n2;'), ['leaveOut: Page 1 of 3']],
  ['a section', table.replace('2;', 'SEALS;;;\n2;'), ['leaveOut: SEALS']],
  ['rows left empty', `${table}3;;;\n4;;;\n`, []],
])('a table with %s', (_, text, expected) => {
  expect(linesIn(text)).toEqual(lines)
  expect(others(text)).toEqual(expected)
})

test.each([
  ['MR-2026-118 Turnaround Kerteh', 'MR-2026-118 Turnaround Kerteh'],
  ['Kemaman Offshore Sdn Bhd;;;\nRFQ 2026/114', 'RFQ 2026/114'],
  ['Kemaman Offshore Sdn Bhd', undefined],
  ['Kerteh 28-11-2026', undefined],
  ['Page 1 of 3', undefined],
])('the title %s above a table is its reference if it has a number', (title, reference) => {
  expect(readAsProposed(`${title};;;\n${table}`).required.reference).toBe(reference)
})

test('a title within the table is no reference', () => {
  expect(readAsProposed(table.replace('2;', 'SEALS-2026;;;\n2;')).required).toEqual({})
})

test('a line of text below a table is one too', () => {
  expect(linesIn(`${table}3 man-days inspection\n`)).toEqual([...lines, '3 | man-day | inspection'])
})

test.each(['Total station', 'Total petroleum hydrocarbon test kit', 'Page turner'])(
  '"%s" is an item',
  wanted => {
    expect(linesIn(`Item\tQty\nValve\t4\n${wanted}\t2\n`)).toEqual(['4 |  | Valve', `2 |  | ${wanted}`])
  },
)

test.each([
  ['-4', '-4'],
  ['1E5', '1E5'],
  ['15.12.2026', '15.12.2026'],
  ['10-Dec', '10-Dec'],
  ['5-6', '5-6'],
  ['1.000', '1'],
  ['0', '0'],
  ['as per MTO', 'as per MTO'],
  ['#REF!', '#REF!'],
  ['~50', '~50'],
])('the quantity %s has to be checked', (cell, quantity) => {
  expect(linesIn(`Description\tQty\tUnit\nValve\t${cell}\tpcs\nGasket\t2\tpcs`)).toEqual([
    `${quantity} ? | pcs | Valve`,
    '2 | pcs | Gasket',
  ])
})

test.each([
  ['a point before three digits', 'Valve\t1.000\tEA\nValve\t2.5\tkg', ['1 ?', '2.5']],
  ['a point among decimal commas', 'Valve\t1.000\tEA\nValve\t2,5\tkg', ['1000 ?', '2.5']],
  ['a comma among decimal commas', 'Valve\t1,000\tEA\nValve\t2,5\tkg', ['1000 ?', '2.5']],
  ['a comma among whole numbers', 'Valve\t1,000\tEA\nValve\t25\tEA', ['1000', '25']],
  ['both marks', 'Valve\t1,000.5\tkg\nValve\t1.000,5\tkg', ['1000.5', '1000.5']],
  ['less than one', 'Valve\t0.500\tkg\nValve\t0,500\tkg', ['0.500', '0.500']],
  ['millions', 'Valve\t1.000.000\tEA\nValve\t1,000,000\tEA', ['1000000', '1000000']],
  ['spaces', 'Valve\t1 200\tEA\nValve\t25\tEA', ['1200', '25']],
])('thousands and decimals: %s', (_, text, expected) => {
  expect(linesIn(`Description\tQty\tUnit\n${text}`).map(line => line.split(' | ')[0])).toEqual(expected)
})

test('a mark within a cell that is not quoted makes its row doubtful', () => {
  expect(linesIn('Description,Qty,Unit\nValve,4,pcs\nGasket,1,000,pcs\n')[1]).toMatch(/^1 \?/)
})

test.each([
  ['3', ''],
  ['2"', ''],
  ['150#', ''],
  ['see drawing 0815', ''],
  ['spool', 'spool'],
  ['man-days', 'man-day'],
  ['hours', 'hour'],
  ['lots', 'lot'],
  ['sets', 'set'],
  ['Stück', 'pcs'],
  ['件', 'pcs'],
])('below "UOM", %s is the unit "%s", and other text makes the line doubtful', (cell, unit) => {
  const [line] = readAsProposed(`Description\tQty\tUOM\nGate valve\t4\t${cell}\nGasket\t4\tEA\n`).lines
  expect(line).toMatchObject({ wanted: 'Gate valve', quantity: '4', unit, isQuantityDoubtful: unit === '' })
  expect(line?.note).toBe(unit === '' ? `UOM: ${cell}` : '')
})

test('four lines, a date, certificates and an inspection in man-days', () => {
  const text = [
    ...['10 pcs gate valve 2" 800#', '4 sets spiral wound gasket 4" 150#', 'Stud bolt M16 x 90, 64 pcs'],
    ...['120 m of seamless pipe 6" sch 40', 'Delivery by 15 December 2026', 'EN 10204 3.1 certificates'],
    '3 man-days inspection',
  ].join('\n')
  expect(linesIn(text)).toEqual([
    '10 | pcs | gate valve 2" 800#',
    '4 | set | spiral wound gasket 4" 150#',
    '64 | pcs | Stud bolt M16 x 90',
    '120 | m | seamless pipe 6" sch 40',
    '3 | man-day | inspection',
  ])
  const [, , , , ...terms] = readAsProposed(text).rows
  expect(terms).toMatchObject([
    { use: 'required', required: { neededBy: '2026-12-15' } },
    { use: 'required', required: { certificates: ['EN 10204 3.1'] } },
    { kind: 'line' },
  ])
})

test('reads a long text quickly', () => {
  const text = Array.from({ length: 20_000 }, (_, index) => `10 pcs valve ${index} 6 m`).join(' ')
  expect(linesIn(text)).toHaveLength(1)
})

test.each(['', ' \n ', 'Description\tQty'])('%j has no lines', text => {
  expect(readAsProposed(text)).toMatchObject({ lines: [] })
  expect(others(text)).toEqual([])
})

import { expect, test } from 'vitest'
import { readPastedLines } from './pasted-lines.ts'

const read = (text: string) =>
  readPastedLines(text).map(
    ({ wanted, quantity, unit, isQuantityDoubtful }) =>
      `${quantity}${isQuantityDoubtful ? ' ?' : ''} | ${unit} | ${wanted}`,
  )
const notes = (text: string) => readPastedLines(text).map(({ note }) => note)

const gate = 'Gate valve 2" 150# RF'
const globe = 'Globe valve 1" 300# RF'
const both = [`4 | pcs | ${gate}`, `6 | pcs | ${globe}`]

const headings = [
  ...['Item', 'Items', 'Item No.', 'Item #', 'Sr. No.', 'Sl No', 'S.No', 'S/N', 'Line Item', 'Line', 'No'],
  ...[
    'Pos',
    'Pos.',
    'Position',
    'Serial No',
    'Ser.',
    'Row',
    'Item Number',
    'Bil.',
    'Lfd. Nr.',
    'Item of requisition',
  ],
]
const numbers = [
  ['1', '2'],
  ['10', '20'],
  ['1.1', '1.2'],
  ['A1', 'A2'],
  ['00010', '00020'],
  ['1.', '2.'],
  ['a)', 'b)'],
]

test.each(headings)('the numbers of rows below "%s" are no words', heading => {
  for (const [one, two] of numbers)
    expect(
      read(`${heading}\tDescription\tQty\tUnit\n${one}\t${gate}\t4\tEA\n${two}\t${globe}\t6\tEA\n`),
    ).toEqual(both)
})

test('a column of row numbers may stand anywhere', () => {
  expect(read(`Description\tQty\tUnit\tItem\n${gate}\t4\tEA\t10\n${globe}\t6\tEA\t20\n`)).toEqual(both)
})

test.each(['Item', 'Line Item'])('words below "%s" stay', heading => {
  expect(read(`${heading}\tSize\tQty\nGate valve\t2"\t4\nGlobe valve\t1"\t6\n`)[0]).toMatch(/^4.*Gate valve/)
  expect(read(`${heading}\tQty\nV-100\t4\nV-200\t6\n`)[0]).toContain('V-100')
})

test.each([
  ...[
    "Qty Req'd",
    'REQ. QTY',
    'Required Qty',
    'Qty Required',
    'Quantity requested',
    'Total Qty',
    'Qty.',
    'QTY:',
  ],
  ...[
    'Order Quantity',
    'Ordered Qty',
    'Qnty',
    'Menge',
    'Quantité',
    'Cantidad',
    '数量',
    'Anzahl',
    'Kuantitas',
  ],
])('"%s" is the quantity', heading => {
  const text = `Item No.\tDescription\t${heading}\tUOM\n1\t${gate}\t4\tEA\n2\t${globe}\t6\tEA\n`
  expect(read(text)).toEqual(both)
})

test.each(['Qty (pcs)', 'Quantity [EA]', 'Total Qty (nos)'])('"%s" names the unit too', heading => {
  expect(read(`No\tDescription\t${heading}\n1\t${gate}\t4\n2\t${globe}\t6\n`)).toEqual(both)
})

test('of two quantities the total counts; the others go into the note, and the line is doubtful', () => {
  const text = `No\tDescription\tQty per unit\tUnits\tTotal Qty\n1\t${gate}\t2\t3\t6\n2\t${globe}\t1\t3\t3\n`
  expect(read(text)).toEqual([`6 ? |  | ${gate}`, `3 ? |  | ${globe}`])
  expect(notes(text)).toEqual(['Qty per unit: 2, Units: 3', 'Qty per unit: 1, Units: 3'])
})

test.each([
  ['Stock Qty\tQty', '9\t4'],
  ['Qty\tQty in stock', '4\t9'],
  ['Qty\tOrder Qty', '4\t9'],
])('a second quantity makes a line doubtful: %s', (heading, cells) => {
  expect(read(`Description\t${heading}\nGate valve\t${cells}\n`)).toEqual(['4 ? |  | Gate valve'])
})

test('reads a requisition; codes and dates go into the note with their headings', () => {
  const text = `Item of requisition\tMaterial\tShort Text\tQuantity requested\tUnit of Measure\tDelivery date
10\t4000123\tVALVE,GATE,2IN,150#,RF\t4\tEA\t15.12.2026
20\t4000456\tVALVE,GLOBE,1IN,300#,RF\t6\tEA\t15.12.2026\n`
  expect(read(text)).toEqual(['4 | pcs | VALVE,GATE,2IN,150#,RF', '6 | pcs | VALVE,GLOBE,1IN,300#,RF'])
  expect(notes(text)[0]).toBe('Material: 4000123, Delivery date: 15.12.2026')
})

test.each(['Bedarf', 'Set A', 'Pieces', 'Kg', ''])(
  'a cell below "%s", which no column takes, makes its line doubtful',
  heading => {
    const text = `Description\tUOM\t${heading}\nGate valve\tEA\t4\nGasket\tEA\t\n`
    expect(read(text)).toEqual([' ? | pcs | Gate valve, 4', ' | pcs | Gasket'])
  },
)

test.each([
  ['3', ''],
  ['2"', ''],
  ['150#', ''],
  ['see drawing 0815', ''],
  ['as per attached list', ''],
  ['spool', 'spool'],
  ['man-days', 'man-day'],
  ['m2', 'm2'],
])('below "UOM", %s is the unit "%s", and other text makes the line doubtful', (cell, unit) => {
  const [line] = readPastedLines(`Description\tQty\tUOM\nGate valve\t4\t${cell}\n`)
  expect(line).toMatchObject({ wanted: 'Gate valve', quantity: '4', unit, isQuantityDoubtful: unit === '' })
  expect(line?.note).toBe(unit === '' ? `UOM: ${cell}` : '')
})

test('cells without a heading are doubtful if several numbers could be the quantity', () => {
  expect(read('Gate valve\t2\t3')).toEqual([' ? |  | Gate valve, 2, 3'])
})

const rows = [
  ['No', 'Description', 'Qty', 'UOM'],
  ['1', gate, '4', 'EA'],
  ['2', globe, '6', 'EA'],
]
const ruled = (rule: string, edge = '|') =>
  rows
    .flatMap((row, index) => [`${edge} ${row.join(' | ')} ${edge}`, ...(index === 0 ? [rule] : [])])
    .join('\n')

test.each([
  ['Markdown', ruled('|---|---|---|---|')],
  ['Markdown with alignment', ruled('| :-- | --- | --: | :-: |')],
  ['Markdown below a sentence', `Here is your list:\n\n${ruled('|---|---|---|---|')}`],
  ['Markdown without bars at the ends', ruled('---|---|---|---', '')],
  [
    'a table drawn with characters',
    `+---+-----+---+---+\n${ruled('+---+-----+---+---+')}\n+---+-----+---+---+`,
  ],
  ['a list of SAP', `${'-'.repeat(40)}\n${ruled(`|${'-'.repeat(38)}|`)}\n${'-'.repeat(40)}`],
  ['bars alone', rows.map(row => row.join('|')).join('\n')],
  ['bars after a first line that names them', `sep=|\n${rows.map(row => row.join('|')).join('\n')}`],
])('reads %s', (_, text) => {
  expect(read(text)).toEqual(both)
})

test('reads rows between bars without a heading', () => {
  expect(read(`| ${gate} | 4 | EA |\n| ${globe} | 6 | EA |`)).toEqual(both)
})

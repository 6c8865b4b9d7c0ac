import { expect, test } from 'vitest'
import { readPastedLines } from './pasted-lines.ts'

const read = (text: string) =>
  readPastedLines(text).map(({ wanted, quantity, unit }) => `${quantity} | ${unit} | ${wanted}`)

test.each([
  ['10 pcs gate valve 2" 800#', '10 | pcs | gate valve 2" 800#'],
  ['10pcs of gate valve', '10 | pcs | gate valve'],
  ['Gate valve 2" 800# Qty 12 nos', '12 | pcs | Gate valve 2" 800#'],
  ['Gate valve, qty: 3', '3 |  | Gate valve'],
  ['Gate valve 2" (10 pcs)', '10 | pcs | Gate valve 2"'],
  ['Seamless pipe 6" sch 40 - 120 m', '120 | m | Seamless pipe 6" sch 40'],
  ['2,5 t of barite', '2.5 | t | barite'],
  ['1,200 m cable 3C x 2.5', '1200 | m | cable 3C x 2.5'],
  ['1.200,50 kg baryte', '1200.50 | kg | baryte'],
  ['4 x Flange WN 4" 300# RF', '4 |  | Flange WN 4" 300# RF'],
  ['Flange WN 4" 300# RF x 4', '4 |  | Flange WN 4" 300# RF'],
  ['- 3 sets gasket', '3 | set | gasket'],
  ['2. 3 sets gasket', '3 | set | gasket'],
  ['5 drum hydraulic oil', '5 | drum | hydraulic oil'],
  ['buah 3', ' |  | buah 3'],
  // A number that may be a size or a grade is not read as a quantity.
  ['316 stainless tube', ' |  | 316 stainless tube'],
  ['2" gate valve', ' |  | 2" gate valve'],
  ['Gate valve, 2", 800#', ' |  | Gate valve, 2", 800#'],
  ['4500012345', ' |  | 4500012345'],
  ['4;ea;Flange WN 4" 300# RF', '4 | pcs | Flange WN 4" 300# RF'],
  ['Flange WN 4" 300# RF\t4\tEA', '4 | pcs | Flange WN 4" 300# RF'],
  ['4\tFlange WN 4" 300# RF', '4 |  | Flange WN 4" 300# RF'],
  ['10 pcs\tGate valve', '10 | pcs | Gate valve'],
  ['V-100\tGate valve\t2,5\tkg', '2.5 | kg | V-100, Gate valve'],
  ['4500012345\t10', '10 |  | 4500012345'],
  ['12,pcs,Gate valve', '12 | pcs | Gate valve'],
  ['"Gate valve, 2"" 800#",4,ea', '4 | pcs | Gate valve, 2" 800#'],
  ['"Gate valve\n2"" 800#"\t4', '4 |  | Gate valve 2" 800#'],
  ['Gate valve\t2\t3', ' |  | Gate valve, 2, 3'],
  ['Gate valve\t2\t3\tpcs', '3 | pcs | Gate valve, 2'],
])('%j', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test.each([
  [
    'a header that names the columns',
    'No\tDescription\tUOM\tQty\tSize\n1\tGate valve\tEA\t10\t2"\n2\tGasket\tbox\t4\t\n',
    ['10 | pcs | Gate valve, 2"', '4 | box | Gasket'],
  ],
  ['a header with commas', 'Qty,Item\r\n4,Flange\r\n6,Elbow\r\n', ['4 |  | Flange', '6 |  | Elbow']],
  ['numbered rows', '1\tGate valve\t10\n2\tGasket\t4', ['10 |  | Gate valve', '4 |  | Gasket']],
  ['blank rows', '\n10 pcs valve\n\n  \n2 sets gasket\n', ['10 | pcs | valve', '2 | set | gasket']],
  ['a quantity that is not a number', 'Item\tQty\nGate valve\tas per MTO', [' |  | Gate valve, as per MTO']],
  ['text with commas', 'Valve, gate, 2"\nGasket, spiral', [' |  | Valve, gate, 2"', ' |  | Gasket, spiral']],
  ['an empty text', ' \n ', []],
  ['a header alone', 'Description\tQty', []],
])('%s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('a grade of steel is not a quantity', () => {
  const rows = 'Spiral wound gasket 2" 150#\t316L\t10\nTube 1/2" OD\t316L\t120\tm\n'
  expect(read(rows)).toEqual(['10 |  | Spiral wound gasket 2" 150#, 316L', '120 | m | Tube 1/2" OD, 316L'])
  expect(read('Needle valve 1/2" NPT SS 316L\n')).toEqual([' |  | Needle valve 1/2" NPT SS 316L'])
})

const readDoubtful = (text: string) =>
  readPastedLines(text).map(line => `${line.quantity}${line.isQuantityDoubtful ? ' ?' : ''}`)

test.each([
  ['a point before three digits', 'Valve\t1.000\tEA\nValve\t2.5\tkg', ['1 ?', '2.5']],
  ['a point among decimal commas', 'Valve\t1.000\tEA\nValve\t2,5\tkg', ['1000 ?', '2.5']],
  ['a comma among decimal commas', 'Valve\t1,000\tEA\nValve\t2,5\tkg', ['1000 ?', '2.5']],
  ['a comma among whole numbers', 'Valve\t1,000\tEA\nValve\t25\tEA', ['1000', '25']],
  ['both marks', 'Valve\t1,000.5\tkg\nValve\t1.000,5\tkg', ['1000.5', '1000.5']],
  ['less than one', 'Valve\t0.500\tkg\nValve\t0,500\tkg', ['0.500', '0.500']],
  ['millions', 'Valve\t1.000.000\tEA\nValve\t1,000,000\tEA', ['1000000', '1000000']],
])('thousands and decimals: %s', (_, text, expected) => {
  expect(readDoubtful(text)).toEqual(expected)
})

test('reads a long text quickly', () => {
  const text = Array.from({ length: 20_000 }, (_, index) => `10 pcs valve ${index} 6 m`).join(' ')
  expect(read(text)).toHaveLength(1)
})

test.each(['Remarks', 'remark', 'Note', 'NOTES', 'Comment', 'Comments', 'Catatan'])(
  'a cell below "%s" is the note, and not part of the search',
  header => {
    const text = `Item\tQty\t${header}\nGate valve\t4\tw/ handwheel\nGasket\t2\t\n\t\tsee drawing`
    expect(readPastedLines(text)).toMatchObject([
      { wanted: 'Gate valve', quantity: '4', note: 'w/ handwheel' },
      { wanted: 'Gasket', quantity: '2', note: '' },
      { wanted: 'see drawing', note: '' },
    ])
  },
)

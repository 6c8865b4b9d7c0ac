import { expect, test } from 'vitest'
import { linesIn, readAsProposed } from './testing/read-as-proposed.ts'

const gate = 'Gate valve 2" 150# RF'
const globe = 'Globe valve 1" 300# RF'
const both = [`4 | pcs | ${gate}`, `6 | pcs | ${globe}`]
const notes = (text: string) => readAsProposed(text).lines.map(({ note }) => note)
const roles = (...rows: string[]) => readAsProposed(rows.join('\n')).roles.map(role => role ?? 'open')

const rowHeadings = [
  ...[
    'Item',
    'Items',
    'Item No.',
    'Item #',
    'Sr. No.',
    'Sl No',
    'S.No',
    'S/N',
    'Line Item',
    'Line',
    'No',
    'N°',
  ],
  ...['Pos', 'Pos.', 'Position', 'Serial No', 'Ser.', 'Row', 'Item Number', 'Bil.', 'Lfd. Nr.', '序号'],
  'Item of requisition',
]
const numbers = [
  ...[
    ['1', '2'],
    ['10', '20'],
    ['1.1', '1.2'],
    ['A1', 'A2'],
  ],
  ...[
    ['00010', '00020'],
    ['1.', '2.'],
    ['a)', 'b)'],
  ],
]

test.each(rowHeadings)('the numbers of rows below "%s" are left out', heading => {
  for (const [one, two] of numbers)
    expect(
      linesIn(`${heading}\tDescription\tQty\tUnit\n${one}\t${gate}\t4\tEA\n${two}\t${globe}\t6\tEA\n`),
    ).toEqual(both)
})

test.each(['Item', 'Line Item'])('words below "%s" are the item', heading => {
  expect(linesIn(`${heading}\tSize\tQty\nGate valve\t2"\t4\nGlobe valve\t1"\t6\n`)[0]).toBe(
    '4 |  | Gate valve, 2"',
  )
  expect(linesIn(`${heading}\tQty\nV-100\t4\nV-200\t6\n`)[0]).toBe('4 |  | V-100')
})

test.each([
  ['English', "S/N\tItem Description\tQTY REQ'D\tUOM"],
  ['English', 'Item No.\tMaterial Description\tREQ. QTY\tBUn'],
  ['English', 'Line\tShort Text\tOrder Quantity\tOrder Unit'],
  ['Malay', 'Bil.\tPerihal\tKuantiti\tUnit'],
  ['Indonesian', 'No\tUraian Barang\tJumlah\tSatuan'],
  ['German', 'Pos.\tBezeichnung\tMenge\tEinheit'],
  ['German', 'Lfd. Nr.\tKurztext\tStückzahl\tME'],
  ['German', 'Pos\tArtikelbezeichnung\tBestellmenge\tMengeneinheit'],
  ['French', 'N°\tDésignation\tQuantité\tUnité'],
  ['French', 'Repère\tLibellé\tQté\tUnité'],
  ['Spanish', 'Posición\tDescripción\tCantidad\tUnidad'],
  ['Spanish', 'Ítem\tConcepto\tCant.\tUd.'],
  ['Chinese', '序号\t名称\t数量\t单位'],
  ['Chinese', '项次\t物料描述\t采购数量\t单位'],
])('headings in %s: %s', (_, headings) => {
  expect(linesIn(`${headings}\n1\t${gate}\t4\tEA\n2\t${globe}\t6\tEA\n`)).toEqual(both)
})

test('of headings in another language, only the quantity is asked for', () => {
  expect(roles('Nr\tOmschrijving\tAantal\tEenheid', `1\t${gate}\t4\tEA`, `2\t${globe}\t6\tEA`)).toEqual([
    'leaveOut',
    'item',
    'open',
    'unit',
  ])
})

test.each(['Qty (pcs)', 'Quantity [EA]', 'Total Qty (nos)'])('"%s" names the unit too', heading => {
  expect(linesIn(`No\tDescription\t${heading}\n1\t${gate}\t4\n2\t${globe}\t6\n`)).toEqual(both)
})

test.each([
  ['Qty per unit\tUnits\tTotal Qty', '2\t3\t6', ['item', 'open', 'open', 'open']],
  ['Stock Qty\tQty', '9\t4', ['item', 'open', 'open']],
  ['Qty\tQty in stock', '4\t9', ['item', 'open', 'open']],
  ['Qty\tOrder Qty', '4\t9', ['item', 'open', 'open']],
  ['Stock Qty', '9', ['item', 'open']],
  ['Unit\tUOM', 'EA\tpcs', ['item', 'open', 'open']],
  ['Required', '4', ['item', 'open']],
])(
  'columns that may be the quantity or the unit are open, and nothing is read from them: %s',
  (headings, cells, expected) => {
    const rows = [`Description\t${headings}`, `Gate valve\t${cells}`, `Gasket\t${cells}`]
    expect(roles(...rows)).toEqual(expected)
    expect(linesIn(rows.join('\n'))).toEqual([' |  | Gate valve', ' |  | Gasket'])
  },
)

test('a requisition of SAP: codes and dates go into the note with their headings', () => {
  const text = `Item of requisition\tMaterial\tShort Text\tQuantity requested\tUnit of Measure\tDelivery date
10\t4000123\tVALVE,GATE,2IN,150#,RF\t4\tEA\t15.12.2026
20\t4000456\tVALVE,GLOBE,1IN,300#,RF\t6\tEA\t15.12.2026\n`
  expect(linesIn(text)).toEqual(['4 | pcs | VALVE,GATE,2IN,150#,RF', '6 | pcs | VALVE,GLOBE,1IN,300#,RF'])
  expect(notes(text)[0]).toBe('Material: 4000123, Delivery date: 15.12.2026')
})

test.each([
  ...['Price', 'Unit Price', 'UnitPrice', 'U/Price', 'Unit Rate', 'Rate (MYR)', 'Amount', 'Total (USD)'],
  ...['Line total', 'Est. cost', 'Harga seunit', 'Kadar (RM)', 'Jumlah', 'RM', '€', 'Currency', 'SST 8%'],
  ...['Stückpreis', 'Prix unitaire', 'Precio', '单价', 'Flow rate', 'Bedarf', ''],
])('nothing is read from the column "%s"', heading => {
  const text = `Description;Qty;${heading};Size\nBall valve;4;120.00;2"\nGasket;5;130.00;3"\n`
  expect(linesIn(text)).toEqual(['4 |  | Ball valve, 2"', '5 |  | Gasket, 3"'])
  expect(notes(text)).toEqual(['', ''])
})

test.each([
  'Remarks',
  'remark',
  'Note',
  'NOTES',
  'Comment',
  'Catatan',
  'Bemerkung',
  'Remarques',
  'Observaciones',
  '备注',
])('a cell below "%s" is the note', heading => {
  const text = `Item\tQty\t${heading}\nGate valve\t4\tw/ handwheel\nGasket\t2\t\n`
  expect(notes(text)).toEqual(['w/ handwheel', ''])
})

test.each([
  ['1\tGate valve\t10\n2\tGasket\t4', ['10 |  | Gate valve', '4 |  | Gasket']],
  ['Gate valve\t2\t3', [' |  | Gate valve']],
  ['Gate valve\t2\t3\tpcs', [' | pcs | Gate valve']],
  ['4;ea;Flange WN 4" 300# RF', ['4 | pcs | Flange WN 4" 300# RF']],
  ['10 pcs\tGate valve', ['10 | pcs | Gate valve']],
  ['Gate valve, 2"\t150', ['150 ? |  | Gate valve, 2"']],
  ['Nitrile gloves\tL\t5', ['5 |  | Nitrile gloves, L']],
  ['Needle valve\tSS\t316L', [' |  | Needle valve, SS, 316L']],
  ['4500012345\t10\n4500012346\t3', ['10 |  | 4500012345', '3 |  | 4500012346']],
])('without headings, the cells tell the columns: %j', (text, expected) => {
  expect(linesIn(text)).toEqual(expected)
})

const columnsOf = (...rows: string[]) =>
  readAsProposed(rows.join('\n')).columns.map(({ role = 'open', reason }) =>
    reason ? `${role}: ${reason}` : role,
  )

test.each([
  'longDescription',
  'Texto breve',
  'item_description',
  'Kurztext',
  'SHORT-TEXT',
  'Omschrijving',
  '描述',
])('the words below "%s" are the item, beside sizes and weights', heading => {
  const text = `quantity,unit,${heading},weight,size\n4,EA,"GATE VALVE, CL150, RF",28.1,"2"""\n6,EA,"GLOBE VALVE, CL150, RF",39,"3"""\n`
  expect(linesIn(text)).toEqual([
    '4 | pcs | GATE VALVE, CL150, RF, 2"',
    '6 | pcs | GLOBE VALVE, CL150, RF, 3"',
  ])
})

test('the buyer is asked about a column with more words than the item, whatever its heading', () => {
  expect(
    columnsOf('Type\tQty\tZusatz', 'Valve\t4\tGate valve with flanges', 'Valve\t6\tGlobe valve with flanges'),
  ).toEqual(['item', 'quantity', 'open'])
})

test('a column of words that is left out is named', () => {
  const { columns } = readAsProposed(
    'Item\tDescription\tQty\tMaker\n1\tGate valve\t4\tACME\n2\tGlobe\t6\tACME',
  )
  expect(columns[3]).toMatchObject({ role: 'leaveOut', reason: 'unknown', hasWords: true })
})

test('words below a heading for prices are no prices', () => {
  const text = 'No\tRate\tQty\n1\tGate valve, flanged ends\t4\n2\tGlobe valve, flanged ends\t6'
  expect(columnsOf(...text.split('\n'))).toEqual(['leaveOut: rowNumbers', 'item', 'quantity'])
})

test.each([
  ['DESCRIPTION;DN;SCH;RATING;QTY', 'Gate valve;50;-;150;4', 'Gate valve, DN 50, RATING 150'],
  ['Description;DN;PN;Length (mm);Qty', 'Spool;50;16;6000;4', 'Spool, DN 50, PN 16, Length (mm) 6000'],
  ['Description;Size;Sch;Qty', 'Nipple;1/2;n/a;4', 'Nipple, Size 1/2'],
  ['Description;Saiz;Kelas;Qty', 'Injap;80;0;4', 'Injap, Saiz 80'],
  ['Description;Size;Class;Qty', 'Gate valve;2";150#;4', 'Gate valve, 2", 150#'],
])('a number keeps the name of its column, and a dash is nothing: %s', (headings, row, wanted) => {
  expect(readAsProposed(`${headings}\n${row}\n${row}`).lines[0]).toMatchObject({ wanted, quantity: '4' })
})

test.each(['2" 150# RF', 'Class 300', 'SS316L', 'DN 50'])('a note column with "%s" is the item', cell => {
  expect(columnsOf('Description\tQty\tRemarks', `Gate valve\t4\t${cell}`, `Globe valve\t6\t${cell}`)[2]).toBe(
    'item',
  )
})

test('what is still to buy beside another quantity is asked about', () => {
  expect(
    columnsOf('Description\tReqd qty\tBalance to procure', 'Gate valve\t10\t6', 'Globe valve\t9\t4'),
  ).toEqual(['item', 'open', 'open'])
})

test.each([
  ['Qty per set\tTotal', '2\t6', ['open', 'open']],
  ['Qty North\tQty South\tTotal', '3\t1\t4', ['open', 'open', 'open']],
  ['Qty\tTotal', '4\t4', ['quantity', 'leaveOut: otherQuantity']],
  ['Qty\tTotal\tRate', '4\t400\t100', ['quantity', 'leaveOut: price', 'leaveOut: price']],
  ['Qty offered\tRequired', '\t4', ['leaveOut: empty', 'open']],
])('a total beside quantities is one, a price or asked about: %s', (headings, cells, expected) => {
  expect(
    columnsOf(`Description\t${headings}`, `Gate valve\t${cells}`, `Globe valve\t${cells}`).slice(1),
  ).toEqual(expected)
})

import { expect, test } from 'vitest'
import { linesIn, readAsProposed } from './testing/read-as-proposed.ts'

const uses = (text: string) =>
  readAsProposed(text)
    .rows.filter(({ kind }) => kind !== 'line' && kind !== 'heading')
    .map(({ kind, use }) => `${kind}: ${use}`)

test.each([
  [
    'sections, descriptions and sizes',
    'S. No.\tDescription\tUnit\tQty\n1\tVALVES\t\t\n\tGate valve, class 150, of the following sizes:\t\t\n1.1\t2"\tNos\t4\n1.2\t3"\tNos\t6\n\tGlobe valve, class 150:\t\t\n1.3\t4"\tNos\t7',
    [
      '4 | pcs | Gate valve, class 150, 2"',
      '6 | pcs | Gate valve, class 150, 3"',
      '7 | pcs | Globe valve, class 150, 4"',
    ],
  ],
  [
    'numbered descriptions',
    'Ref\tDescription\tUnit\tQty\n2.1\tElbow 90 deg, long radius\t\t\na\tDN 50, sch 40\tno\t22\nb\tDN 80, sch 40\tno\t14\n2.2\tGasket 2" 150#\tno\t9',
    [
      '22 | pcs | Elbow 90 deg, long radius, DN 50, sch 40',
      '14 | pcs | Elbow 90 deg, long radius, DN 80, sch 40',
      '9 | pcs | Gasket 2" 150#',
    ],
  ],
  [
    'sizes in words',
    'Bil\tPerihal\tUnit\tKuantiti\n1\tINJAP\n\tInjap get, kelas 150:\na\t50 mm dia\tNos\t4\nb\t80 mm dia\tNos\t6',
    ['4 | pcs | Injap get, kelas 150, 50 mm dia', '6 | pcs | Injap get, kelas 150, 80 mm dia'],
  ],
  [
    'entries of a list',
    'Item\tDescription\tQty\tUnit\n1\tSupply of gate valves, class 300:\t\t\n\ta) 2"\t4\tNo\n\t- 3"\t6\tNo',
    ['4 | pcs | Supply of gate valves, class 300, 2"', '6 | pcs | Supply of gate valves, class 300, 3"'],
  ],
  [
    'German words',
    'Pos\tBezeichnung\tMenge\tEinheit\n1\tAbsperrschieber PN16, folgende Größen:\n1.1\tDN 50\t4\tStk\n1.2\tDN 80\t6\tStk',
    ['4 | pcs | Absperrschieber PN16, DN 50', '6 | pcs | Absperrschieber PN16, DN 80'],
  ],
  [
    'a class below a name',
    'Description\tQty\tUnit\nBall valve\t\t\nClass 300\t\t\n1/2 inch\t4\tpcs\n1 inch\t6\tpcs',
    ['4 | pcs | Ball valve, Class 300, 1/2 inch', '6 | pcs | Ball valve, Class 300, 1 inch'],
  ],
])('lines that are only a size get the words above them: %s', (_, text, expected) => {
  expect(linesIn(text)).toEqual(expected)
  expect(uses(text)).toContain('title: below')
})

test('a line that is only a size is marked if nothing says of what', () => {
  const text = 'Description\tSize\tQty\nGate valve\t2"\t4\n\t3"\t6\n'
  expect(readAsProposed(text).lines.map(({ doubts }) => doubts)).toEqual([[], ['onlySize']])
})

test('a title goes with all lines below it if the buyer says so, or with none', () => {
  const text =
    'Description\tQty\nStainless steel 316\t\nGate valve 2"\t4\nGlobe valve 3"\t6\nSpares\t\nGasket\t9'
  const words = (use: 'below' | 'leaveOut') =>
    readAsProposed(text, { columns: new Map(), rows: new Map([[1, use]]) }).lines.map(({ wanted }) => wanted)
  expect(words('below')).toEqual([
    'Stainless steel 316, Gate valve 2"',
    'Stainless steel 316, Globe valve 3"',
    'Gasket',
  ])
  expect(words('leaveOut')).toEqual(['Gate valve 2"', 'Globe valve 3"', 'Gasket'])
})

const priced = (label: string) =>
  `Item\tDescription\tQty\tUnit\tAmount\n1\tGate valve\t4\tpcs\t\n2\tGlobe valve\t6\tpcs\t\n\t${label}\t10\tpcs\t1000\n`

test.each([
  ...[
    'Total',
    'Page total',
    'Nett total',
    'Armaturen gesamt',
    'Total no. of valves',
    'Total valves',
    'Sub-total for valves',
    'Subtotal A',
    'Total carried to summary',
    'To collection',
  ],
  ...['GRAND TOTAL (excl. SST)', 'Carried forward', 'Brought forward from page 1', 'TOTAL (A+B)', 'A. Total'],
  ...['Jumlah / Summe', 'Jumlah kecil', 'Jumlah dibawa ke ringkasan', 'Sub jumlah', 'Dibawa ke hadapan'],
  ...['Zwischensumme Armaturen', 'Summe', 'Übertrag', 'Gesamtsumme netto', 'Suma y sigue', 'Total general'],
  ...[
    'Subtotal válvulas',
    'Total geral',
    'A transportar',
    'Razem',
    '合计',
    '本页小计',
    'Valves / Total',
    'Gate valves: total',
  ],
])('"%s" is a total, begins as left out and can be added', label => {
  expect(linesIn(priced(label))).toEqual(['4 | pcs | Gate valve', '6 | pcs | Globe valve'])
  const [last] = readAsProposed(priced(label)).rows.slice(-1)
  expect(last).toMatchObject({ kind: 'total', use: 'leaveOut' })
  const added = readAsProposed(priced(label), { columns: new Map(), rows: new Map([[3, 'item']]) })
  expect(added.lines).toHaveLength(3)
})

test.each([
  'Total station',
  'Total set of gaskets 2" 150#',
  'Total dissolved solids meter',
  'Total flooding kit TF-200-8',
])('"%s" is an item', label => {
  expect(linesIn(priced(label).replace('\t10\t', '\t3\t'))[2]).toMatch(/^3 \| pcs \| Total/)
})

test('an item whose name may be that of a total is marked', () => {
  expect(linesIn(priced('Total valve overhaul').replace('\t10\t', '\t3\t'))[2]).toBe(
    '3 ? | pcs | Total valve overhaul',
  )
})

test('a row of many totals takes no longer than its number', () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => `\tTotal thing ${at}\t${at + 1}.5`)
  expect(linesIn(`No\tDescription\tQty\n${rows.join('\n')}`)).toHaveLength(3_000)
})

test.each([
  ['DAP Kerteh bis 15.01.2027', { incoterm: 'DAP', place: 'Kerteh', neededBy: '2027-01-15' }],
  ['DAP Kerteh sebelum 15 Januari 2027', { incoterm: 'DAP', place: 'Kerteh', neededBy: '2027-01-15' }],
  ['DAP Kerteh hasta 15.01.2027', { incoterm: 'DAP', place: 'Kerteh', neededBy: '2027-01-15' }],
  ['DAP Kerteh até 15.01.2027', { incoterm: 'DAP', place: 'Kerteh', neededBy: '2027-01-15' }],
  ['FOB Port Klang, 15.01.2027', { incoterm: 'FOB', place: 'Port Klang', neededBy: '2027-01-15' }],
])('below a table, %s is for every line', (text, required) => {
  expect(readAsProposed(`Item\tQty\nValve\t4\n${text}`).required).toEqual(required)
})

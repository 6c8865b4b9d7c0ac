import { expect, test } from 'vitest'
import { linesIn, readAsProposed } from './testing/read-as-proposed.ts'

const kinds = (text: string) => readAsProposed(text).rows.map(({ kind }) => kind)
const roles = (text: string) => readAsProposed(text).roles.map(role => role ?? 'open')
const choose = (text: string, column: number) =>
  readAsProposed(text, { columns: new Map([[column, 'quantity']]), rows: new Map() }).lines.map(
    ({ quantity }) => quantity,
  )

const table = (headings: string) =>
  `${headings}\n1\t4\tpcs\tGV-150-2\tGate valve 2" class 150 RF\n2\t6\tpcs\tGB-150-3\tGlobe valve 3" class 150 RF\n`
const both = ['4 | pcs | Gate valve 2" class 150 RF', '6 | pcs | Globe valve 3" class 150 RF']

test.each([
  [
    'with colons',
    'REQUISITION\nDate prepared:\t\t2026-11-12\t\tDelivery date:\t2026-12-20\nRequestor:\t\tMaintenance\t\tDept. code:\tMNT\nItem No.\tQty\tUOM\tPart No.\tDescription',
  ],
  [
    'without colons',
    'Requestor\tMaintenance\tDept. code\tMNT\nDelivery date\t2026-12-20\tPurpose\tShutdown\nNo\tQty\tUOM\tPart No.\tDescription',
  ],
  [
    'in German',
    'Datum:\t12.11.2026\tLiefertermin:\t20.12.2026\nAnforderer:\tWerkstatt\tKostenstelle:\t4410\nPos.\tMenge\tME\tArtikelnummer\tBezeichnung',
  ],
  [
    'in Portuguese',
    'Data:\t12/11/2026\tPrazo de entrega:\t20/12/2026\nSolicitante:\tManutenção\tCódigo:\tMNT\nItem\tQtd\tUnid\tCódigo\tDescrição',
  ],
  [
    'with colons before the values',
    'Lokasi\t: Cilegon\nPekerjaan\t: Pipa\nNo\tVol\tSat.\tKode Barang\tUraian Pekerjaan',
  ],
])('a block of labels and values above a table is none of its headings: %s', (_, headings) => {
  expect(linesIn(table(headings))).toEqual(both)
  expect(kinds(table(headings)).filter(kind => kind === 'heading')).toHaveLength(1)
})

test('labels and values below a table are no lines', () => {
  const text = `${table('No\tQty\tUOM\tPart No.\tDescription')}Prepared by:\tSiti\tDate:\t12.11.2026\nApproved by:\tAli\n`
  expect(linesIn(text)).toEqual(both)
  expect(kinds(text).slice(-2)).toEqual(['form', 'form'])
})

test.each([
  [
    'numbers after the words',
    'Item\tDescription 1\tDescription 2\tQty 2026\tUnit\n10\tGate valve\t2" class 150\t4\tpcs\n20\tGlobe valve\t3" class 150\t6\tpcs',
    ['4 | pcs | Gate valve, 2" class 150', '6 | pcs | Globe valve, 3" class 150'],
  ],
  [
    'names of fields',
    'MAT_CODE1\tISO_TITLE1\tmatDesc1\tSIZE1\tQTY1\tUOM1\nM001\tISO-1\tPIPE SMLS A106 B\t2"\t12\tM\nM002\tISO-1\tELBOW 90\t2"\t3\tEA',
    ['12 | m | PIPE SMLS A106 B, 2"', '3 | pcs | ELBOW 90, 2"'],
  ],
  [
    'a column for each line, and their total',
    'DESCRIPTION\tSIZE\tLINE-101\tLINE-102\tLINE-103\tTOTAL\tUOM\nGate valve\t2"\t1\t\t3\t4\tEA\nGlobe valve\t3"\t\t3\t3\t6\tEA',
    ['4 | pcs | Gate valve, 2"', '6 | pcs | Globe valve, 3"'],
  ],
  [
    'a row that numbers the columns',
    'No\tUraian\tSat\tVol\n(1)\t(2)\t(3)\t(4)\n1\tPipa 2"\tbtg\t24\n2\tKatup 2"\tbh\t6',
    ['24 | btg | Pipa 2"', '6 | bh | Katup 2"'],
  ],
  [
    'the units in a row of their own',
    'No\tDescription\tLength\tQty\n\t\t(mm)\t(pcs)\n1\tNipple\t100\t4\n2\tNipple\t150\t6',
    ['4 | pcs | Nipple, Length (mm) 100', '6 | pcs | Nipple, Length (mm) 150'],
  ],
])('headings are found with %s', (_, text, expected) => {
  expect(linesIn(text)).toEqual(expected)
})

test('without a total that is their sum, the columns of single lines are asked about', () => {
  const text = 'Description\tSize\tISO-1\tISO-2\tTOTAL\nGate valve\t2"\t1\t2\t5\nGlobe valve\t3"\t3\t4\t9'
  expect(roles(text)).toEqual(['item', 'item', 'open', 'open', 'open'])
})

test.each([
  ['below an empty cell', '\tQuantity\t\tUnit\n\t\tStock\tRequired\t', ['1', '9'], ['4', '6']],
  ['below the same words', '\tQty\tQty\tUnit\n\t\tOffshore\tOnshore\t', ['1', '9'], ['4', '6']],
  ['in Malay', '\tKuantiti\t\tUnit\n\t\tBaki stok\tDiperlukan\t', ['1', '9'], ['4', '6']],
  ['in German', '\tMenge\t\tEinheit\n\t\tLager\tBedarf\t', ['1', '9'], ['4', '6']],
])(
  'two rows of headings are read together, and several amounts are asked about: %s',
  (_, rest, stock, wanted) => {
    const text = `Description${rest}\nGate valve\t1\t4\tpcs\nGlobe valve\t9\t6\tpcs`.replace('\n\t\t', '\n\t')
    expect(roles(text)).toEqual(['item', 'open', 'open', 'unit'])
    expect(choose(text, 1)).toEqual(stock)
    expect(choose(text, 2)).toEqual(wanted)
    expect(kinds(text).slice(0, 2)).toEqual(['heading', 'heading'])
  },
)

test('the headings of another page are no lines, and lines below other headings are marked', () => {
  const page = 'No\tDescription\tQty\tUnit\n1\tGate valve\t4\tpcs\n'
  expect(linesIn(`${page}${page.replace('1', '2')}`)).toEqual([
    '4 | pcs | Gate valve',
    '4 | pcs | Gate valve',
  ])
  const other = 'Item\tUnit\tQuantity\tRemarks\n1\tpcs\t6\tGlobe valve\n'
  expect(linesIn(`${page}${other}`)[1]).toMatch(/ \? /)
})

test('the buyer can say which row has the headings', () => {
  const text = 'Alpha\tBeta\tGamma\nWhat\tHow many\tQty\nGate valve\t1\t4\nGlobe valve\t2\t6'
  const reading = readAsProposed(text, { columns: new Map(), rows: new Map([[1, 'heading']]) })
  expect(reading.columns.map(({ heading }) => heading)).toEqual(['What', 'How many', 'Qty'])
  expect(reading.lines.map(({ quantity }) => quantity)).toEqual(['4', '6'])
})

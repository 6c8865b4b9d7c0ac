import { expect, test } from 'vitest'
import type { RfqLine, RfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { openTable, rowsIn } from '#shared/sheets/csv.ts'
import { readFile } from '#shared/sheets/sheet-file.ts'
import { atOnce } from '#shared/sheets/slices.ts'
import { noRequirements } from '#shared/trade/requirements.ts'
import { listIn, toCsv } from './list-file.ts'

const fromCsv = (text: string) => atOnce(listIn(text))

const line = (change: Partial<RfqLine> = {}): RfqLine => ({
  id: 'a',
  wanted: 'Gate valve 2" 800#',
  offers: [],
  quantity: '2.5',
  unit: 'pcs',
  note: '',
  requirements: {},
  ...change,
})
const offer = (itemId: number) => ({
  kind: 'product' as const,
  itemId,
  itemName: `Valve, "${itemId}"`,
  companyId: 12,
  companyName: 'Kemaman Valves',
})
const listOf = (lines: RfqLine[], requirements = noRequirements): RfqList => ({ lines, requirements })
const roundTrip = (list: RfqList) => fromCsv(toCsv(list))

test('an exported list comes back with its texts, sellers and requirements', () => {
  const lines = [
    line({
      offers: [offer(1), offer(2)],
      requirements: { incoterm: '', certificates: ['Hydrotest', 'NDT report'] },
    }),
    line({ wanted: 'Two\nlines; and, marks', note: 'Ω بيع', requirements: { acceptsAlternatives: true } }),
  ]
  const back = roundTrip(listOf(lines, { ...noRequirements, incoterm: 'DAP', place: 'Kerteh' }))
  expect(back?.lines).toEqual(lines.map(({ id, ...rest }) => rest))
  expect(back?.requirements).toEqual({ incoterm: 'DAP', place: 'Kerteh' })
})

test('a quantity in doubt comes back in doubt', () => {
  const lines = [line({ isQuantityDoubtful: true }), line()]
  expect(roundTrip(listOf(lines))?.lines).toEqual(lines.map(({ id, ...rest }) => rest))
})

test.each(['=1+1', '+60', '-5', '@SUM(A1)', '\tx', "'=1", "'quoted'", ' ', '"', ',', "''-"])(
  'keeps %j from becoming a formula in a spreadsheet, and reads it back',
  wanted => {
    const csv = toCsv(listOf([line({ wanted })]))
    const [told, , row = ''] = csv.split('\r\n')
    expect(told).toBe('\ufeffsep=,')
    expect(row.replace(/^1,"?/, '')).not.toMatch(/^[=+\-@\t]/)
    expect(fromCsv(csv)?.lines[0]?.wanted).toBe(wanted)
  },
)

test('begins with a byte order mark, and ends its rows as the standard says', () => {
  const csv = toCsv(listOf([line()]))
  expect(csv.startsWith('\ufeffsep=,\r\nline,wanted,quantity,unit,note,kind')).toBe(true)
  expect(csv.split('\r\n')[2]).toMatch(/^1,"Gate valve 2"" 800#",2.5,pcs,,/)
})

test('the unit of a line and that of the whole list have columns of their own', () => {
  const csv = toCsv(listOf([line()], { ...noRequirements, unit: 'set' }))
  const header = csv.split('\r\n')[1]?.split(',') ?? []
  expect(new Set(header).size).toBe(header.length)
  const changed = fromCsv(csv.replace(',2.5,pcs,', ',2.5,kg,'))
  expect(changed).toMatchObject({ lines: [{ unit: 'kg', requirements: {} }], requirements: { unit: 'set' } })
})

test('in an older file with two units, the unit of the line counts', () => {
  const text =
    'line,wanted,quantity,unit,note,kind,itemId,itemName,companyId,companyName,unit,incoterm\nall,,,set,,,,,,,set,DAP\n1,Barite,2,kg,,,,,,,t,'
  expect(fromCsv(text)).toMatchObject({
    lines: [{ wanted: 'Barite', unit: 'kg', requirements: {} }],
    requirements: { unit: 'set', incoterm: 'DAP' },
  })
})

test('reads a file with semicolons, other columns and invalid cells', () => {
  const text =
    'mine;line;wanted;quantity;unit;note;kind;itemId;companyId\nx;1;Gasket;4;pcs;;pump;7;12\ny;;Bolt;9;;;product;x;1'
  expect(fromCsv(text)?.lines).toMatchObject([
    { wanted: 'Gasket', quantity: '4', offers: [] },
    { wanted: 'Bolt', quantity: '9', offers: [] },
  ])
})

test.each(['', 'Gate valve', 'Qty,Item\n4,Flange'])('%j is not an exported list', text => {
  expect(fromCsv(text)).toBeNull()
})

test.each([
  ['Windows-1252 and semicolons', (text: string) => Uint8Array.from(text, each => each.charCodeAt(0))],
  [
    'UTF-16 and tabs',
    (text: string) => new Uint8Array(Uint16Array.from(`\ufeff${text}`, each => each.charCodeAt(0)).buffer),
  ],
])('an exported list comes back after a spreadsheet has saved it with %s', async (name, encode) => {
  const lines = [line({ wanted: 'Kugelhahn Ø 60; 1½"', note: '20 °C', offers: [offer(1)] })]
  const mark = name.includes('tabs') ? '\t' : ';'
  const cells = [...rowsIn(openTable(toCsv(listOf(lines))).text, ',')]
  const saved = cells
    .map(row => `${row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(mark)}\r\n`)
    .join('')
  const { text = '' } = await readFile(new File([encode(saved)], 'rfq-list.csv'))
  expect(fromCsv(text)?.lines).toEqual(lines.map(({ id, ...rest }) => rest))
  expect(fromCsv(`sep=${mark}\r\n${text}`)?.lines).toEqual(lines.map(({ id, ...rest }) => rest))
})

test.each(['sep=,', '"sep=,"'])(
  'comes back if a spreadsheet keeps the first line %s and saves semicolons',
  kept => {
    const [, ...rows] = toCsv(listOf([line({ wanted: 'Gasket' })])).split('\r\n')
    const saved = [`${kept};;;`, ...rows.map(row => row.replaceAll(',', ';'))].join('\r\n')
    expect(fromCsv(saved)?.lines).toMatchObject([{ wanted: 'Gasket', quantity: '2.5' }])
  },
)

test('a text with a semicolon and a formula stands below the line that names the comma', () => {
  const csv = toCsv(listOf([line({ wanted: 'Valve;=HYPERLINK("https://x.test")' })]))
  expect(csv.startsWith('\ufeffsep=,\r\n')).toBe(true)
  expect(fromCsv(csv)?.lines[0]?.wanted).toBe('Valve;=HYPERLINK("https://x.test")')
})

test('in a file with semicolons, a comma starts the decimals of a quantity', () => {
  expect(fromCsv('line;wanted;quantity;unit;note\n1;Barite;2,5;t;\n')?.lines).toMatchObject([
    { quantity: '2.5' },
  ])
})

test('a long sheet that is no list is not read beyond its first row', () => {
  let read = 0
  const rows = Array.from({ length: 20_000 }, (_, at) => ({
    get cells() {
      read = Math.max(read, at + 1)
      return [{ text: 'Gasket' }, { text: '4' }]
    },
    number: at + 1,
    isHidden: false,
  }))
  expect(atOnce(listIn({ name: '', rows, hiddenColumns: new Set(), droppedColumns: 0 }))).toBeNull()
  expect(read).toBe(1)
})

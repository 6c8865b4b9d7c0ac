import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTable, rowsIn } from './csv.ts'
import { readFile } from './file-text.ts'
import { pastedIn } from './pasted-lines.ts'
import { atOnce } from './slices.ts'

const read = (text: string) => {
  const { lines, leftOut } = atOnce(pastedIn(text))
  return {
    lines: lines.map(({ wanted, quantity, unit }) => `${quantity} | ${unit} | ${wanted}`),
    leftOut,
  }
}

test.each([
  [
    'sep=; before the header',
    'sep=;\r\nNo;Part No;Description;Qty;Unit\r\n1;00123;Ball valve;4;pcs\r\n2;1E5;Gasket;1000;pcs\r\n',
  ],
  [
    'a tab named by sep=',
    'sep=\\t\r\nPart No\tDescription\tQty\tUnit\r\n00123\tBall valve\t4\tpcs\r\n1E5\tGasket\t1000\tpcs\r\n',
  ],
  [
    'another separator',
    'sep=|\nNo|Part No|Description|Qty|Unit\n1|00123|Ball valve|4|pcs\n2|1E5|Gasket|1000|pcs\n',
  ],
  [
    'adjacent numbers',
    'No,Part No,Description,Qty,Unit\r\n1,00123,Ball valve,4,pcs\r\n2,1E5,Gasket,1000,pcs\r\n',
  ],
  ['thousands with a comma', 'Part No,Description,Qty,Unit\n00123,Ball valve,4,pcs\n1E5,Gasket,1,000,pcs\n'],
])('%s', (_, text) => {
  expect(read(text)).toEqual({
    lines: ['4 | pcs | 00123, Ball valve', '1000 | pcs | 1E5, Gasket'],
    leftOut: [],
  })
})

const table = 'No;Description;Qty;Unit\n1;Ball valve;4;pcs\n2;Gasket;10;pcs\n'
const lines = ['4 | pcs | Ball valve', '10 | pcs | Gasket']

test.each([
  ['a title as wide as the table', `RFQ 2026-114;;;\n${table}`, ['RFQ 2026-114']],
  ['a title and blank rows', `Items\n\nDate;12.03.2026\n\n${table}`, ['Items', 'Date 12.03.2026']],
  ['a title above tabs', `RFQ 2026-114\n${table.replaceAll(';', '\t')}`, ['RFQ 2026-114']],
  ['a title above commas', `Platform A, phase 2\n${table.replaceAll(';', ',')}`, ['Platform A phase 2']],
  [
    'notes below',
    `${table}\n;Delivery to Kerteh;;\nPrepared by: Siti\n`,
    ['Delivery to Kerteh', 'Prepared by: Siti'],
  ],
  ['a note directly below', `${table};Note: all valves fire safe;;\n`, ['Note: all valves fire safe']],
  [
    'totals',
    `${table};Subtotal;14;pcs\n;Jumlah besar;14;\nTotal:;;14;\n`,
    ['Subtotal 14 pcs', 'Jumlah besar 14', 'Total: 14'],
  ],
  ['pages', table.replace('2;', 'Page 1 of 3;;;\nNo;Description;Qty;Unit\n2;'), ['Page 1 of 3']],
  ['a section', table.replace('2;', 'SEALS;;;\n2;'), ['SEALS']],
  ['rows left empty', `${table}3;;;\n4;;;\n`, []],
])('reads the lines of a table with %s, and names the other rows', (_, text, leftOut) => {
  expect(read(text)).toEqual({ lines, leftOut })
})

test('a last row without a quantity is a line', () => {
  expect(read(`${table};Stud bolts;;\n`).lines).toEqual([...lines, ' |  | Stud bolts'])
})

test.each(['Total', 'Grand total', 'Subtotal: 4,480.00', 'Jumlah', 'Jumlah besar RM 480.00', 'Page 1 of 3'])(
  'below lines of text, "%s" is not a line',
  total =>
    expect(read(`4 pcs ball valve\n${total}\n`)).toEqual({
      lines: ['4 | pcs | ball valve'],
      leftOut: [total],
    }),
)

test.each(['Total station', 'Jumlah meter air', 'Page turner', 'Total petroleum hydrocarbon test kit'])(
  '"%s" is a line',
  wanted =>
    expect(read(`4 pcs ball valve\n${wanted}\n`).lines).toEqual(['4 | pcs | ball valve', ` |  | ${wanted}`]),
)

test.each([
  'Price',
  'Unit Price',
  'UnitPrice',
  'Unit price (RM)',
  'U/Price',
  'Unit Rate',
  'Rate',
  'Rate (MYR)',
  'Amount',
  'Total',
  'Total (USD)',
  'Total Amount',
  'Line total',
  'Est. cost',
  'Harga',
  'Harga seunit',
  'Kadar (RM)',
  'Jumlah (RM)',
  'Jumlah harga',
  'Jumlah',
  'Amaun',
  'RM',
  'US$/unit',
  '€',
  'Currency',
  'SST 8%',
])('keeps the cells below "%s" from sellers', header => {
  expect(read(`Description;Qty;${header};Size\nBall valve;4;120.00;2"\nTotal;;480.00;\n`)).toEqual({
    lines: ['4 |  | Ball valve, 2"'],
    leftOut: ['Total 480.00'],
  })
})

test.each(['Flow rate', 'Total weight', 'Rating', 'Form', 'Euronorm'])(
  'adds the cells below "%s" to the text of the line',
  header =>
    expect(read(`Description;Qty;${header}\nBall valve;4;120\n`).lines).toEqual(['4 |  | Ball valve, 120']),
)

test('"Jumlah" by itself means the quantity', () => {
  expect(read('Perihal;Jumlah;Harga\nInjap;4;480').lines).toEqual(['4 |  | Injap'])
})

/** Writes a cell as Excel does. */
const written = (cell: string, delimiter: string) =>
  cell.includes('"') || cell.includes('\n') || cell.includes('\r') || cell.includes(delimiter)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell

const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle)
  return new Uint8Array(view.buffer)
}
const encodings = {
  'UTF-8': (text: string) => new TextEncoder().encode(text),
  'UTF-8 with a mark': (text: string) => new TextEncoder().encode(`\ufeff${text}`),
  'UTF-16LE': (text: string) => utf16(`\ufeff${text}`, true),
  'UTF-16BE': (text: string) => utf16(`\ufeff${text}`, false),
  'UTF-16LE without a mark': (text: string) => utf16(text, true),
  'UTF-16BE without a mark': (text: string) => utf16(text, false),
  'Windows-1252': (text: string) => Uint8Array.from(text, character => character.charCodeAt(0)),
}

/** Some cells that have gone wrong, and any Latin letters. The last keeps one encoding's bytes invalid in another. */
const cell = fc.oneof(
  fc.constantFrom(
    '00123',
    '1E5',
    '1-1/2"',
    '2" valve',
    '"',
    '1,000',
    '2,5',
    ' padded ',
    'Ø 60,3 °C',
    'a;b,c\td',
    'two\r\nrows',
    'ü½µö',
  ),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter(code => code < 0x7f || code > 0x9f)
      .map(code => String.fromCharCode(code)),
  }),
)

test.each(Object.keys(encodings) as (keyof typeof encodings)[])(
  'reads any table back cell by cell in %s',
  async encoding => {
    const rows = fc
      .integer({ min: 2, max: 5 })
      .chain(width =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      )
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\r\n', '\n', '\r'),
        async (cells, mark, end) => {
          // An 'é' that is not valid in UTF-8, because a text that is valid in both is read as UTF-8.
          const all = [
            ['Part', ...Array.from({ length: (cells[0]?.length ?? 1) - 1 }, () => 'é here')],
            ...cells,
          ]
          const text = all.map(row => row.map(each => written(each, mark)).join(mark) + end).join('')
          const file = await readFile(new File([encodings[encoding](text)], 'list.csv'))
          const table = openTable(file.text ?? '')
          const filled = all.filter(row => row.some(each => each.trim() !== ''))
          expect([...rowsIn(table.text, mark)].filter(row => row.length > 0)).toEqual(filled)
        },
      ),
    )
  },
)

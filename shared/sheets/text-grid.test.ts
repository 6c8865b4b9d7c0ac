import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from '#shared/sheets/slices.ts'
import { openTable, rowsIn } from './csv.ts'
import { readFile } from './sheet-file.ts'
import { linesIn, textsOf } from './testing/read-as-proposed.ts'
import { gridOfText } from './text-grid.ts'

const gate = 'Gate valve 2" 150# RF'
const globe = 'Globe valve 1" 300# RF'
const both = [`4 | pcs | ${gate}`, `6 | pcs | ${globe}`]
const rows = [
  ['No', 'Description', 'Qty', 'UOM'],
  ['1', gate, '4', 'EA'],
  ['2', globe, '6', 'EA'],
]
const ruled = (rule: string, edge = '|') =>
  rows
    .flatMap((row, index) => [`${edge} ${row.join(' | ')} ${edge}`, ...(index === 0 ? [rule] : [])])
    .join('\n')
const joined = (mark: string) => rows.map(row => row.join(mark)).join('\n')

test.each([
  ['tabs', joined('\t')],
  ['a tab named by sep=', `sep=\\t\r\n${joined('\t')}`],
  ['semicolons', joined(';')],
  ['semicolons named by sep=', `sep=;\r\n${joined(';')}`],
  ['commas', joined(',')],
  ['Markdown', ruled('|---|---|---|---|')],
  ['Markdown with alignment', ruled('| :-- | --- | --: | :-: |')],
  ['Markdown below a sentence', `Here is your list:\n\n${ruled('|---|---|---|---|')}`],
  ['Markdown without bars at the ends', ruled('---|---|---|---', '')],
  [
    'a table drawn with characters',
    `+---+-----+---+---+\n${ruled('+---+-----+---+---+')}\n+---+-----+---+---+`,
  ],
  ['a list of SAP', `${'-'.repeat(40)}\n${ruled(`|${'-'.repeat(38)}|`)}\n${'-'.repeat(40)}`],
  ['bars alone', joined('|')],
  ['bars after a first line that names them', `sep=|\n${joined('|')}`],
])('reads %s', (_, text) => {
  expect(linesIn(text)).toEqual(both)
})

test('reads rows between bars without a heading', () => {
  expect(linesIn(`| ${gate} | 4 | EA |\n| ${globe} | 6 | EA |`)).toEqual(both)
})

test.each([
  [
    'sentences with commas',
    'Valve, gate, 2"\nGasket, spiral',
    [' |  | Valve, gate, 2"', ' |  | Gasket, spiral'],
  ],
  ['decimal commas', '2,5 t of barite\n1,5 t of bentonite', ['2.5 | t | barite', '1.5 | t | bentonite']],
  ['blank rows', '\n10 pcs valve\n\n  \n2 sets gasket\n', ['10 | pcs | valve', '2 | set | gasket']],
  ['line breaks in a cell', '"Gate valve\n2"" 800#"\t4', ['4 |  | Gate valve 2" 800#']],
])('%s', (_, text, expected) => {
  expect(linesIn(text)).toEqual(expected)
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

test('a grid has at most 200 columns, and says how many have been dropped', () => {
  const cells = Array.from({ length: 5_000 }, (_, at) => `x${at}`)
  const grid = atOnce(gridOfText(['Valve', '4', ...cells].join('\t')))
  expect(textsOf(grid)).toEqual([['Valve', '4', ...cells.slice(0, 198)]])
  expect(grid.droppedColumns).toBe(4_802)
})

test('a line of two million characters is one short cell', () => {
  const grid = atOnce(gridOfText(`Gate valve\t4\n${'a,b;c|d\t'.repeat(250_000)}`))
  expect(grid.rows.map(({ cells }) => cells.length)).toEqual([1, 1])
  expect(grid.rows[1]?.cells[0]?.text.length).toBeLessThan(40_000)
})

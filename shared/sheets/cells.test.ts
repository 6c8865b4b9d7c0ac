import { expect, test } from 'vitest'
import { readGrid } from './read-grid.ts'
import type { Choices, Role, Use } from './reading.ts'
import { readFile } from './sheet-file.ts'
import { workbookOfSheets } from './testing/case-workbook.ts'
import { lineText } from './testing/read-as-proposed.ts'
import type { CaseSheet } from './testing/sheet-case.ts'

const choices = (columns: [number, Role][], rows: [number, Use][] = []): Choices => ({
  columns: new Map(columns),
  rows: new Map(rows),
})

async function read(sheet: CaseSheet, chosen?: Choices) {
  const { grids } = await readFile(new File([workbookOfSheets({ List: sheet })], 'list.xlsx'))
  const [grid] = grids ?? []
  if (!grid) throw new Error('The workbook has no sheet')
  const reading = readGrid(grid, chosen)
  return { ...reading, texts: reading.lines.map(lineText) }
}

const headings = ['Item', 'Description', 'Size', 'Qty', 'Unit']

test.each<[string, CaseSheet, string[]]>([
  [
    'the item',
    {
      rows: [headings, [1, 'Gate valve', '2"', 4, 'EA'], [null, null, '3"', 6, 'EA']],
      merged: ['A2:A3', 'B2:B3'],
    },
    ['4 | pcs | Gate valve, 2"', '6 | pcs | Gate valve, 3"'],
  ],
  [
    'the unit',
    {
      rows: [headings, [1, 'Gate valve', '2"', 4, 'EA'], [2, 'Globe valve', '3"', 6, null]],
      merged: ['E2:E3'],
    },
    ['4 | pcs | Gate valve, 2"', '6 | pcs | Globe valve, 3"'],
  ],
  [
    'the quantity, which counts once and is marked',
    {
      rows: [headings, [1, 'Gate valve', '2"', 4, 'EA'], [2, 'Globe valve', '3"', null, 'EA']],
      merged: ['D2:D3'],
    },
    ['4 ? | pcs | Gate valve, 2"', ' ? | pcs | Globe valve, 3"'],
  ],
  [
    'a cell over two columns',
    {
      rows: [headings, [1, 'Gate valve 2"', null, 4, 'EA'], [2, 'Globe valve', '3"', 6, 'EA']],
      merged: ['B2:C2'],
    },
    ['4 | pcs | Gate valve 2"', '6 | pcs | Globe valve, 3"'],
  ],
])('a merged cell is the cell of every row that it covers: %s', async (_, sheet, expected) => {
  expect((await read(sheet)).texts).toEqual(expected)
})

test('headings that are merged over others join them', async () => {
  const sheet = {
    rows: [
      ['Item', 'Description', 'Quantity', null, 'Unit'],
      [null, null, 'Stock', 'Required', null],
      [1, 'Gate valve', 1, 4, 'pcs'],
      [2, 'Globe valve', 9, 6, 'pcs'],
    ],
    merged: ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2'],
  }
  const { columns } = await read(sheet)
  expect(columns.map(({ heading }) => heading).slice(2, 4)).toEqual(['Quantity Stock', 'Quantity Required'])
  expect((await read(sheet, choices([[3, 'quantity']]))).texts).toEqual([
    '4 | pcs | Gate valve',
    '6 | pcs | Globe valve',
  ])
})

test.each<[format: string, value: number, expected: string]>([
  ['0" m"', 120, '120 | m | Pipe'],
  ['0" pcs"', 4, '4 | pcs | Pipe'],
  ['0.0" kg"', 2.5, '2.5 | kg | Pipe'],
  ['#,##0" ST"', 1200, '1200 | pcs | Pipe'],
  ['#,##0', 1500, '1500 |  | Pipe'],
  ['# ?/?', 1.5, '1.5 |  | Pipe'],
  ['[>=100]0" m";0" mm"', 120, '120 | m | Pipe'],
  ['0" spools"', 3, '3 | spools | Pipe'],
  // What the sheet shows is another number, a share, or nothing that can be asked for.
  ['0', 2.4, '2 ? |  | Pipe'],
  ['0%', 0.5, '0.5 ? |  | Pipe'],
  ['0', 0, '0 ? |  | Pipe'],
  ['dd/mm/yyyy', 46371, '15/12/2026 ? |  | Pipe'],
])('a quantity is read as its format %s shows %d', async (format, value, expected) => {
  const sheet = {
    rows: [
      ['Description', 'Quantity'],
      ['Pipe', { value, format }],
      ['Elbow', 2],
    ],
  }
  expect((await read(sheet)).texts[0]).toBe(expected)
})

test.each<[format: string, value: number, shown: string]>([
  ['0\\"', 2, '2"'],
  ['0" mm"', 8, '8 mm'],
  ['"DN "0', 50, 'DN 50'],
  ['# ?/?\\"', 1.5, '1 1/2"'],
  ['0'.repeat(300), 8, 'Size 8'],
])('a size is read as its format %s shows %d', async (format, value, shown) => {
  const sheet = {
    rows: [
      ['Description', 'Size', 'Qty'],
      ['Gland packing', { value, format }, 4],
      ['Gasket', '3"', 2],
    ],
  }
  expect((await read(sheet)).texts[0]).toBe(`4 |  | Gland packing, ${shown}`)
})

const remarks = ['Item', 'Description', 'Internal remarks', 'Qty', 'Unit']
const budget = {
  rows: [remarks, [1, 'Gate valve', 'Budget 480', 4, 'pcs'], [2, 'Globe valve', 'Wait', 6, 'pcs']],
}

test('a hidden column begins as left out with this reason, and can be read', async () => {
  const hidden = { ...budget, hiddenColumns: ['C'] }
  const { columns, lines } = await read(hidden)
  expect(columns[2]).toMatchObject({ role: 'leaveOut', reason: 'hidden' })
  expect(lines.map(({ note }) => note)).toEqual(['', ''])
  expect((await read(hidden, choices([[2, 'note']]))).lines[0]?.note).toBe('Budget 480')
})

test.each<[string, CaseSheet]>([
  [
    'the total of hidden areas',
    {
      rows: [
        ['Description', 'Unit', 'AREA NORTH', 'AREA SOUTH', 'TOTAL'],
        ['Gate valve', 'pcs', 3, 1, 4],
        ['Globe valve', 'pcs', 2, 4, 6],
      ],
      hiddenColumns: ['C', 'D'],
    },
  ],
  [
    'the quantity beside a hidden one',
    {
      rows: [
        ['Description', 'Unit', 'Qty', 'Qty'],
        ['Gate valve', 'pcs', 9, 4],
        ['Globe valve', 'pcs', 9, 6],
      ],
      hiddenColumns: ['C'],
    },
  ],
  [
    'the quantity beside a hidden stock',
    {
      rows: [
        ['Description', 'Unit', 'Stock qty', 'Req qty'],
        ['Gate valve', 'pcs', 9, 4],
        ['Globe valve', 'pcs', 9, 6],
      ],
      hiddenColumns: ['C'],
    },
  ],
])('what the sheet shows is read: %s', async (_, sheet) => {
  expect((await read(sheet)).texts).toEqual(['4 | pcs | Gate valve', '6 | pcs | Globe valve'])
})

test('a hidden column is asked about if only it has the items', async () => {
  const { columns } = await read({
    rows: [
      ['Description', 'Qty'],
      ['Gate valve', 4],
      ['Gasket', 6],
    ],
    hiddenColumns: ['A'],
  })
  expect(columns[0]?.role).toBeUndefined()
})

const struck = (value: string | number) => ({ value, isStruckOut: true })
const list = [
  ['Description', 'Qty', 'Unit'],
  ['Gate valve', 4, 'pcs'],
]

test.each<[string, CaseSheet, string]>([
  ['struck out', { rows: [...list, [struck('Ball valve'), struck(9), struck('pcs')]] }, 'struckOut'],
  ['struck out in its words', { rows: [...list, [struck('Ball valve'), 9, 'pcs']] }, 'struckOut'],
  ['struck out within its cells', { rows: [...list, ['~~Ball ~~~~valve~~', 9, 'pcs']] }, 'struckOut'],
  ['hidden', { rows: [...list, ['Ball valve', 9, 'pcs']], hiddenRows: [3] }, 'hidden'],
])('a row that is %s begins as left out with this reason, and can be added', async (_, sheet, kind) => {
  const { texts, rows } = await read(sheet)
  expect(texts).toEqual(['4 | pcs | Gate valve'])
  expect(rows[2]).toMatchObject({ kind, use: 'leaveOut' })
  expect((await read(sheet, choices([], [[2, 'item']]))).texts[1]).toBe('9 | pcs | Ball valve')
})

test('a quantity that is struck out is marked, and words that are struck out among others are not read', async () => {
  const { texts } = await read({ rows: [...list, ['Ball valve ~~2"~~ 3"', struck(9), 'pcs']] })
  expect(texts[1]).toBe('9 ? | pcs | Ball valve 3"')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Kind } from '#shared/api/items.ts'
import { readFile } from '#shared/sheets/sheet-file.ts'
import { atOnce } from '#shared/sheets/slices.ts'
import { seed } from '#shared/testing/seed.ts'
import type { CatalogueRow } from '#shared/trade/catalogue-row.ts'
import type { ExportedRow } from './catalogue-calls.ts'
import { categories, planned } from './catalogue-replies.ts'
import { exportedSheet, faultySheet, templateOf } from './catalogue-sheet.ts'
import { readSheet, type SheetReading } from './propose.ts'
import { factsOf } from './roles.ts'
import { rowsOf } from './rows-of.ts'

async function importOf(sheet: Blob, kind: Kind): Promise<{ reading: SheetReading; rows: CatalogueRow[] }> {
  const { grids: [grid] = [] } = await readFile(new File([sheet], 'items.xlsx'))
  if (!grid) throw new Error('The workbook has no sheet')
  const reading = atOnce(readSheet({ grid, kind, categories, chosen: { columns: new Map() } }))
  return { reading, rows: rowsOf(grid, reading) }
}

const words = fc.constantFrom(
  ...[
    'Gate valve',
    '8"',
    '1/2',
    'DN 200',
    '=1+1',
    '007',
    '1.50',
    '1e5',
    'TRUE',
    '2026-03-02',
    'Ω & <b>',
    'é',
  ],
  ...['- A list\n- of two', '16 bar', '150#', '+60 12', "'quoted'", 'ünï, cödé; "x"', '5 %', '😀'],
)
const text = fc.oneof(
  words,
  fc.tuple(words, words).map(two => two.join(' ')),
)

const rowOf = (kind: Kind): fc.Arbitrary<ExportedRow> => {
  const keys = [...factsOf(categories, kind).keys()]
  const maybe = fc.oneof(text, fc.constant(''))
  const ofProduct = kind === 'product' ? maybe : fc.constant('')
  return fc.record({
    id: fc.nat(),
    sku: maybe,
    name: text,
    category: fc.constantFrom('Valves: Gate Valves', 'Pipe'),
    brand: ofProduct,
    model: ofProduct,
    condition: ofProduct,
    material: ofProduct,
    origin: ofProduct,
    shortDescription: maybe,
    longDescription: maybe,
    isPublished: fc.constantFrom('yes', 'no'),
    facts: fc.dictionary(fc.constantFrom(...keys), text),
    pictures: fc.array(fc.constantFrom('a.jpg', 'b.png'), { maxLength: 2 }),
  })
}

/** An absent field and an empty one are the same. */
const filled = (facts: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))

test.each(['product', 'service'] as const)(
  'an exported sheet of %ss is read as it was written',
  async kind => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(rowOf(kind), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('en', 'ms'),
        async (rows, language) => {
          const { rows: read } = await importOf(
            await exportedSheet(rows, { kind, categories, language }),
            kind,
          )
          const texts = read.map(({ row: _, values: __, facts, pictures, ...row }) => ({
            ...row,
            facts: filled(facts),
            pictures,
          }))
          expect(texts).toEqual(
            rows.map(({ id: _, brand, model, condition, material, origin, ...row }) => ({
              ...row,
              ...(kind === 'product' && { brand, model, condition, material, origin }),
            })),
          )
        },
      ),
      { seed, numRuns: 60 },
    )
  },
)

test('a template has the facts of its category with their units, and an example that is not read', async () => {
  const pipe = categories[1]
  if (!pipe) throw new Error('There is no such category')
  const given = { kind: 'product', categories, language: 'en' } as const
  const { reading, rows } = await importOf(await templateOf(pipe, given), 'product')
  expect(reading.columns.map(({ heading }) => heading)).toEqual([
    ...['SKU', 'Name', 'Category', 'Brand', 'Model', 'Condition', 'Material', 'Country of origin'],
    ...['Short description', 'Description', 'Published'],
    ...['Nominal size (")', 'Length (mm)', 'Working pressure (bar)', 'Seat (seat-ring)', 'Pictures'],
  ])
  expect(reading.columns.map(({ role }) => role).slice(-5)).toEqual([
    'facts.size',
    'facts.length',
    'facts.pressure',
    'facts.seat-ring',
    'pictures',
  ])
  expect(rows).toEqual([])
})

test('the sheet of faulty rows has its own columns and what to do, and is read again', async () => {
  const fault = { field: 'facts.size', value: '8 m', text: '8 m is no size. Write 8".' }
  const rows = [planned({ action: 'fault', faults: [fault], values: ['A1', 'Valve', '8 m', 'earlier'] })]
  const columns = ['SKU', 'Name', 'Size', 'What to do']
  const { reading, rows: read } = await importOf(await faultySheet(columns, rows, () => 'Size'), 'product')
  expect(reading.columns.map(({ heading, role }) => [heading, role])).toEqual([
    ['SKU', 'sku'],
    ['Name', 'name'],
    ['Size', 'facts.size'],
    ['What to do', 'leaveOut'],
  ])
  expect(read).toEqual([
    {
      row: 2,
      sku: 'A1',
      name: 'Valve',
      facts: { size: '8 m' },
      values: ['A1', 'Valve', '8 m', 'Size: 8 m is no size. Write 8".'],
    },
  ])
})

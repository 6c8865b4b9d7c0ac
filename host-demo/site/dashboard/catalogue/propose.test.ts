import { describe, expect, test } from 'vitest'
import type { Grid } from '#shared/sheets/grid.ts'
import { atOnce } from '#shared/sheets/slices.ts'
import { gridOfText } from '#shared/sheets/text-grid.ts'
import { categories } from './catalogue-replies.ts'
import { readSheet } from './propose.ts'
import type { Role } from './roles.ts'
import { rowsOf } from './rows-of.ts'

const gridOf = (...rows: string[]): Grid =>
  atOnce(gridOfText(rows.map(row => row.replaceAll(' | ', '\t')).join('\n')))

const read = (grid: Grid, columns: ReadonlyMap<number, Role> = new Map()) =>
  atOnce(readSheet({ grid, kind: 'product', categories, chosen: { columns } }))

const rolesIn = (...rows: string[]): string[] => read(gridOf(...rows)).columns.map(({ role }) => role)

describe('a column is proposed', () => {
  test.each([
    ['SKU', 'sku'],
    ['Item code', 'sku'],
    ['Part No.', 'sku'],
    ['Kod produk', 'sku'],
    ['NAMA_PRODUK', 'name'],
    ['Product Name*', 'name'],
    ['Kategori', 'category'],
    ['Manufacturer', 'brand'],
    ['Negara asal', 'origin'],
    ['Description', 'longDescription'],
    ['Diterbitkan', 'isPublished'],
    ['Images', 'pictures'],
    ['Nominal size', 'facts.size'],
    ['Saiz nominal', 'facts.size'],
    ['Size', 'facts.size'],
    ['Size (DN)', 'facts.size'],
    ['Length, mm', 'facts.length'],
    ['Kelas tekanan', 'facts.class'],
    ['Seat (seat-ring)', 'facts.seat-ring'],
    // Texts of an item that are facts as well.
    ['Material', 'material'],
    ['What to do', 'leaveOut'],
    ['Internal remark', 'leaveOut'],
  ])('%s is %s', (heading, role) => {
    const other = role === 'name' ? 'SKU' : 'Name'
    expect(rolesIn(`${other} | ${heading}`, 'Valve | x', 'Pipe | y').at(1)).toBe(role)
  })

  test.each([
    ['values of one dimension', 'Druck', ['16 bar', '150 psi', '40 bar'], 'facts.pressure'],
    ['a unit in the heading', 'Max. [bar]', ['16', '25', '40'], 'facts.pressure'],
    ['common values', 'Enden', ['RF', 'RTJ', 'BW'], 'facts.end'],
    ['names of categories', 'Gruppe', ['Pipe', 'Gate Valves', 'Valves: Gate Valves'], 'category'],
    ['names of pictures', 'Bilder', ['a.jpg', 'b.png, c.png', 'd.webp'], 'pictures'],
  ])('by %s', (_, heading, values, role) => {
    const rows = values.map((value, at) => `Item ${at} | ${value}`)
    expect(rolesIn(`Name | ${heading}`, ...rows).at(1)).toBe(role)
  })

  test('by its words if none is the name', () => {
    expect(
      rolesIn('SKU | Bezeichnung', 'A1 | Gate valve, bolted bonnet', 'A2 | Seamless pipe, black'),
    ).toEqual(['sku', 'name'])
  })

  test('as the name if descriptions are short and nothing else is one', () => {
    expect(
      rolesIn('SKU | Description | Remark', 'A1 | Gate valve 2" | Ask Ali before', 'A2 | Pipe | -'),
    ).toEqual(['sku', 'name', 'leaveOut'])
    expect(rolesIn('SKU | Description', `A1 | ${'Seamless pipe. '.repeat(20)}`)[1]).toBe('longDescription')
  })

  test('by its values if its heading names a fact of another measure', () => {
    const column = (heading: string, ...values: string[]) =>
      read(gridOf(`Name | ${heading}`, ...values.map(value => `Valve | ${value}`))).columns[1]
    expect(column('Pressure', 'DN 50', 'DN 80', '2"')).toMatchObject({
      role: 'facts.size',
      why: 'values',
      proposals: ['facts.pressure'],
    })
    expect(column('Pressure', '300#', '150#', '300#')).toMatchObject({ role: 'facts.class' })
    // A slip, and a heading in full.
    expect(column('Pressure', '300#')).toMatchObject({ role: 'facts.pressure' })
    expect(column('Working pressure', '300#', '150#', '300#')).toMatchObject({ role: 'facts.pressure' })
  })

  test('below a title, and only once', () => {
    const reading = read(gridOf('Stock list 2026', 'SKU | Name | Product name', 'A1 | Valve | Other'))
    expect(reading.headings).toBe(1)
    expect(reading.columns.map(({ role, why }) => [role, why])).toEqual([
      ['sku', 'heading'],
      ['name', 'heading'],
      ['leaveOut', 'taken'],
    ])
  })

  test('and a choice of the seller counts more', () => {
    const grid = gridOf('SKU | Name | Product name', 'A1 | Valve | Other')
    expect(read(grid, new Map([[2, 'name']])).columns.map(({ role }) => role)).toEqual([
      'sku',
      'leaveOut',
      'name',
    ])
  })
})

test('rows have the units of the headings, and leave out examples and columns', () => {
  const grid = gridOf(
    'SKU | Name | Size (DN) | Length (mm) | Working pressure (bar) | Published | Pictures | Remark',
    '✎ Example | Valve | 50',
    'A1 | Pipe | 200 | 6000 | 16 | yes | a.jpg; b.jpg | ask Ali',
    'A2 | Pipe | 8" | 6 m | - |  | ',
  )
  expect(rowsOf(grid, read(grid), 'Pipe')).toEqual([
    {
      row: 3,
      sku: 'A1',
      name: 'Pipe',
      category: 'Pipe',
      isPublished: 'yes',
      pictures: ['a.jpg', 'b.jpg'],
      facts: { size: 'DN 200', length: '6000 mm', pressure: '16 bar' },
      values: ['A1', 'Pipe', '200', '6000', '16', 'yes', 'a.jpg; b.jpg', 'ask Ali'],
    },
    {
      row: 4,
      sku: 'A2',
      name: 'Pipe',
      category: 'Pipe',
      isPublished: '',
      pictures: [],
      facts: { size: '8"', length: '6 m', pressure: '-' },
      values: ['A2', 'Pipe', '8"', '6 m', '-', '', '', ''],
    },
  ])
})

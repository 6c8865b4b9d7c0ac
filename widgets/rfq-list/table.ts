import type { Steps } from '#shared/sheets/slices.ts'
import { openTable, rowsIn } from './csv.ts'
import { isHeading } from './headings.ts'
import { isCount, usesDecimalCommas } from './numbers.ts'
import { unitIn } from './units.ts'

/** A sheet of a file as text, with tabs or other marks between its cells. */
export type Sheet = {
  name: string
  text: string
  /** The number of rows with text that a spreadsheet program does not show. */
  hiddenRows?: number
}

/** The rows of a sheet. Rows of text have one cell each. */
export type Table = {
  headings: readonly string[] | null
  rows: readonly string[][]
  /** The rows above the headings. */
  above: readonly string[][]
  isText: boolean
  hasDecimalCommas: boolean
}

/** The number of rows that show how cells are separated and which of them has the headings. */
const SAMPLE = 200
const LOWEST_HEADINGS = 30
/** The most cells of a row. Any further ones are words of the last: each column has a list, which the buyer looks at. */
const MAX_COLUMNS = 200
/** Separates cells in Markdown, in lists of SAP and in tables drawn with characters. */
const BAR = '|'
const LINES = '\n'

/** Reads the rows of a text: lines, or cells with a mark between them. Blank rows and rules are left out. */
export function* tableIn(given: string): Steps<Table> {
  const { text, delimiter: told } = openTable(given)
  const delimiter = told ?? [...'\t|;,'].find(mark => separates(mark, sampleOf(text, mark))) ?? LINES
  const rows: string[][] = []
  let hasDecimalCommas = false
  for (const row of rowsOf(text, delimiter)) {
    rows.push(row)
    hasDecimalCommas ||= row.some(usesDecimalCommas)
    yield
  }
  const isText = rows.every(row => row.length === 1)
  const at = isText ? -1 : headingsAt(rows)
  return {
    headings: rows[at] ?? null,
    rows: rows.slice(at + 1),
    above: rows.slice(0, Math.max(at, 0)),
    isText,
    hasDecimalCommas,
  }
}

/** Returns rows as a text of cells between tabs, as spreadsheets copy them. */
export const textOfRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(row =>
      row.map(cell => (/[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n')

/** Returns true if rows of a text have several cells, as in a sheet with a table. */
export const hasTable = (text: string): boolean =>
  sampleOf(text, '\t').filter(row => row.filter(Boolean).length > 1).length > 1

function* rowsOf(text: string, delimiter: string): Generator<string[]> {
  for (const given of rowsIn(text, delimiter)) {
    const row = given.length > MAX_COLUMNS ? [...given.splice(0, MAX_COLUMNS - 1), given.join(' ')] : given
    const cells = row.map(cell => cell.trim().replace(/\s+/g, ' '))
    const isRule = delimiter === BAR && cells.every(cell => /^[-+=:]*$/.test(cell))
    const hasEnds = delimiter === BAR && cells.length > 2 && cells[0] === '' && cells.at(-1) === ''
    if (cells.some(Boolean) && !isRule) yield hasEnds ? cells.slice(1, -1) : cells
  }
}

function sampleOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  for (const row of rowsOf(text, delimiter)) if (rows.push(row) === SAMPLE) break
  return rows
}

/** Returns true if the mark separates cells: below headings, or because every row has as many and counts something. */
function separates(mark: string, rows: readonly string[][]): boolean {
  const at = headingsAt(rows)
  const width = rows[Math.max(at, 0)]?.length ?? 0
  const below = rows.slice(at + 1)
  if (mark === '\t') return rows.some(row => row.length > 1)
  if (at >= 0) return below.filter(row => row.slice(width).some(Boolean)).length * 2 <= below.length
  // A comma is also in sentences and in numbers.
  const isClear = mark !== ',' || (width > 2 && rows.length > 1)
  return (
    width > 1 &&
    isClear &&
    rows.every(row => row.length === width && row.some(cell => isCount(cell) || unitIn(cell)))
  )
}

/** Returns the index of the row that names the columns, or -1. */
function headingsAt(rows: readonly string[][]): number {
  const at = rows.slice(0, LOWEST_HEADINGS).findIndex(row => {
    const filled = row.filter(Boolean)
    const known = filled.filter(isHeading).length
    return known > 1 && known * 2 >= filled.length && !filled.some(isCount)
  })
  if (at >= 0) return at
  // Headings in another language are words above numbers.
  const first = rows.findIndex(row => row.filter(Boolean).length > 1)
  const row = rows[first] ?? []
  const isWords = row.every(cell => !/\d/.test(cell))
  const below = rows.slice(first + 1, first + SAMPLE)
  const countsBelow = (column: number): boolean => {
    const cells = below.flatMap(each => each[column] || [])
    return cells.length > 0 && cells.every(isCount)
  }
  return isWords && row.some((cell, column) => cell !== '' && countsBelow(column)) ? first : -1
}

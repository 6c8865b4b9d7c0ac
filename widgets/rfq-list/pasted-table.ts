import { type Columns, columnOf, columnsOf, isTotal } from './columns.ts'
import { openTable, rowsIn } from './csv.ts'
import { quantityIn } from './quantities.ts'
import type { Steps } from './slices.ts'
import { unitIn } from './units.ts'

/** Rows of cells, one for each requested line. */
export type PastedTable = {
  rows: string[][]
  /** Lines of text have one cell each. Cells without a header have no columns. */
  kind: { at: 'text' } | { at: 'cells' } | { at: 'columns'; columns: Columns; header: readonly string[] }
  /** Rows that are not lines, such as titles, totals and notes, as they were read. */
  leftOut: string[]
}

type Rows = readonly string[][]
type Format = { delimiter: string; keepsNumbers?: boolean }

/** The number of rows that show the format of a table and its header. */
const SAMPLE = 200
const HIGHEST_HEADER = 30

/** Reads the rows from lines of text, or from cells of a spreadsheet. */
export function* tableIn(given: string): Steps<PastedTable> {
  const { text, delimiter } = openTable(given)
  const format = delimiter ? { delimiter } : yield* formatOf(text)
  const rows: string[][] = []
  for (const row of rowsOf(text, format ?? { delimiter: '\n' })) {
    rows.push(row)
    yield
  }
  const headerAt = format ? headerIn(rows) : -1
  if (headerAt >= 0) return yield* underHeader(rows, headerAt)
  const leftOut: string[] = []
  const kept: string[][] = []
  for (const row of rows) {
    if (isTotal(row)) leftOut.push(wordsOf(row))
    else if (row.length > 0) kept.push(row)
    yield
  }
  if (!format) return { rows: kept, kind: { at: 'text' }, leftOut }
  const isNumbered = kept.length > 1 && kept.every(([cell], index) => Number(cell) === index + 1)
  return { rows: isNumbered ? kept.map(row => row.slice(1)) : kept, kind: { at: 'cells' }, leftOut }
}

/** Yields all rows. Blank rows have no cells. */
function* rowsOf(text: string, { delimiter, keepsNumbers }: Format): Generator<string[]> {
  for (const row of rowsIn(text, delimiter, keepsNumbers)) {
    const cells = row.map(cell => cell.trim().replace(/\s+/g, ' '))
    yield delimiter === BAR ? betweenBars(cells) : cells
  }
}

/** Returns the cells between the bars at both ends of a row, and none for a row of dashes. */
function betweenBars(cells: readonly string[]): string[] {
  if (cells.every(cell => /^[-+=:]*$/.test(cell))) return []
  const hasEnds = cells.length > 2 && cells[0] === '' && cells.at(-1) === ''
  return hasEnds ? cells.slice(1, -1) : [...cells]
}

export const wordsOf = (row: readonly string[]): string => row.filter(Boolean).join(' ')

/** Separates cells in Markdown, in lists of SAP and in tables drawn with characters. */
const BAR = '|'

const FORMATS: readonly Format[] = [
  { delimiter: '\t' },
  { delimiter: BAR },
  { delimiter: ';' },
  { delimiter: ',' },
  { delimiter: ',', keepsNumbers: true },
]

/** Returns how cells are separated, or undefined for lines of text. */
function* formatOf(text: string): Steps<Format | undefined> {
  const samples: { format: Format; rows: string[][] }[] = []
  for (const format of FORMATS) samples.push({ format, rows: yield* sampleOf(text, format) })
  const headed = samples.flatMap(({ format, rows }) => {
    const headerAt = headerIn(rows)
    const width = rows[headerAt]?.length ?? 0
    const below = rows.slice(headerAt + 1)
    const even = below.filter(row => row.length === width).length
    const fits =
      format.delimiter !== ',' || below.filter(row => isWider(row, width)).length * 10 <= below.length
    return width > 1 && fits ? [{ format, width, even }] : []
  })
  // Of two ways to read the commas, takes the one that makes more rows as wide as the header.
  const [best] = headed.sort((one, other) => other.width - one.width || other.even - one.even)
  if (best) return best.format
  if (text.includes('\t')) return { delimiter: '\t' }
  const [, bars, semicolons, commas, numbers] = samples
  const even = [bars, semicolons, numbers, commas].find(sample => sample && isEven(sample.rows))
  // One row, or two cells in each, may also be lines of text with numbers such as 2,5.
  const isText = even === commas && (even?.rows.length === 1 || even?.rows[0]?.length === 2)
  return isText ? undefined : even?.format
}

function* sampleOf(text: string, format: Format): Steps<string[][]> {
  const rows: string[][] = []
  for (const row of rowsOf(text, format)) {
    if (row.length > 0) rows.push(row)
    if (rows.length === SAMPLE) break
    yield
  }
  return rows
}

const isWider = (row: readonly string[], width: number): boolean => row.slice(width).some(Boolean)

/** Without a header, a mark separates cells if every row has the same number of them and something countable. */
const isEven = (rows: Rows): boolean =>
  (rows[0]?.length ?? 0) > 1 &&
  rows.every(row => row.length === rows[0]?.length && row.some(cell => quantityIn(cell) || unitIn(cell)))

/** Returns the index of the header, below a title or in the first row, or -1 if there is none. */
function headerIn(rows: Rows): number {
  let seen = 0
  const below = rows.findIndex(row => row.length > 0 && seen++ < HIGHEST_HEADER && isHeader(row))
  if (below >= 0) return below
  const first = rows.findIndex(row => row.length > 0)
  const filled = rows[first]?.filter(Boolean) ?? []
  // A sentence may mention a price.
  const named = filled.map(columnOf).filter(column => column && column !== 'money')
  const isFirst = named.length >= Math.min(2, filled.length) || named.includes('quantity')
  return isFirst && !filled.some(quantityIn) ? first : -1
}

function isHeader(row: readonly string[]): boolean {
  const named = row.map(columnOf).filter(Boolean)
  return named.length > 1 && (named.includes('wanted') || named.includes('quantity'))
}

function* underHeader(rows: Rows, headerAt: number): Steps<PastedTable> {
  const header = rows[headerAt] ?? []
  const below = rows.slice(headerAt + 1).filter(row => !isTotal(row) && !isSame(row, header))
  const columns = columnsOf(header, below.slice(0, SAMPLE))
  const above = rows.slice(0, headerAt).filter(row => row.length > 0)
  const leftOut = above.map(wordsOf)
  const notes = notesFrom(rows, columns)
  const kept: string[][] = []
  let isBelowBlank = false
  for (const [index, row] of rows.entries()) {
    yield
    if (row.length === 0) isBelowBlank ||= index >= notes
    // A row with only a number is an unused row of a table that has space for more.
    if (index <= headerAt || !/\D/.test(row.join('')) || isSame(row, header)) continue
    const isNote = index >= notes && (isBelowBlank || !isWanted(row, columns) || isRemark(row))
    if (isTotal(row) || isNote) leftOut.push(wordsOf(row))
    else kept.push(row)
  }
  return { rows: kept, kind: { at: 'columns', columns, header }, leftOut }
}

/** Returns the index after which no row has a quantity or a number. */
function notesFrom(rows: Rows, columns: Columns): number {
  const counted = columns.some(column => column === 'quantity' || column === 'unit' || column === 'place')
  if (!counted) return rows.length
  return rows.findLastIndex(row => !isTotal(row) && isCounted(row, columns)) + 1
}

const isCounted = (row: readonly string[], columns: Columns): boolean =>
  row.some((cell, index) => {
    const column = columns[index]
    if (cell === '') return false
    return (
      column === 'quantity' ||
      column === 'unit' ||
      (column === 'place' && /^\d/.test(cell) && isWanted(row, columns))
    )
  })

/** Returns true if the row says anything in words. */
const isWanted = (row: readonly string[], columns: Columns): boolean =>
  row.some((cell, index) => cell !== '' && columns[index] !== 'place' && columns[index] !== 'money')

/** The beginning of a note below a table. */
const REMARK =
  /^(?:notes?|remarks?|nota|catatan|terms|terma|(?:prepared|checked|approved|issued) by|disediakan oleh)\b.*:/i

const isRemark = (row: readonly string[]): boolean => {
  const [cell = '', ...others] = row.filter(Boolean)
  return others.length === 0 && REMARK.test(cell)
}

const isSame = (row: readonly string[], header: readonly string[]): boolean =>
  row.length === header.length && row.every((cell, index) => cell === header[index])

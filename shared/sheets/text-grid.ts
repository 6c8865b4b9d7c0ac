import { openTable, rowsIn } from './csv.ts'
import { type Cell, EMPTY_CELL, type Grid, type GridRow, MAX_COLUMNS, oneLine } from './grid.ts'
import { areHeadings } from './heading-rows.ts'
import { isBareCount } from './numbers.ts'
import type { Steps } from './slices.ts'
import { unitIn } from './units.ts'

/** The number of rows that show how cells are separated. */
const SAMPLE = 200
const MAX_SAMPLE = 2 ** 15
/** The longest line of a list. A longer one is data of a program, and would keep the page busy for seconds. */
const MAX_LINE = 100_000
/** The most characters of a cell in a spreadsheet. */
const MAX_CELL = 32_767
/** Separates cells in Markdown, in lists of SAP and in tables drawn with characters. */
const BAR = '|'
const LINES = '\n'

/** Reads a text: lines, or cells with a mark between them. Blank rows and rules are left out. */
export function* gridOfText(given: string, name = ''): Steps<Grid> {
  const { text: whole, delimiter: told } = openTable(given)
  const isData = hasLongLine(whole)
  const text = isData ? whole.replace(/[^\r\n]+/g, line => line.slice(0, MAX_CELL)) : whole
  const sampled = isData ? '' : text.slice(0, MAX_SAMPLE)
  const delimiter = told ?? (yield* delimiterOf(sampled))
  const rows: GridRow[] = []
  let droppedColumns = 0
  for (const { number, row } of rowsOf(text, isData ? LINES : delimiter)) {
    droppedColumns = Math.max(droppedColumns, row.length - MAX_COLUMNS)
    rows.push({ number, cells: row.slice(0, MAX_COLUMNS).map(cellOf), isHidden: false })
    yield
  }
  return { name, rows, hiddenColumns: new Set(), droppedColumns }
}

function* delimiterOf(text: string): Steps<string> {
  for (const mark of '\t|;,') {
    if (separates(mark, sampleOf(text, mark))) return mark
    yield
  }
  return LINES
}

const cellOf = (text: string): Cell => (text === '' ? EMPTY_CELL : { text: text.slice(0, MAX_CELL) })

/** Returns true if a line is too long for a list. */
export function hasLongLine(text: string): boolean {
  const end = /[\r\n]|$/g
  for (let start = 0; start < text.length; start = end.lastIndex + 1) {
    end.lastIndex = start
    const at = end.exec(text)?.index ?? text.length
    if (at - start > MAX_LINE) return true
    end.lastIndex = at
  }
  return false
}

type TextRow = { number: number; row: string[] }

function* rowsOf(text: string, delimiter: string): Generator<TextRow> {
  let number = 0
  for (const row of rowsIn(text, delimiter)) {
    number += 1
    const cells = row.map(cell => cell.trim())
    const isRule = delimiter === BAR && cells.every(cell => /^[-+=:]*$/.test(cell))
    const hasEnds = delimiter === BAR && cells.length > 2 && cells[0] === '' && cells.at(-1) === ''
    if (cells.some(Boolean) && !isRule) yield { number, row: hasEnds ? cells.slice(1, -1) : cells }
  }
}

function sampleOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  for (const { row } of rowsOf(text, delimiter)) if (rows.push(row.map(oneLine)) === SAMPLE) break
  return rows
}

/** Returns true if the mark separates cells: below headings, or because every row has as many and counts something. */
function separates(mark: string, rows: readonly string[][]): boolean {
  if (mark === '\t') return rows.some(row => row.length > 1)
  const at = rows.findIndex(areHeadings)
  const width = rows[Math.max(at, 0)]?.length ?? 0
  const below = rows.slice(at + 1)
  if (at >= 0) return below.filter(row => row.slice(width).some(Boolean)).length * 2 <= below.length
  const counts = rows.filter(
    row => row.length === width && row.some(cell => isBareCount(cell) || unitIn(cell)),
  )
  // A comma is also in sentences and in numbers.
  if (width < 2 || (mark === ',' && (width < 3 || rows.length < 2))) return false
  // The first row may have headings of other languages.
  return (
    counts.length === rows.length ||
    (rows.length > 2 && isHeadingRow(rows[0]) && counts.length === rows.length - 1)
  )
}

const isHeadingRow = (row: readonly string[] = []): boolean =>
  row.every(cell => cell !== '' && !/\d/.test(cell))

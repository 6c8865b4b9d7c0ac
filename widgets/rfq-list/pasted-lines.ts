import { type Column, columnOf } from './columns.ts'
import { type PastedTable, tableIn, wordsOf } from './pasted-table.ts'
import { quantityIn, unitIn, withoutQuantity } from './quantities.ts'
import { atOnce, type Steps } from './slices.ts'

/** What a pasted row asks for. A quantity that can't be told apart from the rest is left in the words. */
export type PastedLine = { wanted: string; quantity: string; unit: string; note?: string }

/** What is read of a text: its lines, and the rows that are none. */
export type Pasted = { lines: readonly PastedLine[]; leftOut: readonly string[] }

/** Reads lines of text, or cells as they come from a spreadsheet, in any order that can be told apart. */
export function* pastedIn(text: string): Steps<Pasted> {
  const { rows, kind, leftOut } = yield* tableIn(text)
  const lines: PastedLine[] = []
  for (const row of rows) {
    const read = readRow(row, kind)
    lines.push(...read)
    if (read.length === 0 && kind.at === 'columns') leftOut.push(wordsOf(row))
    yield
  }
  return { lines, leftOut }
}

/** The lines alone. */
export const readPastedLines = (text: string): readonly PastedLine[] => atOnce(pastedIn(text)).lines

function readRow(row: readonly string[], kind: PastedTable['kind']): PastedLine[] {
  if (kind.at === 'text') return readTextLine(row[0] ?? '')
  return kind.at === 'columns' ? readByColumns(row, kind.columns) : readCells(row)
}

function readByColumns(row: readonly string[], columns: readonly (Column | undefined)[]): PastedLine[] {
  const cellsOf = (wanted: Column | undefined): string[] =>
    row.filter((cell, index) => cell !== '' && columns[index] === wanted)
  const [cell = ''] = cellsOf('quantity')
  const [unitCell = ''] = cellsOf('unit')
  const quantity = quantityIn(cell)
  const rest = [...cellsOf('wanted'), ...cellsOf(undefined), ...(cell && !quantity ? [cell] : [])]
  const notes = cellsOf('note')
  // A row that has nothing but a remark is shown to the buyer rather than dropped.
  const [words, note] = rest.length > 0 ? [rest, notes] : [notes, []]
  if (words.length === 0) return []
  return [
    {
      wanted: words.join(', '),
      note: note.join(', '),
      quantity: quantity?.quantity ?? '',
      unit: (unitIn(unitCell) ?? unitCell) || (quantity?.unit ?? ''),
    },
  ]
}

function readCells(row: readonly string[]): PastedLine[] {
  const cells = row.filter(cell => cell !== '')
  const units = cells.filter(cell => unitIn(cell))
  const numbers = cells.filter(cell => quantityIn(cell))
  const quantityCell = numbers.length > 1 ? numberBeside(cells, numbers) : numbers[0]
  const isTaken = (cell: string): boolean => cell === quantityCell || units.includes(cell)
  const words = cells.filter(cell => !isTaken(cell))
  if (words.length === 0) return cells.length > 0 ? [{ wanted: cells.join(' '), quantity: '', unit: '' }] : []
  const [only = ''] = words
  if (!quantityCell && words.length === 1) {
    const [line] = readTextLine(only)
    return line ? [{ ...line, unit: line.unit || (unitIn(units[0] ?? '') ?? '') }] : []
  }
  const quantity = quantityIn(quantityCell ?? '')
  const unit = quantity?.unit || (unitIn(units[0] ?? '') ?? '')
  return [{ wanted: words.join(', '), quantity: quantity?.quantity ?? '', unit }]
}

/** Of several numbers the one with a unit, or beside one; or the one that is no part number. */
function numberBeside(cells: readonly string[], numbers: readonly string[]): string | undefined {
  const withUnit = numbers.filter(cell => quantityIn(cell)?.unit)
  if (withUnit.length > 0) return withUnit.length === 1 ? withUnit[0] : undefined
  const beside = numbers.filter(number => {
    const index = cells.indexOf(number)
    return [cells[index - 1], cells[index + 1]].some(cell => cell && unitIn(cell))
  })
  if (beside.length === 1) return beside[0]
  const short = numbers.filter(number => number.length < PART_NUMBER)
  return short.length === 1 ? short[0] : undefined
}

/** From so many digits on a number rather names a part. */
const PART_NUMBER = 5

function readTextLine(text: string): PastedLine[] {
  const line = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-•*–]|\d{1,3}[.)]) (?=\S)/, '')
  return line === '' || columnOf(line) ? [] : [withoutQuantity(line)]
}

import { readRows } from './csv.ts'
import { quantityIn, unitIn, withoutQuantity } from './quantities.ts'

/** What a pasted row asks for. A quantity that can't be told apart from the rest is left in the words. */
export type PastedLine = { wanted: string; quantity: string; unit: string; note?: string }

const HEADERS = {
  wanted:
    /^(item|items|description|item description|material|material description|product|name|wanted|part|part (no|number)\.?|perihal|keterangan|barang)$/i,
  quantity: /^(qty|quantity|kuantiti|jumlah|q'ty|qty\.|order qty)$/i,
  unit: /^(unit|units|uom|u\/m|unit of measure)$/i,
  note: /^(remarks?|notes?|comments?|catatan)$/i,
  // Of no use to a seller.
  place: /^(no|no\.|#|s\/n|sn|item no\.?|line|line no\.?|bil|bil\.|pos|pos\.)$/i,
} as const
type Column = keyof typeof HEADERS

/** Reads lines of text, or cells as they come from a spreadsheet, in any order that can be told apart. */
export function readPastedLines(text: string): PastedLine[] {
  const delimiter = delimiterOf(text)
  if (!delimiter) return readRows(text, '\n').flatMap(([line = '']) => readTextLine(line))
  const rows = rowsOf(text, delimiter).map(row => row.map(cell => cell.trim().replace(/\s+/g, ' ')))
  const [first = []] = rows
  const columns = first.map(columnOf)
  if (columns.filter(Boolean).length >= Math.min(2, first.filter(Boolean).length)) {
    return rows.slice(1).flatMap(row => readByColumns(row, columns))
  }
  const hasPlaces = rows.length > 1 && rows.every(([cell], index) => Number(cell) === index + 1)
  return rows.flatMap(row => readCells(hasPlaces ? row.slice(1) : row))
}

/** Between cells: a tab, or a mark that every row has as often. */
function delimiterOf(text: string): '\t' | ';' | ',' | undefined {
  if (text.includes('\t')) return '\t'
  return ([';', ','] as const).find(mark => {
    const rows = rowsOf(text, mark)
    const [width = 0] = rows.map(row => row.length)
    const isEven = width > 1 && rows.every(row => row.length === width)
    const hasColumns = rows[0]?.some(cell => columnOf(cell.trim()) === 'quantity')
    return isEven && (hasColumns || rows.every(row => row.some(cell => quantityIn(cell) || unitIn(cell))))
  })
}

/** A comma between digits is part of a number. */
function rowsOf(text: string, delimiter: string): string[][] {
  if (delimiter !== ',') return readRows(text, delimiter)
  const masked = text.replace(/(?<=\d),(?=\d)/g, MASK)
  return readRows(masked, ',').map(row => row.map(cell => cell.replaceAll(MASK, ',')))
}

/** Of Unicode's private use: no one types it. */
const MASK = '\ue000'

const columnOf = (cell: string): Column | undefined =>
  (Object.keys(HEADERS) as Column[]).find(column => HEADERS[column].test(cell))

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

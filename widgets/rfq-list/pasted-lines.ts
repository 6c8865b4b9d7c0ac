import { type Column, columnOf } from './columns.ts'
import { trustIn } from './descriptions.ts'
import { quantityFrom, usesDecimalCommas } from './numbers.ts'
import { type PastedTable, tableIn, wordsOf } from './pasted-table.ts'
import { type Quantity, quantityIn, withoutQuantity } from './quantities.ts'
import { atOnce, type Steps } from './slices.ts'
import { isMeasure, unitIn } from './units.ts'

/** The request in a pasted row. A quantity that can't be told apart from the rest stays in the words. */
export type PastedLine = Quantity & { wanted: string; note?: string }

/** The reading of a text: its lines, and the rows that are not lines. */
export type Pasted = { lines: readonly PastedLine[]; leftOut: readonly string[] }

/** Reads lines of text, or cells from a spreadsheet, in any order that can be recognised. */
export function* pastedIn(text: string): Steps<Pasted> {
  const { rows, kind, leftOut } = yield* tableIn(text)
  const hasDecimalCommas = usesDecimalCommas(text)
  const lines: PastedLine[] = []
  for (const row of rows) {
    const read = readRow(row, kind)
    lines.push(...read.map(line => withNumber(line, hasDecimalCommas)))
    if (read.length === 0 && kind.at === 'columns') leftOut.push(wordsOf(row))
    yield
  }
  return { lines, leftOut }
}

export const readPastedLines = (text: string): readonly PastedLine[] => atOnce(pastedIn(text)).lines

function readRow(row: readonly string[], kind: PastedTable['kind']): PastedLine[] {
  if (kind.at === 'text') return readTextLine(row[0] ?? '')
  return kind.at === 'columns' ? readByColumns(row, kind) : readCells(row)
}

/** Returns a line with its quantity in the form that an input takes. */
function withNumber(line: PastedLine, hasDecimalCommas: boolean): PastedLine {
  const { quantity, isDoubtful } = quantityFrom(line.quantity, hasDecimalCommas)
  return { ...line, quantity, isQuantityDoubtful: line.isQuantityDoubtful || isDoubtful }
}

const NONE: Quantity = { quantity: '', unit: '', isQuantityDoubtful: false }

type ByColumns = Extract<PastedTable['kind'], { at: 'columns' }>

function readByColumns(row: readonly string[], { columns, header }: ByColumns): PastedLine[] {
  const placesOf = (...wanted: (Column | undefined)[]): number[] =>
    [...row.keys()].filter(index => row[index] !== '' && wanted.includes(columns[index]))
  const cellsOf = (...wanted: (Column | undefined)[]): string[] =>
    placesOf(...wanted).map(index => row[index] ?? '')
  const [cell = ''] = cellsOf('quantity')
  const [unitCell = ''] = cellsOf('unit')
  const isUnit = unitCell === '' || unitIn(unitCell) !== undefined || UNIT_WORD.test(unitCell)
  const quantity = quantityIn(cell) ?? doubtfulIn(cell)
  const rest = [...cellsOf('wanted'), ...cellsOf(undefined), ...(cell && !quantity ? [cell] : [])]
  const told = placesOf('told', 'amount', ...(isUnit ? [] : (['unit'] as const)))
  const notes = [...cellsOf('note'), ...told.map(index => `${header[index]}: ${row[index]}`)]
  // A row with nothing but a remark is shown to the buyer instead of being dropped.
  const [words, note] = rest.length > 0 ? [rest, notes] : [notes, []]
  if (words.length === 0) return []
  const found = columns.includes('quantity')
    ? { wanted: words.join(', '), ...(quantity ?? NONE) }
    : withoutQuantity(words.join(', '))
  const unit = (isUnit && (unitIn(unitCell) ?? unitCell)) || found.unit || unitOf(header, columns)
  // What no column takes may be the quantity.
  const isDoubtful = !isUnit || placesOf(undefined, 'amount').length > 0
  const isQuantityDoubtful = found.isQuantityDoubtful || isDoubtful
  return [{ ...found, note: note.join(', '), unit, isQuantityDoubtful }]
}

/** A unit that the trade's list does not have, such as spool or m2. Numbers and sentences are not units. */
const UNIT_WORD = /^\p{L}[\p{L}\d./²³-]{0,11}$/u

/** Returns the unit in the heading of the quantity: Qty (pcs). */
function unitOf(header: readonly string[], columns: readonly (Column | undefined)[]): string {
  const [, word = ''] = /[([](.*)[)\]]$/.exec(header[columns.indexOf('quantity')] ?? '') ?? []
  return unitIn(word) ?? ''
}

/** Returns an unreadable cell of a quantity column, such as a range or the date that a spreadsheet has made of it. */
const doubtfulIn = (cell: string): Quantity | null =>
  /^\W*\d/.test(cell) ? { quantity: cell, unit: '', isQuantityDoubtful: true } : null

function readCells(row: readonly string[]): PastedLine[] {
  const cells = row.filter(cell => cell !== '')
  const at = indexOfQuantity(cells)
  const unitIndex = indexOfUnit(cells, at)
  const words = cells.filter((_, index) => index !== at && index !== unitIndex)
  const unit = unitIn(cells[unitIndex] ?? '') ?? ''
  if (words.length === 0) return cells.length > 0 ? [{ ...NONE, wanted: cells.join(' ') }] : []
  const quantity = quantityIn(cells[at] ?? '') ?? doubtfulIn(cells[at] ?? '')
  if (!quantity) {
    const lines = words.length === 1 ? readTextLine(words[0] ?? '') : [withoutQuantity(words.join(', '))]
    // A number that stays in the words may be the quantity.
    const isDoubtful = words.length > 1 && words.some(word => quantityIn(word)?.unit === '')
    return lines.map(line => ({
      ...line,
      unit: line.unit || unit,
      isQuantityDoubtful: line.isQuantityDoubtful || isDoubtful,
    }))
  }
  const isRating = unitIndex < 0 && RATINGS.test(cells[at] ?? '')
  const isDoubtful = isRating || trustInCell(cells, at) === 'doubtful'
  return [
    {
      wanted: words.join(', '),
      quantity: quantity.quantity,
      unit: quantity.unit || unit,
      isQuantityDoubtful: quantity.isQuantityDoubtful || isDoubtful,
    },
  ]
}

/** Numbers that, without a unit, may also be the class of a flange or a fitting. */
const RATINGS = /^(?:150|300|600|800|900|1500|2500|3000|6000|9000)$/

/** Returns the confidence that a cell with a number and a unit is the quantity, not a size or a grade. */
function trustInCell(cells: readonly string[], at: number) {
  const { quantity: number, unit } = quantityIn(cells[at] ?? '') ?? NONE
  const word = cells[at]?.replace(/[^a-z]/gi, '') ?? ''
  const others = cells.filter((cell, index) => index !== at && !quantityIn(cell))
  // qty: 5 ton
  if (/^[a-z]/i.test(cells[at] ?? '')) return 'sure'
  return unit ? trustIn({ number, unit, word, before: `${others.join(', ')}, `, after: '' }) : 'sure'
}

/** Returns the index of a lone number, best beside a unit, or else of a number with a unit. -1 if none stands out. */
function indexOfQuantity(cells: readonly string[]): number {
  const indexes = [...cells.keys()].filter(at => quantityIn(cells[at] ?? ''))
  const unitAt = (at: number): string => quantityIn(cells[at] ?? '')?.unit ?? ''
  const onlyOf = (some: readonly number[]): number | undefined => (some.length === 1 ? some[0] : undefined)
  const plain = indexes.filter(at => unitAt(at) === '')
  const counted = indexes.filter(at => unitAt(at) !== '' && trustInCell(cells, at) !== 'none')
  const isBeside = (at: number): boolean => [cells[at - 1], cells[at + 1]].some(cell => cell && unitIn(cell))
  const short = plain.filter(at => !PART_NUMBER.test(cells[at] ?? ''))
  // A first number beside other quantities is a row number.
  const isNumbered = plain.length === 1 && plain[0] === 0 && counted.some(at => !isMeasure(unitAt(at)))
  if (isNumbered) return onlyOf(counted) ?? -1
  const best = onlyOf(plain.filter(isBeside)) ?? onlyOf(short) ?? (plain.length > 1 ? -1 : onlyOf(counted))
  return best ?? cells.findIndex((cell, index) => RANGE.test(cell) && isBeside(index))
}

/** A range, or the date that a spreadsheet has made of it, but not a size such as 1/2. */
const RANGE = /^(?:\d{1,2}-(?:\d{1,2}|[a-z]{3})|\d{2}\/\d{2})$/i

/** A number of this length is more likely a part number. */
const PART_NUMBER = /^\d{5,}$/

/** Clothing, for which M and L are sizes. */
const WORN =
  /\b(?:gloves?|coveralls?|shirts?|vests?|jackets?|suits?|trousers|pants|raincoats?|harness|sarung tangan|baju|seluar)\b/i

/** Returns the index of the unit: beside the quantity, or else the first one. */
function indexOfUnit(cells: readonly string[], at: number): number {
  const isWorn = cells.some(cell => WORN.test(cell))
  const isSize = (cell: string): boolean => isWorn && /^[ML]$/i.test(cell)
  const indexes = [...cells.keys()].filter(each => unitIn(cells[each] ?? '') && !isSize(cells[each] ?? ''))
  return indexes.find(each => each === at + 1) ?? indexes.find(each => each === at - 1) ?? indexes[0] ?? -1
}

function readTextLine(text: string): PastedLine[] {
  const line = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-•*–]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]) (?=\S)/i, '')
  const column = columnOf(line)
  return line === '' || (column && column !== 'money') ? [] : [withoutQuantity(line)]
}

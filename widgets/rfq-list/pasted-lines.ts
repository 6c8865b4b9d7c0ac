import { type Column, columnOf } from './columns.ts'
import { trustIn } from './descriptions.ts'
import { quantityFrom, usesDecimalCommas } from './numbers.ts'
import { type PastedTable, tableIn, wordsOf } from './pasted-table.ts'
import { type Quantity, quantityIn, withoutQuantity } from './quantities.ts'
import { atOnce, type Steps } from './slices.ts'
import { isMeasure, unitIn } from './units.ts'

/** What a pasted row asks for. A quantity that can't be told apart from the rest is left in the words. */
export type PastedLine = Quantity & { wanted: string; note?: string }

/** What is read of a text: its lines, and the rows that are none. */
export type Pasted = { lines: readonly PastedLine[]; leftOut: readonly string[] }

/** Reads lines of text, or cells as they come from a spreadsheet, in any order that can be told apart. */
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

/** The lines alone. */
export const readPastedLines = (text: string): readonly PastedLine[] => atOnce(pastedIn(text)).lines

function readRow(row: readonly string[], kind: PastedTable['kind']): PastedLine[] {
  if (kind.at === 'text') return readTextLine(row[0] ?? '')
  return kind.at === 'columns' ? readByColumns(row, kind.columns) : readCells(row)
}

/** A line with its quantity as an input takes it. */
function withNumber(line: PastedLine, hasDecimalCommas: boolean): PastedLine {
  const { quantity, isDoubtful } = quantityFrom(line.quantity, hasDecimalCommas)
  return { ...line, quantity, isQuantityDoubtful: line.isQuantityDoubtful || isDoubtful }
}

const NONE: Quantity = { quantity: '', unit: '', isQuantityDoubtful: false }

function readByColumns(row: readonly string[], columns: readonly (Column | undefined)[]): PastedLine[] {
  const cellsOf = (wanted: Column | undefined): string[] =>
    row.filter((cell, index) => cell !== '' && columns[index] === wanted)
  const [cell = ''] = cellsOf('quantity')
  const [unitCell = ''] = cellsOf('unit')
  const quantity = quantityIn(cell) ?? doubtfulIn(cell)
  const rest = [...cellsOf('wanted'), ...cellsOf(undefined), ...(cell && !quantity ? [cell] : [])]
  const notes = cellsOf('note')
  // A row that has nothing but a remark is shown to the buyer rather than dropped.
  const [words, note] = rest.length > 0 ? [rest, notes] : [notes, []]
  if (words.length === 0) return []
  const found = columns.includes('quantity')
    ? { wanted: words.join(', '), ...(quantity ?? NONE) }
    : withoutQuantity(words.join(', '))
  return [{ ...found, note: note.join(', '), unit: (unitIn(unitCell) ?? unitCell) || found.unit }]
}

/** Of a column of quantities one that can't be read, such as a range, or the date that a spreadsheet has made of it. */
const doubtfulIn = (cell: string): Quantity | null =>
  /^\W*\d/.test(cell) ? { quantity: cell, unit: '', isQuantityDoubtful: true } : null

function readCells(row: readonly string[]): PastedLine[] {
  const cells = row.filter(cell => cell !== '')
  const place = placeOfQuantity(cells)
  const unitPlace = placeOfUnit(cells, place)
  const words = cells.filter((_, index) => index !== place && index !== unitPlace)
  const unit = unitIn(cells[unitPlace] ?? '') ?? ''
  if (words.length === 0) return cells.length > 0 ? [{ ...NONE, wanted: cells.join(' ') }] : []
  const quantity = quantityIn(cells[place] ?? '') ?? doubtfulIn(cells[place] ?? '')
  if (!quantity) {
    const lines = words.length === 1 ? readTextLine(words[0] ?? '') : [withoutQuantity(words.join(', '))]
    return lines.map(line => ({ ...line, unit: line.unit || unit }))
  }
  const isRating = unitPlace < 0 && RATINGS.test(cells[place] ?? '')
  const isDoubtful = isRating || trustInCell(cells, place) === 'doubtful'
  return [
    {
      wanted: words.join(', '),
      quantity: quantity.quantity,
      unit: quantity.unit || unit,
      isQuantityDoubtful: quantity.isQuantityDoubtful || isDoubtful,
    },
  ]
}

/** By itself as well the class of a flange or a fitting. */
const RATINGS = /^(?:150|300|600|800|900|1500|2500|3000|6000|9000)$/

/** How far a cell that has a number and a unit is the quantity, rather than a size or a grade. */
function trustInCell(cells: readonly string[], place: number) {
  const { quantity: number, unit } = quantityIn(cells[place] ?? '') ?? NONE
  const word = cells[place]?.replace(/[^a-z]/gi, '') ?? ''
  const others = cells.filter((cell, index) => index !== place && !quantityIn(cell))
  // qty: 5 ton
  if (/^[a-z]/i.test(cells[place] ?? '')) return 'sure'
  return unit ? trustIn({ number, unit, word, before: `${others.join(', ')}, `, after: '' }) : 'sure'
}

/** A number by itself, best beside a unit, else a number with a unit. -1 where none can be told from the others. */
function placeOfQuantity(cells: readonly string[]): number {
  const places = [...cells.keys()].filter(place => quantityIn(cells[place] ?? ''))
  const unitAt = (place: number): string => quantityIn(cells[place] ?? '')?.unit ?? ''
  const onlyOf = (some: readonly number[]): number | undefined => (some.length === 1 ? some[0] : undefined)
  const plain = places.filter(place => unitAt(place) === '')
  const counted = places.filter(place => unitAt(place) !== '' && trustInCell(cells, place) !== 'none')
  const isBeside = (place: number): boolean =>
    [cells[place - 1], cells[place + 1]].some(cell => cell && unitIn(cell))
  const short = plain.filter(place => !PART_NUMBER.test(cells[place] ?? ''))
  // A first number beside others is the place of its row.
  const isNumbered = plain.length === 1 && plain[0] === 0 && counted.some(place => !isMeasure(unitAt(place)))
  if (isNumbered) return onlyOf(counted) ?? -1
  const best = onlyOf(plain.filter(isBeside)) ?? onlyOf(short) ?? (plain.length > 1 ? -1 : onlyOf(counted))
  return best ?? cells.findIndex((cell, place) => RANGE.test(cell) && isBeside(place))
}

/** A range, or the date that a spreadsheet has made of it; but no size, such as 1/2. */
const RANGE = /^(?:\d{1,2}-(?:\d{1,2}|[a-z]{3})|\d{2}\/\d{2})$/i

/** So many digits rather name a part. */
const PART_NUMBER = /^\d{5,}$/

/** Of these M and L are sizes. */
const WORN =
  /\b(?:gloves?|coveralls?|shirts?|vests?|jackets?|suits?|trousers|pants|raincoats?|harness|sarung tangan|baju|seluar)\b/i

/** Beside the quantity, else the first. */
function placeOfUnit(cells: readonly string[], place: number): number {
  const isWorn = cells.some(cell => WORN.test(cell))
  const isSize = (cell: string): boolean => isWorn && /^[ML]$/i.test(cell)
  const places = [...cells.keys()].filter(each => unitIn(cells[each] ?? '') && !isSize(cells[each] ?? ''))
  return places.find(each => each === place + 1) ?? places.find(each => each === place - 1) ?? places[0] ?? -1
}

function readTextLine(text: string): PastedLine[] {
  const line = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-•*–]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]) (?=\S)/i, '')
  const column = columnOf(line)
  return line === '' || (column && column !== 'money') ? [] : [withoutQuantity(line)]
}

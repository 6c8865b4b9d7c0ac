import { hasWords, isNone } from './columns.ts'
import { EMPTY_CELL, type GridRow } from './grid.ts'
import { isTold } from './heading-words.ts'
import { quantityIn } from './numbers.ts'
import type { Doubt, Role, SheetLine } from './reading.ts'
import { isMeasure, unitIn } from './units.ts'

/** Numbers that, without a heading or a unit, may be the class of a flange or a fitting. */
const RATINGS = ['150', '300', '600', '800', '900', '1500', '2500', '3000', '6000', '9000']
/** A unit that the trade's list does not have, such as spool or m2. Numbers and sentences are not units. */
const UNIT_WORD = /^\p{L}[\p{L}\d./²³-]{0,11}$/u
/** The words of sizes and classes, which name nothing without the item. */
const SIZE_WORDS =
  /(?<!\p{L})(?:mm|cm|m|in|inch(?:es)?|inci|dn|nb|nps|pn|cl|class|sch|std|xs|xxs|od|id|x|o|size|saiz|ukuran|lbs?|kg|deg|dia|diam(?:eter)?|thk|thick|long|length|wall)(?!\p{L})|[øØ⌀]/giu

/** How the columns of a sheet are read. */
export type Columns = {
  roles: readonly (Role | undefined)[]
  /** The indexes of the columns of a role. */
  placesOf: (role: Role) => readonly number[]
  /** The headings of the columns. */
  names: readonly string[] | null
  hasDecimalCommas: boolean
}

/** The letter or dash before an entry of a list. */
export const BULLET = /^(?:\(?(?:[a-z]|[ivx]{1,4})[.)]|[-•*–])\s+/i

/** Returns true if a text is only a size or class. */
export const isOnlySize = (text: string): boolean =>
  /\d/.test(text) &&
  text.length < 60 &&
  !/\d{5}/.test(text) &&
  !/\p{L}/u.test(text.replace(BULLET, '').replace(SIZE_WORDS, ' '))

/** Returns the line of a row, or null if it names no item. */
export function lineOf(
  at: number,
  row: readonly string[],
  rows: readonly GridRow[],
  { placesOf, names, hasDecimalCommas }: Columns,
): SheetLine | null {
  const filledOf = (role: Role): number[] => placesOf(role).filter(column => row[column])
  const told = (column: number): string => [names?.[column], row[column]].filter(Boolean).join(': ')
  const items = filledOf('item').filter(column => !isNone(row[column] ?? ''))
  const numbers = filledOf('partNumber')
  const texts = (items.length > 0 ? items : numbers).map(column => row[column] ?? '')
  if (texts.length === 0) return null
  const hasOthers = texts.length > 1
  const wanted = items.map(column => itemText(row[column] ?? '', hasOthers ? names?.[column] : undefined))
  const [quantityAt = -1] = placesOf('quantity')
  const quantityCell = rows[at]?.cells[quantityAt] ?? EMPTY_CELL
  const above = quantityCell.mergedFrom?.row ?? at
  const isShared = above !== at || rows[at + 1]?.cells[quantityAt]?.mergedFrom?.row === at
  const [unitCell = ''] = filledOf('unit').map(column => row[column] ?? '')
  const isUnit = unitCell === '' || unitIn(unitCell) !== undefined || UNIT_WORD.test(unitCell)
  const counted =
    above !== at
      ? quantityIn('', false)
      : quantityOf(row[quantityAt] ?? '', quantityCell.number, hasDecimalCommas)
  const unit = (isUnit && (unitIn(unitCell) ?? unitCell)) || counted.unit || unitOf(names?.[quantityAt])
  const isSize = isMeasure(counted.unit) || (unit === '' && RATINGS.includes(counted.quantity))
  // A row with more cells than headings has a mark within a cell, such as 1,000.
  const isWider = names !== null && row.length > names.length && row.slice(names.length).some(Boolean)
  const isStruck = (column: number): boolean => rows[at]?.cells[column]?.isStruckOut === true
  const isStruckOut = isStruck(quantityAt) && !items.every(isStruck)
  const notes = [
    ...(items.length > 0 ? numbers.map(told) : []),
    ...filledOf('note').map(column => (isTold(names?.[column] ?? '') ? told(column) : (row[column] ?? ''))),
    ...(isUnit ? [] : filledOf('unit').map(told)),
  ]
  const isDoubtful = counted.isDoubtful || !isUnit || (names === null && isSize) || isWider || isStruckOut
  const doubts: Doubt[] = [
    ...(isDoubtful ? (['quantity'] as const) : []),
    ...(isShared ? (['sharedQuantity'] as const) : []),
    ...(items.length > 0 && texts.every(isOnlySize) ? (['onlySize'] as const) : []),
  ]
  return {
    wanted: (items.length > 0 ? wanted : texts).join(', '),
    quantity: counted.quantity,
    unit,
    note: notes.join(', '),
    isQuantityDoubtful: isDoubtful || isShared,
    doubts,
    row: at,
  }
}

/** Cells that are only a number keep the name of their column: DN 50. */
const itemText = (cell: string, name: string | undefined): string =>
  name && /^\d+(?:[.,/ -]\d+)*$/.test(cell) && !hasWords(cell) ? `${name} ${cell}` : cell

/** Reads a quantity as the sheet shows it, by the value of its cell if that is a number. */
function quantityOf(
  text: string,
  number: number | undefined,
  hasDecimalCommas: boolean,
): ReturnType<typeof quantityIn> {
  if (isNone(text) && text !== '0') return quantityIn('', false)
  if (number === undefined) return quantityIn(text, hasDecimalCommas)
  const [, digits = '', word = ''] = /^([-\d.,/ ]*\d)?\s*(.*)$/.exec(text) ?? []
  const shown = Number(digits.replaceAll(',', ''))
  const value = Number(number.toPrecision(15))
  // The sheet may show fewer digits, or thousands.
  const isRounded = digits !== '' && !Number.isNaN(shown) && Math.abs(shown - value) > Math.abs(value) * 0.005
  const unit = unitIn(word) ?? (UNIT_WORD.test(word) ? word : '')
  const isDoubtful = value <= 0 || isRounded || (word !== '' && unit === '')
  return { quantity: String(isRounded && Math.abs(shown - value) < 1 ? shown : value), unit, isDoubtful }
}

/** Returns the unit in the heading of the quantity: Qty (pcs). */
const unitOf = (heading = ''): string => unitIn(/[([](.*)[)\]]\s*$/.exec(heading)?.[1] ?? '') ?? ''

import { unitIn } from './units.ts'

/** A number as buyers write it, with commas, points or an apostrophe. */
export const NUMBER = String.raw`\d+(?:[.,']\d+)*`

/** Text that can't be one number: a range, a choice, a date that a spreadsheet has made of either, or a sum. */
export const SEVERAL = String.raw`${NUMBER}(?:[-–/+]| (?:\+|to|hingga) )${NUMBER}`

const THOUSANDS = /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/

/** Returns true if a text uses decimal commas. */
export const usesDecimalCommas = (text: string): boolean =>
  text.includes(',') && /(?<![\d.,])\d+,\d{1,2}(?![\d.,])/.test(text)

/** A quantity as an input takes it, and whether the buyer may have meant another. */
type Quantity = { quantity: string; isDoubtful: boolean }

/** Reads a number. Other text stays as it is, and so do negative numbers, dates and `1E5`, all in doubt. */
export function quantityFrom(written: string, hasDecimalCommas: boolean): Quantity {
  const [, mark] = THOUSANDS.exec(written) ?? []
  const isAlone = mark !== undefined && written.split(mark).length === 2
  if (mark === '.' && isAlone) {
    const quantity = hasDecimalCommas ? written.replace('.', '') : String(Number(written))
    return { quantity, isDoubtful: true }
  }
  if (mark !== undefined) {
    const isDoubtful = mark === ',' && isAlone && hasDecimalCommas
    return { quantity: written.replaceAll(mark, ''), isDoubtful }
  }
  const plain = /^\d{1,3}(,\d{3})+\.\d+$/.test(written)
    ? written.replaceAll(',', '')
    : /^\d{1,3}(\.\d{3})+,\d+$/.test(written)
      ? written.replaceAll('.', '').replace(',', '.')
      : written.replace(/^(\d+),(\d+)$/, '$1.$2')
  const isNumber = /^\d+(\.\d+)?$/.test(plain)
  return { quantity: isNumber ? plain : written, isDoubtful: !isNumber || Number(plain) === 0 }
}

const LABELLED = /^(?:qty|q'ty|quantity|kuantiti|jumlah)[.:= ]*(?=\d)/i
const WITH_UNIT = /^(\d[\d., ']*?|\S*?\d) ?(\p{L}[\p{L}.-]*)$/u

/** A longer text is no quantity, and would take long to read. */
const MAX_QUANTITY = 60

/** Reads the cell of a quantity, which may have its unit. An empty cell is no quantity, and not in doubt. */
export function quantityIn(cell: string, hasDecimalCommas: boolean): Quantity & { unit: string } {
  if (cell === '') return { quantity: '', unit: '', isDoubtful: false }
  if (cell.length > MAX_QUANTITY) return { quantity: cell, unit: '', isDoubtful: true }
  const text = cell.replace(LABELLED, '')
  const [, number = '', word = ''] = WITH_UNIT.exec(text) ?? []
  const unit = unitIn(word)
  return { ...quantityFrom(unit ? number : text, hasDecimalCommas), unit: unit ?? '' }
}

/** Returns true for a number that may count things, with a unit or alone. */
export const isCount = (cell: string): boolean => {
  if (cell.length > MAX_QUANTITY) return false
  const { quantity } = quantityIn(cell, false)
  return /^\d+(\.\d+)?$/.test(quantity)
}

/** Returns true for a number that may count things, without a word before it: `Qty 2026` is a heading. */
export const isBareCount = (cell: string): boolean => !/^\p{L}/u.test(cell) && isCount(cell)

/** Returns true for the number of a row: 10, 1.1, A1, 3a, (4). */
export const isRowNumber = (cell: string): boolean =>
  cell.length < 20 &&
  !/[a-z]{2}\D?\d{3}|[a-z]\D?\d{4}/i.test(cell) &&
  /^\(?(?:[a-z]{0,2}[-.]?\d{1,5}(?:[./-]\d{1,4}){0,3}[a-z]?|[a-z]|[ivx]{1,5})[.):]?$/i.test(cell)

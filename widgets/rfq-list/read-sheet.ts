import type { Requirements } from '#shared/procurement/requirements/requirements.ts'
import type { Steps } from '#shared/sheets/slices.ts'
import { isTold, type Role, type Roles } from './headings.ts'
import { amountIn } from './numbers.ts'
import { plainLine, type ReadLine } from './plain-lines.ts'
import { requiredIn } from './requirement-lines.ts'
import type { Table } from './table.ts'
import { isMeasure, unitIn } from './units.ts'

export const USES = ['leaveOut', 'item', 'note', 'required'] as const
/** What becomes of a row that is not read as a line: for the list as a whole, or a line after all. */
export type Use = (typeof USES)[number]
export type OtherRow = { text: string; use: Use; line: ReadLine; required: Partial<Requirements> }

/** The reading of a sheet: its lines, and the rows that are not lines, with a proposal for each. */
export type Reading = { lines: readonly ReadLine[]; others: readonly OtherRow[] }

/** Reads each row by the roles of its columns. Nothing is read from a column without a role. */
export function* readingOf(table: Table, roles: Roles): Steps<Reading> {
  const { headings, rows, above, isText, hasDecimalCommas } = table
  const lines: ReadLine[] = []
  const others = above.map(row => otherRow(row, false))
  for (const row of rows) {
    yield
    const isAlone = roles.length > 1 && row.filter(Boolean).length === 1
    // A row with only a number is an unused row of a table that has space for more.
    const isRepeated = headings !== null && row.join('\t') === headings.join('\t')
    if (isRepeated || (isAlone && !/\p{L}/u.test(row.join('')))) continue
    const line = isText ? plainLine(row[0] ?? '', hasDecimalCommas) : lineOf(row, roles, table)
    const isAside = isText ? !isItem(row[0] ?? '', line) : isAlone
    if (line && !isAside && !isTotal(row)) lines.push(line)
    else others.push(otherRow(row, hasDecimalCommas))
  }
  return { lines, others }
}

/** Returns the lines and requirements with what was chosen for the other rows. A note is for every line. */
export function withOthers(
  lines: readonly ReadLine[],
  others: readonly OtherRow[],
  purposeOf: (row: OtherRow) => Use,
): { lines: readonly ReadLine[]; required: Partial<Requirements> } {
  const usedAs = (use: Use): OtherRow[] => others.filter(row => purposeOf(row) === use)
  const notes = usedAs('note').map(({ text }) => text)
  const all = [...lines, ...usedAs('item').map(({ line }) => line)]
  const required = usedAs('required').map(row => row.required)
  const certificates = required.flatMap(each => each.certificates ?? [])
  return {
    lines:
      notes.length > 0
        ? all.map(line => ({ ...line, note: [line.note, ...notes].filter(Boolean).join(', ') }))
        : all,
    required: Object.assign({}, ...required, certificates.length > 0 && { certificates }),
  }
}

/** Returns true for a line of text that counts something, or that is neither a title nor about the whole list. */
const isItem = (text: string, line: ReadLine | null): boolean =>
  (line !== null && line.quantity !== '' && !line.isQuantityDoubtful) ||
  (!text.endsWith(':') && requiredIn(text) === null)

function otherRow(row: readonly string[], hasDecimalCommas: boolean): OtherRow {
  const text = row.filter(Boolean).join(' ')
  const line = plainLine(text, hasDecimalCommas)
  const required = isTotal(row) ? null : requiredIn(text)
  const isCounted = line.quantity !== '' && !isTotal(row)
  if (!required) return { text, use: isCounted ? 'item' : 'leaveOut', line, required: {} }
  return { text, use: Object.keys(required).length > 0 ? 'required' : 'note', line, required }
}

const TOTAL =
  /^(?:(?:(?:grand|sub|net|overall)[ -]?)?total|jumlah|summe|gesamt|somme|suma|合计|总计|小计)(?: (?:amount|price|cost|qty|quantity|besar|kecil|keseluruhan|harga|general|général))?(?: ?\(?[A-Z$€£]{1,3}\)?)?[ :]*[-\d.,' ]*$/iu

/** Returns true for a row of totals: a word for it, and figures. */
function isTotal(row: readonly string[]): boolean {
  const [label = '', ...others] = row.filter(Boolean)
  return TOTAL.test(label) && others.every(cell => !/\p{L}{4}/u.test(cell) || unitIn(cell) !== undefined)
}

/** Numbers that, without a heading or a unit, may be the class of a flange or a fitting. */
const RATINGS = ['150', '300', '600', '800', '900', '1500', '2500', '3000', '6000', '9000']
/** A unit that the trade's list does not have, such as spool or m2. Numbers and sentences are not units. */
const UNIT_WORD = /^\p{L}[\p{L}\d./²³-]{0,11}$/u

/** Returns the line of a row, or null if it names no item. */
function lineOf(
  row: readonly string[],
  roles: Roles,
  { headings, hasDecimalCommas }: Table,
): ReadLine | null {
  const placesOf = (role: Role): number[] =>
    [...row.keys()].filter(at => row[at] !== '' && roles[at] === role)
  const cellsOf = (role: Role): string[] => placesOf(role).map(at => row[at] ?? '')
  const told = (at: number): string => [headings?.[at], row[at]].filter(Boolean).join(': ')
  const items = cellsOf('item')
  const numbers = placesOf('partNumber')
  const wanted = items.length > 0 ? items.join(', ') : numbers.map(at => row[at]).join(', ')
  if (wanted === '') return null
  const [cell = ''] = cellsOf('quantity')
  const [unitCell = ''] = cellsOf('unit')
  const isUnit = unitCell === '' || unitIn(unitCell) !== undefined || UNIT_WORD.test(unitCell)
  const amount = amountIn(cell, hasDecimalCommas)
  const unit =
    (isUnit && (unitIn(unitCell) ?? unitCell)) || amount.unit || unitOf(headings?.[roles.indexOf('quantity')])
  const isSize = isMeasure(amount.unit) || (unit === '' && RATINGS.includes(amount.quantity))
  // A row with more cells than headings has a mark within a cell, such as 1,000.
  const isWider = headings !== null && row.slice(headings.length).some(Boolean)
  const notes = [
    ...(items.length > 0 ? numbers.map(told) : []),
    ...placesOf('note').map(at => (isTold(headings?.[at] ?? '') ? told(at) : (row[at] ?? ''))),
    ...(isUnit ? [] : placesOf('unit').map(told)),
  ]
  const isQuantityDoubtful = amount.isDoubtful || !isUnit || (headings === null && isSize) || isWider
  return { wanted, quantity: amount.quantity, unit, note: notes.join(', '), isQuantityDoubtful }
}

/** Returns the unit in the heading of the quantity: Qty (pcs). */
const unitOf = (heading = ''): string => unitIn(/[([](.*)[)\]]\s*$/.exec(heading)?.[1] ?? '') ?? ''

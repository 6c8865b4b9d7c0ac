import type { Requirements } from '#shared/trade/requirements.ts'
import { isNone } from './columns.ts'
import type { Grid } from './grid.ts'
import { areHeadings, type Headings, isForm, isNumbering } from './heading-rows.ts'
import { type Columns, isOnlySize, lineOf } from './lines.ts'
import { isCount } from './numbers.ts'
import { plainLine } from './plain-lines.ts'
import type { RowKind, SheetLine, Use } from './reading.ts'
import { requiredIn } from './requirement-lines.ts'
import { totalIn } from './totals.ts'

/** A longer row says nothing about the whole list, and would take long to read. */
const MAX_TERM = 2000

export const plainOf = (at: number, texts: readonly string[][], hasDecimalCommas: boolean): SheetLine => {
  const line = plainLine((texts[at] ?? []).filter(Boolean).join(' '), hasDecimalCommas)
  return { ...line, doubts: line.isQuantityDoubtful ? ['quantity'] : [], row: at }
}

/** What a row was taken for, and the line that it may be. */
export type Found = {
  kind: RowKind
  use: Use
  text: string
  line: SheetLine | null
  required: Partial<Requirements>
}
export type Reader = (at: number) => Found

/** Reads lines of text. */
export function textReader(texts: readonly string[][], hasDecimalCommas: boolean): Reader {
  return at => {
    const text = texts[at]?.[0] ?? ''
    const line = plainOf(at, texts, hasDecimalCommas)
    const total = totalIn([text])
    if (total === 'sure' || (total && line.quantity === '')) return aside(text, 'total', line)
    const isCounted = line.quantity !== '' && !line.isQuantityDoubtful
    const isItem = isCounted || (!text.endsWith(':') && termIn(text) === null)
    return isItem ? { kind: 'line', use: 'item', text, line, required: {} } : other(text, line)
  }
}

const termIn = (text: string): Partial<Requirements> | null =>
  text.length > MAX_TERM ? null : requiredIn(text)

const aside = (text: string, kind: RowKind, line: SheetLine | null): Found => ({
  kind,
  use: 'leaveOut',
  text,
  line,
  required: {},
})

/** Reads a row of words for itself: a term of the whole list, a line of text below a table, or a title. */
function other(text: string, line: SheetLine): Found {
  const required = termIn(text)
  if (required)
    return { kind: 'term', use: Object.keys(required).length > 0 ? 'required' : 'note', text, line, required }
  if (line.quantity !== '') return { kind: 'line', use: 'item', text, line, required: {} }
  return aside(text, isForm(text.split(/(?<=:)\s/)) ? 'form' : 'title', line)
}

/** Reads rows of a table by what its columns are. */
export function rowReader(
  grid: Grid,
  texts: readonly string[][],
  headings: Headings | null,
  columns: Columns,
): Reader {
  const { roles } = columns
  const start = headings?.end ?? 0
  const repeated = new Set(texts.slice(headings?.at ?? 0, start).map(row => row.join('\t')))
  let isOtherTable = false
  /** The sums of the quantities since the last total, up to each row. A total is the difference of two. */
  let sum = 0
  let count = 0
  let sums = new Map([[0, 0]])
  const toSum = (number: number): number => Math.round(number * 1000)
  return at => {
    const row = texts[at] ?? []
    const filled = row.filter(Boolean)
    const text = filled.join(' ')
    const plain = (): SheetLine => plainOf(at, texts, columns.hasDecimalCommas)
    if (headings && at < headings.at)
      return isForm(filled) || filled.length > 2 ? aside(text, 'form', null) : above(text, plain())
    if (at < start || repeated.has(row.join('\t')) || (at === start && headings && isNumbering(row)))
      return aside(text, 'heading', null)
    if (headings && filled.length > 2 && areHeadings(row)) {
      isOtherTable = true
      return aside(text, 'heading', null)
    }
    if (filled.length === 1 && roles.length > 1 && !/\p{L}/u.test(text)) return aside(text, 'empty', null)
    const read = lineOf(at, row, grid.rows, columns)
    const line = read && isOtherTable ? marked(read) : read
    const total = totalIn(filled)
    const quantity = Number(line?.quantity) || 0
    const isSum = count - (sums.get(toSum(sum - quantity)) ?? count) > 1
    if (total === 'sure' || (total && (quantity === 0 || isSum))) {
      sum = 0
      sums = new Map([[0, count]])
      return aside(text, 'total', line)
    }
    if (isStruckOut(at, grid, columns)) return aside(text, 'struckOut', line)
    if (grid.rows[at]?.isHidden) return aside(text, 'hidden', line)
    if (filled.length === 1 && roles.length > 1) return other(text, plain())
    if (isForm(filled) && !(line && isCount(line.quantity))) return aside(text, 'form', line)
    const isBare = !line || isBareRow(row, columns)
    const term = isBare ? termIn(text) : null
    if (term) return other(text, line ?? plain())
    if (!line || (isBare && isNumberedTitle(at, texts, columns))) return aside(text, 'title', line)
    sum += quantity
    count += 1
    sums.set(toSum(sum), count)
    return { kind: 'line', use: 'item', text, line: total ? marked(line) : line, required: {} }
  }
}

/** Reads a row above the headings. Only what it says about the whole list is used. */
function above(text: string, line: SheetLine): Found {
  const found = other(text, line)
  return found.kind === 'line' ? aside(text, 'title', line) : found
}

const marked = (line: SheetLine): SheetLine => ({
  ...line,
  isQuantityDoubtful: true,
  doubts: line.doubts.includes('quantity') ? line.doubts : ['quantity', ...line.doubts],
})

/** Returns true if the words of a row are struck out. */
function isStruckOut(at: number, { rows }: Grid, { roles }: Columns): boolean {
  const cells = rows[at]?.cells ?? []
  if (!cells.some(cell => cell.isStruckOut)) return false
  const words = cells.filter((cell, column) => cell.text.trim() && roles[column] === 'item')
  const given = words.length > 0 ? words : cells.filter(cell => /\p{L}/u.test(cell.text))
  return given.length > 0 && given.every(cell => cell.isStruckOut)
}

/** Returns true for a row without a quantity and a unit. */
const isBareRow = (row: readonly string[], { roles }: Columns): boolean =>
  !row.some(
    (cell, column) => cell && !isNone(cell) && (roles[column] === 'quantity' || roles[column] === 'unit'),
  )

/** Returns true for a row such as `1 VALVES` above 1.1, `A PIPES` above 1, or `1 Gate valve` above sizes. */
function isNumberedTitle(at: number, texts: readonly string[][], columns: Columns): boolean {
  const { roles } = columns
  const row = texts[at] ?? []
  const isItem = (cell: string, column: number): boolean => cell !== '' && roles[column] === 'item'
  const rest = [...row.keys()].filter(column => row[column] && roles[column] !== 'item')
  if (row.filter(isItem).length !== 1 || rest.length > 1) return false
  const next = texts[at + 1] ?? []
  const isAbove = isBareRow(next, columns)
    ? next.some(isItem) && next.filter(Boolean).length === 1
    : isOnlySize(next.filter(isItem).join(' '))
  if (isAbove) return true
  const [first = 0] = rest
  const number = (row[first] ?? '').replace(/(?:\.0+)?[.)\s]*$/, '')
  const below = texts.slice(at + 1, at + 8).map(each => each[first] ?? '')
  const isParent = below.some(each => each.startsWith(`${number}.`) && each.length > number.length + 1)
  return isParent || (/^(?:[A-Z]|[IVX]+)$/i.test(number) && below.some(each => /^\d/.test(each)))
}

import type { Requirements } from '#shared/procurement/requirements/requirements.ts'
import { isNone, proposedColumns } from './columns.ts'
import { type Grid, oneLine } from './grid.ts'
import { areHeadings, type Headings, headingsIn, isForm, isNumbering } from './heading-rows.ts'
import { type Columns, isOnlySize, lineOf } from './lines.ts'
import { isCount, usesDecimalCommas } from './numbers.ts'
import { plainLine } from './plain-lines.ts'
import {
  type Choices,
  type ColumnReading,
  NO_CHOICES,
  type Reading,
  ROLES,
  type Role,
  type RowKind,
  type RowReading,
  type SheetLine,
  type Use,
} from './reading.ts'
import { requiredIn } from './requirement-lines.ts'
import { atOnce, type Steps } from './slices.ts'
import { totalIn } from './totals.ts'

/** The number of cells that propose what the columns are. */
const SAMPLE = 4000
/** Only one column has each of these roles. */
const SINGLE: readonly (Role | undefined)[] = ['quantity', 'unit']
/** A longer row says nothing about the whole list, and would take long to read. */
const MAX_TERM = 2000

type Row = { line: SheetLine | null; reading: RowReading }

/** Reads a grid by the buyer's choices. Use `readingOf` for one that may be long. */
export const readGrid = (grid: Grid, choices: Choices = NO_CHOICES): Reading =>
  atOnce(readingOf(grid, choices))

/** Reads a grid in steps: headings, columns, rows and lines. */
export function* readingOf(grid: Grid, choices: Choices): Steps<Reading> {
  const texts: string[][] = []
  let hasDecimalCommas = false
  for (const [at, { cells }] of grid.rows.entries()) {
    // A cell that is merged to the right counts once.
    const row = cells.map((cell, column) => {
      const isCovered = cell.mergedFrom && cell.mergedFrom.column !== column && cell.mergedFrom.row === at
      return isCovered ? '' : oneLine(cell.text)
    })
    hasDecimalCommas ||= cells.some(cell => cell.number === undefined && usesDecimalCommas(cell.text))
    texts.push(row)
    yield
  }
  const isText = texts.every(row => row.length === 1)
  const headings = isText ? null : (chosenHeadings(texts, choices) ?? (yield* headingsIn(texts)))
  const columns = isText ? [] : yield* columnsOf(grid, texts, headings, choices)
  const used = usedColumns(columns, headings, hasDecimalCommas)
  const reader = isText ? textReader(texts, hasDecimalCommas) : rowReader(grid, texts, headings, used)
  const rows: Row[] = []
  for (const at of texts.keys()) {
    rows.push(withChoice(reader(at), choices.rows.get(at), () => plainOf(at, texts, hasDecimalCommas)))
    yield
  }
  yield* joinTitles(rows, choices)
  return { isText, columns, rows: rows.map(({ reading }) => reading), ...linesOf(rows) }
}

function chosenHeadings(texts: readonly string[][], { rows }: Choices): Headings | null {
  const [at = -1] = [...rows].find(([, use]) => use === 'heading') ?? []
  const names = texts[at]
  return names ? { at, end: at + 1, names } : null
}

function usedColumns(
  columns: readonly ColumnReading[],
  headings: Headings | null,
  hasDecimalCommas: boolean,
): Columns {
  const roles = columns.map(({ role }) => role)
  const places = new Map(ROLES.map(role => [role, [...roles.keys()].filter(at => roles[at] === role)]))
  return { roles, placesOf: role => places.get(role) ?? [], names: headings?.names ?? null, hasDecimalCommas }
}

/** Returns the columns as they are proposed, with the buyer's choices. */
function* columnsOf(
  grid: Grid,
  texts: readonly string[][],
  headings: Headings | null,
  { columns }: Choices,
): Steps<ColumnReading[]> {
  const width = texts.reduce((most, row) => Math.max(most, row.length), 0)
  const body: string[][] = []
  for (let at = headings?.end ?? 0; at < texts.length && body.length * width < SAMPLE; at += 1) {
    const row = texts[at] ?? []
    if (row.filter(Boolean).length > 1 && !isForm(row)) body.push(row)
    yield
  }
  const proposed = yield* proposedColumns(headings?.names ?? null, body, width, column =>
    grid.hiddenColumns.has(column),
  )
  const taken = new Set([...columns.values()].filter(role => SINGLE.includes(role)))
  return proposed.map((column, at): ColumnReading => {
    const { heading, hasWords, proposals } = column
    const role = columns.get(at)
    if (role) return { heading, hasWords, proposals, role }
    // A column that had the role, or that was open for it, is left out.
    const isTaken = [...taken].some(
      each => each === column.role || (!column.role && proposals.includes(each)),
    )
    return isTaken ? { ...column, role: 'leaveOut' } : column
  })
}

const plainOf = (at: number, texts: readonly string[][], hasDecimalCommas: boolean): SheetLine => {
  const line = plainLine((texts[at] ?? []).filter(Boolean).join(' '), hasDecimalCommas)
  return { ...line, doubts: line.isQuantityDoubtful ? ['quantity'] : [], row: at }
}

type Found = {
  kind: RowKind
  use: Use
  text: string
  line: SheetLine | null
  required: Partial<Requirements>
}
type Reader = (at: number) => Found

/** Reads lines of text. */
function textReader(texts: readonly string[][], hasDecimalCommas: boolean): Reader {
  return at => {
    const text = texts[at]?.[0] ?? ''
    const line = plainOf(at, texts, hasDecimalCommas)
    if (totalIn([text])) return aside(text, 'total', line)
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
  return aside(text, isForm(text.split(/(?<=:)/)) ? 'form' : 'title', line)
}

/** Reads rows of a table by what its columns are. */
function rowReader(
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
    if (!/\p{L}/u.test(text) && filled.length === 1 && roles.length > 1) return aside(text, 'empty', null)
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
  if (isBareRow(next, columns)) return next.some(isItem) && next.filter(Boolean).length === 1
  if (isOnlySize(next.filter(isItem).join(' '))) return true
  const [first = 0] = rest
  const number = (row[first] ?? '').replace(/(?:\.0+)?[.)\s]*$/, '')
  const below = texts.slice(at + 1, at + 8).map(each => each[first] ?? '')
  const isParent = below.some(each => each.startsWith(`${number}.`) && each.length > number.length + 1)
  return isParent || (/^(?:[A-Z]|[IVX]+)$/i.test(number) && below.some(each => /^\d/.test(each)))
}

/** What a row of a kind can be used as. */
const USES_OF: Readonly<Record<RowKind, readonly Use[]>> = {
  line: ['leaveOut', 'item', 'heading'],
  heading: ['leaveOut', 'item', 'heading'],
  form: ['leaveOut', 'item', 'below', 'note', 'heading'],
  title: ['leaveOut', 'item', 'below', 'note', 'heading'],
  term: ['leaveOut', 'item', 'below', 'note', 'heading'],
  total: ['leaveOut', 'item', 'heading'],
  struckOut: ['leaveOut', 'item', 'heading'],
  hidden: ['leaveOut', 'item', 'heading'],
  empty: ['leaveOut'],
}

/** Gives a row what the buyer has chosen for it. */
function withChoice(
  { kind, use, text, line, required }: Found,
  chosen: Use | undefined,
  plain: () => SheetLine,
): Row {
  const uses = use === 'required' ? [...USES_OF[kind], use] : USES_OF[kind]
  const isChosen = chosen !== undefined && chosen !== use
  return {
    line: line ?? (isChosen ? plain() : null),
    reading: { kind, use: chosen ?? use, uses, text, required },
  }
}

/** Gives lines that are only a size the words of the title above them, and others if the buyer has chosen it. */
function* joinTitles(rows: Row[], { rows: chosen }: Choices): Steps<void> {
  let title: { at: number; row: Row; isChosen: boolean } | undefined
  for (const [at, row] of rows.entries()) {
    yield
    const { kind, use } = row.reading
    if (kind === 'title' || kind === 'heading' || use === 'below') {
      const isChosen = chosen.get(at) === 'below'
      title = chosen.has(at) && !isChosen ? undefined : { at, row, isChosen }
      continue
    }
    if (use !== 'item' || !row.line || !title) continue
    const isSize = row.line.doubts.includes('onlySize')
    if (!isSize && !title.isChosen) {
      title = undefined
      continue
    }
    const words = wordsOf(title.at, rows)
    if (words === '') continue
    title.row.reading = { ...title.row.reading, use: 'below' }
    const doubts = row.line.doubts.filter(doubt => doubt !== 'onlySize')
    row.line = { ...row.line, wanted: `${words}, ${row.line.wanted}`, doubts }
  }
}

const FOLLOWING =
  /[\s,;:–-]*(?:\b(?:of|in|with|as|for) )?(?:the )?(?:following|below)(?: (?:sizes?|dimensions?|diameters?|types?|ratings?))?[\s,;:.–-]*$/i

/** Returns the words of a title, with those above it if it is only a size or class itself. */
function wordsOf(at: number, rows: readonly Row[]): string {
  const row = rows[at]
  if (!row || row.reading.kind === 'heading') return ''
  const text = (row.line?.wanted || row.reading.text).replace(FOLLOWING, '').replace(/[\s,;:–-]+$/, '')
  const isAlone = isOnlySize(text) && rows[at - 1]?.reading.kind === 'title'
  return isAlone ? [wordsOf(at - 1, rows), text].filter(Boolean).join(', ') : text
}

/** Returns the lines and requirements of the rows. A note is for every line. */
function linesOf(rows: readonly Row[]): Pick<Reading, 'lines' | 'required'> {
  const usedAs = (use: Use): Row[] => rows.filter(({ reading }) => reading.use === use)
  const notes = usedAs('note').map(({ reading }) => reading.text)
  const lines = usedAs('item').flatMap(({ line }) => line ?? [])
  const required = usedAs('required').map(({ reading }) => reading.required)
  const certificates = required.flatMap(each => each.certificates ?? [])
  return {
    lines:
      notes.length > 0
        ? lines.map(line => ({ ...line, note: [line.note, ...notes].filter(Boolean).join(', ') }))
        : lines,
    required: Object.assign({}, ...required, certificates.length > 0 && { certificates }),
  }
}

import { proposedColumns } from './columns.ts'
import { type Grid, oneLine } from './grid.ts'
import { type Headings, headingsIn, isForm } from './heading-rows.ts'
import type { Columns } from './lines.ts'
import { usesDecimalCommas } from './numbers.ts'
import {
  type Choices,
  type ColumnReading,
  NO_CHOICES,
  type Reading,
  ROLES,
  type Role,
  type RowKind,
  type SheetLine,
  type Use,
} from './reading.ts'
import { type Found, plainOf, rowReader, textReader } from './rows.ts'
import { atOnce, type Steps } from './slices.ts'
import { joinTitles, type Row, referenceIn } from './titles.ts'

/** The number of cells that propose what the columns are. */
const SAMPLE = 4000
/** Only one column has each of these roles. */
const SINGLE: readonly (Role | undefined)[] = ['quantity', 'unit']

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
  const byRole = new Map(ROLES.map(role => [role, [...roles.keys()].filter(at => roles[at] === role)]))
  return { roles, placesOf: role => byRole.get(role) ?? [], names: headings?.names ?? null, hasDecimalCommas }
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
    required: Object.assign(referenceIn(rows), ...required, certificates.length > 0 && { certificates }),
  }
}

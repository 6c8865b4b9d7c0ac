import { headingOf, isHeading, mayBeHeading } from './heading-words.ts'
import { isBareCount } from './numbers.ts'
import type { Steps } from './slices.ts'

/** The lowest row that may have the headings, and the number of rows below them that show what they name. */
const LOWEST = 60
const SAMPLE = 100

/** The rows of headings, from `at` to before `end`, and the name of each column. */
export type Headings = { at: number; end: number; names: readonly string[] }

/** Texts of the rows. Cells that a merge covers from the left are empty. */
type Rows = readonly (readonly string[])[]

const DATE = /^\d{1,4}[./-](?:\d{1,2}|\p{L}{3,})[./-]\d{2,4}(?:$|[ T])/u
const COLON = /[:：]\s*$/

/** Returns true for labels with values beside them, as above and below tables. */
export function isForm(row: readonly string[]): boolean {
  const filled = row.filter(Boolean)
  const isLabel = (cell: string): boolean => COLON.test(cell)
  const hasValue = filled.some(
    (cell, at) => isLabel(cell) && at + 1 < filled.length && !isLabel(filled[at + 1] ?? ''),
  )
  return hasValue || filled.some(cell => /^[:：]/.test(cell))
}

/** Returns true for a row below the headings that numbers the columns: 1, 2, 3 or (a), (b), (c). */
export function isNumbering(row: readonly string[]): boolean {
  const numbers = row.filter(Boolean).map(cell => /^\(?(?:(\d{1,2})|([a-z]))[).]?$/i.exec(cell))
  const values = numbers.map(found =>
    Number(found?.[1] ?? (found?.[2]?.toLowerCase().charCodeAt(0) ?? NaN) - 96),
  )
  return values.length > 2 && values.every((value, at) => value === at + 1)
}

const isUnits = (row: readonly string[]): boolean =>
  row.some(Boolean) && row.every(cell => cell === '' || /^\(.*\)$/.test(cell))

/** Returns true if every cell of the row may be a heading. Years may be, beside words. */
function areNames(row: readonly string[]): boolean {
  const filled = row.filter(Boolean)
  const years = filled.filter(cell => /^20\d\d$/.test(cell)).length
  return (
    filled.length > years * 2 &&
    filled.every(
      cell => (mayBeHeading(cell) && !isBareCount(cell) && !DATE.test(cell)) || /^20\d\d$/.test(cell),
    ) &&
    !isForm(row)
  )
}

/** Returns true for a row with the headings of a table, whichever these are. */
export function areHeadings(row: readonly string[]): boolean {
  const filled = row.filter(Boolean)
  const isClear = !filled.some(cell => isBareCount(cell) || DATE.test(cell)) && !isForm(row)
  if (!isClear && !areNames(row)) return false
  const known = filled.filter(isHeading).length
  return known > (isClear ? 1 : 2) && known * 2 >= filled.length
}

/** Finds the headings: the row, or the two rows together, that name most of the columns of the rows below. */
export function* headingsIn(rows: Rows): Steps<Headings | null> {
  const counts: (readonly boolean[])[] = []
  for (const row of rows.slice(0, LOWEST + SAMPLE)) {
    counts.push(row.map(cell => cell !== '' && isBareCount(cell)))
    yield
  }
  let best: (Headings & { score: number }) | undefined
  for (const at of rows.keys()) {
    if (at >= LOWEST) break
    yield
    const found = candidateAt(at, rows, counts)
    if (!found || found.score <= (best?.score ?? 0)) continue
    // Another table further below has its own headings.
    if (best && hasLines(best, at, counts)) break
    best = found
  }
  return best ?? null
}

function candidateAt(at: number, rows: Rows, counts: readonly (readonly boolean[])[]) {
  const row = rows[at] ?? []
  const filled = row.filter(Boolean)
  if (filled.length < 2) return undefined
  const { names, end } = joined(at, rows, counts)
  const isKnown = areHeadings(row) || (end > at + 1 && areHeadings(names))
  if (!isKnown && !areNames(row)) return undefined
  const below = [...rows.slice(end, end + SAMPLE).keys()].map(index => index + end)
  const wide = below.filter(index => (rows[index] ?? []).filter(Boolean).length > 1)
  const width = Math.max(0, ...wide.map(index => rows[index]?.length ?? 0))
  const columns = Array.from({ length: width }, (_, column) => {
    const cells = wide.filter(index => rows[index]?.[column])
    const counted = cells.filter(index => counts[index]?.[column]).length
    return {
      column,
      share: cells.length / wide.length,
      areCounts: cells.length > 0 && counted >= cells.length * 0.8,
    }
  })
  const used = columns.filter(({ share }) => share > 0.2)
  const named = used.filter(({ column }) => names[column])
  const hasNumbers = named.some(({ areCounts }) => areCounts)
  const known = names.filter(name => name && isHeading(name))
  const isWords = filled.every(cell => !/\d/.test(cell))
  if (named.length * 2 < used.length) return undefined
  if (!isKnown && !(hasNumbers && (known.length > 0 || isWords))) return undefined
  const kinds = new Set(known.map(name => headingOf(name).kind ?? 'rows'))
  // What a sheet of lines must have counts twice.
  const score = [...kinds].reduce(
    (sum, kind) => sum + (/item|quantity|unit/.test(kind) ? 2 : 1),
    hasNumbers ? 1.5 : 1,
  )
  return { at, end, names, score }
}

/** Joins a row of headings with the next one, if that names the columns of a group or their units. */
function joined(at: number, rows: Rows, counts: readonly (readonly boolean[])[]): Omit<Headings, 'at'> {
  const row = rows[at] ?? []
  const next = (rows[at + 1] ?? []).map((cell, column) => (cell === row[column] ? '' : cell))
  const own = { names: row, end: at + 1 }
  if (!next.some(Boolean) || next.some((_, column) => counts[at + 1]?.[column])) return own
  const areCounted = (column: number): boolean =>
    rows.slice(at + 2, at + 2 + SAMPLE).some((_, index) => counts[at + 2 + index]?.[column])
  const hasGroup = next.some(
    (cell, column) =>
      cell !== '' &&
      row[column] &&
      (!row[column + 1] || row[column + 1] === row[column]) &&
      next[column + 1] &&
      (areCounted(column + 1) || isHeading(next[column + 1] ?? '')),
  )
  // Labels with values beside them are no groups of the headings below them.
  const isApart =
    row.every((cell, column) => cell === '' || next[column]) &&
    row.some((cell, column) => cell && row[column + 1])
  if (!isUnits(next) && (!hasGroup || !areNames(next) || isApart)) return own
  let group = ''
  const width = Math.max(row.length, next.length)
  const names = Array.from({ length: width }, (_, column) => {
    group = row[column] || (next[column] ? group : '')
    return [group, next[column]].filter(Boolean).join(' ')
  })
  return { names, end: at + 2 }
}

/** Returns true if rows between the headings and another row have a quantity below a heading for it. */
const hasLines = (
  { names, end }: Headings,
  before: number,
  counts: readonly (readonly boolean[])[],
): boolean =>
  counts
    .slice(end, before)
    .some(row =>
      row.some((isNumber, column) => isNumber && headingOf(names[column] ?? '').kind === 'quantity'),
    )

import type { Grid } from '../grid.ts'
import { columnName } from '../grid.ts'
import { type Choices, NO_CHOICES, type Reading, type Role } from '../reading.ts'
import type { ExpectedLine, SampleRow, SheetSample } from './sheet-samples.ts'

/** Reads a grid with the choices of a buyer. */
export type Read = (grid: Grid, choices: Choices) => Reading

/** What is wrong with a line, or with a row that should be one. */
export type Fault = { row: number; expected: string; read: string; isUnmarkedQuantity: boolean }

/** More choices than any buyer would make. */
const MOST = 12

/**
 * Makes the choices of a buyer who knows the sheet: first for the columns that are open, then for those that are read
 * wrongly, then for rows. Returns what is wrong before and after that, and the number of choices.
 */
export function chooseAsBuyer(sample: SheetSample, grid: Grid, read: Read) {
  const rows = sample.sheets.at(-1)?.rows ?? []
  const expectedAt = (row: number): SampleRow | undefined => rows[(grid.rows[row]?.number ?? 0) - 1]
  let choices = NO_CHOICES
  let reading = read(grid, choices)
  const first = faultsIn(reading, grid, rows, sample.never)
  let count = 0
  let faults = first
  for (; count < MOST; count += 1) {
    const column = columnToChoose(sample, reading, faults.length > 0)
    const row = reading.rows.findIndex(
      ({ kind, use }, at) =>
        kind !== 'heading' && (expectedAt(at)?.expected !== undefined) !== (use === 'item'),
    )
    if (column) choices = { ...choices, columns: new Map(choices.columns).set(...column) }
    else if (row >= 0 && faults.length > 0) {
      const use = expectedAt(row)?.expected ? 'item' : 'leaveOut'
      if (choices.rows.get(row) === use) break
      choices = { ...choices, rows: new Map(choices.rows).set(row, use) }
    } else break
    reading = read(grid, choices)
    faults = faultsIn(reading, grid, rows, sample.never)
  }
  const isOpen = reading.columns.some(({ role }) => role === undefined)
  return { first, faults, count, isOpen }
}

/** Returns the next column that the buyer has to choose, with its role. */
function columnToChoose(
  { roles }: SheetSample,
  { columns }: Reading,
  isWrong: boolean,
): [column: number, role: Role] | undefined {
  const rightOf = (column: number): Role => {
    const name = columnName(column)
    if (name === roles.quantity) return 'quantity'
    if (name === roles.unit) return 'unit'
    return roles.item.includes(name) ? 'item' : 'leaveOut'
  }
  const all = columns.map(({ role }, column) => ({ column, role, right: rightOf(column) }))
  const open = all.filter(({ role }) => role === undefined)
  const wrong = all.filter(
    ({ role, right }) =>
      role !== right && (right !== 'leaveOut' || role === 'item' || role === 'quantity' || role === 'unit'),
  )
  // One choice may answer what was asked about several columns.
  const next = open.find(({ right }) => right !== 'leaveOut') ?? open[0] ?? (isWrong ? wrong[0] : undefined)
  return next && [next.column, next.right]
}

function faultsIn(
  { lines, columns }: Reading,
  grid: Grid,
  rows: readonly SampleRow[],
  never: readonly string[],
): Fault[] {
  const isOpen = columns.some(({ role }) => role === undefined)
  const read = new Map(lines.map(line => [grid.rows[line.row]?.number ?? 0, line]))
  return rows.flatMap(({ expected }, at) => {
    const line = read.get(at + 1)
    if (!line && !expected) return []
    const isMarked = (line?.doubts.length ?? 0) > 0
    const shown = line
      ? `${line.quantity}${isMarked ? ' ?' : ''} | ${line.unit} | ${line.wanted}`
      : 'left out'
    const fault = { row: at + 1, expected: expected ? shownExpected(expected) : 'left out', read: shown }
    if (!expected || !line)
      return [
        { ...fault, isUnmarkedQuantity: line !== undefined && line.quantity !== '' && !isMarked && !isOpen },
      ]
    const isQuantityRight = isSameNumber(line.quantity, expected.quantity)
    const isUnitRight = expected.units.some(unit => unit.toLowerCase() === line.unit.toLowerCase())
    const areWordsRight = hasWords(line.wanted, expected.wanted)
    const told = never.filter(word => `${line.wanted} ${line.note}`.includes(word))
    const isRight = expected.mayBeMarked
      ? areWordsRight && (isMarked || isQuantityRight)
      : isQuantityRight && isUnitRight && areWordsRight && !isMarked
    if (isRight && told.length === 0) return []
    return [
      {
        ...fault,
        read: told.length > 0 ? `${shown} (tells ${told.join(', ')})` : shown,
        isUnmarkedQuantity: !isQuantityRight && !isMarked && !isOpen,
      },
    ]
  })
}

const shownExpected = ({ quantity, units, wanted, mayBeMarked }: ExpectedLine): string =>
  `${quantity}${mayBeMarked ? ' ?' : ''} | ${units.join('/')} | ${wanted}`

const isSameNumber = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && Number(one) === Number(other))

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,，]+/)
    .map(word => word.replace(/[:;.]+$/, ''))
    .filter(Boolean)

/** Returns true if a text has all words, in any order, and only these. Words in brackets may be missing. */
function hasWords(text: string, expected: string): boolean {
  const optional = [...expected.matchAll(/\[(.*?)\]/g)].flatMap(([, words = '']) => wordsOf(words))
  const left = wordsOf(text.replace(/[[\]]/g, ' '))
  const take = (word: string): boolean => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const hasAll = wordsOf(expected.replace(/\[.*?\]/g, ' '))
    .map(take)
    .every(Boolean)
  for (const word of optional) take(word)
  return hasAll && left.length === 0
}

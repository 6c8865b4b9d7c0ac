import { useCallback, useState } from 'react'
import type { Grid } from '#shared/sheets/grid.ts'
import { readingOf } from '#shared/sheets/read-grid.ts'
import { type Choices, NO_CHOICES, type Reading, type Role, type Use } from '#shared/sheets/reading.ts'
import type { Steps } from '#shared/sheets/slices.ts'
import { gridOfText } from '#shared/sheets/text-grid.ts'
import { useInSlices } from '#shared/sheets/ui/use-in-slices.ts'
import { keepRoles, keptRoles } from './kept-columns.ts'

const NO_GRID: Grid = { name: '', rows: [], hiddenColumns: new Set(), droppedColumns: 0 }
const NO_ROWS: ReadonlySet<number> = new Set()

/** A column that the buyer is asked about, also once it is answered. */
export type Asked = { at: number; proposals: readonly Role[] }
/** Without choices, those of the last sheet with the same headings are made. */
type Given = { source: Grid | string; chosen?: Choices; asked: readonly Asked[] }
type Read = { grid: Grid; chosen: Choices; asked: readonly Asked[]; reading: Reading }

function* read({ source, chosen, asked }: Given): Steps<Read> {
  const grid = typeof source === 'string' ? yield* gridOfText(source) : source
  const reading = yield* readingOf(grid, chosen ?? NO_CHOICES)
  if (chosen) return { grid, chosen, asked, reading }
  const kept = keptRoles(headingsOf(reading))
  const open = reading.columns.flatMap(({ role, proposals }, at) => (role ? [] : [{ at, proposals }]))
  if (!kept) return { grid, chosen: NO_CHOICES, asked: open, reading }
  const choices = { columns: new Map(kept.entries()), rows: NO_CHOICES.rows }
  return { grid, chosen: choices, asked: open, reading: yield* readingOf(grid, choices) }
}

const NOTHING: Read = {
  grid: NO_GRID,
  chosen: NO_CHOICES,
  asked: [],
  reading: { isText: true, columns: [], rows: [], lines: [], required: {} },
}

const headingsOf = ({ columns }: Reading): string[] => columns.map(({ heading }) => heading)

/** Reads a sheet or a text with the choices of the buyer: those made now, or those for the last sheet like it. */
export function useSheet(source: Grid | string) {
  const [given, setGiven] = useState<Given>({ source, asked: [] })
  const [unticked, setUnticked] = useState(NO_ROWS)
  if (given.source !== source) {
    setGiven({ source, asked: [] })
    setUnticked(NO_ROWS)
  }
  const { result, isBusy } = useInSlices(read, given, NOTHING)
  const { grid, asked, reading } = result
  // A choice that is not read yet counts for the next one.
  const chosen = given.chosen ?? result.chosen

  // Until a new source is read, the choices are shown for the previous one.
  const isPrevious = isBusy && !given.chosen
  const choose = useCallback(
    (choices: Partial<Choices>): void => {
      if (!isPrevious) setGiven({ source, chosen: { ...chosen, ...choices }, asked })
    },
    [isPrevious, source, chosen, asked],
  )

  const chooseColumns = (roles: ReadonlyMap<number, Role>): void =>
    choose({ columns: new Map([...chosen.columns, ...roles]) })

  /** Ticks lines, or takes the tick away: they are not read again. */
  const tick = useCallback((rows: readonly number[], isTicked: boolean): void => {
    setUnticked(before => {
      const others = new Set(before)
      for (const row of rows) isTicked ? others.delete(row) : others.add(row)
      return others
    })
  }, [])

  const chooseRow = useCallback(
    (row: number, use: Use): void => {
      const isLine = reading.rows[row]?.use === 'item'
      const isTick = isLine && (use === 'item' || use === 'leaveOut')
      tick([row], use !== 'leaveOut' || !isTick)
      if (!isTick) choose({ rows: new Map(chosen.rows).set(row, use) })
    },
    [reading, chosen, choose, tick],
  )

  return {
    /** The grid that was read. Until a new one is read, it is the previous one. */
    grid,
    reading,
    isReading: isBusy,
    unticked,
    asked,
    chooseColumns,
    chooseRow,
    tick,
    /** Keeps the roles of the columns for the next sheet with these headings. */
    keep(): void {
      const roles = reading.columns.flatMap(({ role }) => role ?? [])
      const headings = headingsOf(reading)
      if (chosen.columns.size > 0 && headings.some(Boolean) && roles.length === headings.length)
        keepRoles(headings, roles)
    },
  }
}

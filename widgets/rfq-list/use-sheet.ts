import { useState } from 'react'
import type { Grid } from '#shared/sheets/grid.ts'
import { readingOf } from '#shared/sheets/read-grid.ts'
import { type Choices, NO_CHOICES, type Reading, type Role, type Use } from '#shared/sheets/reading.ts'
import type { Steps } from '#shared/sheets/slices.ts'
import { gridOfText } from '#shared/sheets/text-grid.ts'
import { keepRoles, keptRoles } from './kept-columns.ts'
import { useInSlices } from './use-in-slices.ts'

/** Without choices, those for the last sheet with the same headings are made. */
type Given = { source: Grid | string; choices?: Choices }
type Read = { choices: Choices; reading: Reading }

const NOTHING: Read = {
  choices: NO_CHOICES,
  reading: { isText: true, columns: [], rows: [], lines: [], required: {} },
}
const headingsOf = ({ columns }: Reading): string[] => columns.map(({ heading }) => heading)

function* read({ source, choices }: Given): Steps<Read> {
  const grid = typeof source === 'string' ? yield* gridOfText(source) : source
  const reading = yield* readingOf(grid, choices ?? NO_CHOICES)
  const kept = choices ? undefined : keptRoles(headingsOf(reading))
  if (!kept) return { choices: choices ?? NO_CHOICES, reading }
  const known = { columns: new Map(kept.entries()), rows: NO_CHOICES.rows }
  return { choices: known, reading: yield* readingOf(grid, known) }
}

/** Reads a sheet or a text with the choices of the buyer: those made now, or those for the last sheet like it. */
export function useSheet(source: Grid | string) {
  const [given, setGiven] = useState<Given>({ source })
  if (given.source !== source) setGiven({ source })
  const { result, isBusy } = useInSlices(read, given, NOTHING)
  const { choices, reading } = result
  return {
    reading,
    isReading: isBusy,
    chooseColumn: (at: number, role: Role): void =>
      setGiven({ source, choices: { ...choices, columns: new Map(choices.columns).set(at, role) } }),
    chooseRow: (at: number, use: Use): void =>
      setGiven({ source, choices: { ...choices, rows: new Map(choices.rows).set(at, use) } }),
    /** Keeps the roles of the columns for the next sheet with these headings. */
    keep(): void {
      const roles = reading.columns.flatMap(({ role }) => role ?? [])
      const headings = headingsOf(reading)
      if (choices.columns.size > 0 && headings.some(Boolean) && roles.length === headings.length)
        keepRoles(headings, roles)
    },
  }
}

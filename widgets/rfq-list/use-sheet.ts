import { useMemo, useState } from 'react'
import type { Steps } from '#shared/sheets/slices.ts'
import { proposedRoles, type Role, type Roles } from './headings.ts'
import { keepRoles, keptRoles } from './kept-columns.ts'
import { type Reading, readingOf } from './read-sheet.ts'
import { type Table, tableIn } from './table.ts'
import { useInSlices } from './use-in-slices.ts'

const NO_TABLE: Table = { headings: null, rows: [], above: [], isText: true, hasDecimalCommas: false }
const NOTHING: Reading = { lines: [], others: [] }
/** The number of rows whose cells propose the roles. */
const SAMPLE = 200
/** Only one column has each of these roles. */
const SINGLE: readonly (Role | undefined)[] = ['quantity', 'unit']

type Read = { table: Table; roles: Roles }
const read = ({ table, roles }: Read): Steps<Reading> => readingOf(table, roles)

/** Reads a sheet by the roles of its columns: those proposed, those of the last sheet like it, or those chosen now. */
export function useSheet(text: string) {
  const { result: table, isBusy } = useInSlices(tableIn, text, NO_TABLE)
  const [chosen, setChosen] = useState<{ columns: string; roles: Roles }>()
  const proposed = useMemo(
    () =>
      table.isText
        ? []
        : (keptRoles(table.headings) ?? proposedRoles(table.headings, table.rows.slice(0, SAMPLE))),
    [table],
  )
  const columns = (table.headings ?? proposed.map(String)).join('\t')
  const roles = chosen?.columns === columns ? chosen.roles : proposed
  const input = useMemo(() => ({ table, roles }), [table, roles])
  const reading = useInSlices(read, input, NOTHING)
  return {
    table,
    roles,
    reading: reading.result,
    isReading: isBusy || reading.isBusy,
    /** Gives a column a role. A column that had it, or that was open for it, is left out. */
    choose(at: number, role: Role): void {
      const change = (other: Role | undefined, index: number): Role | undefined => {
        if (index === at) return role
        const isTaken = SINGLE.includes(role) && (other === role || other === undefined)
        return isTaken ? 'leaveOut' : other
      }
      setChosen({ columns, roles: roles.map(change) })
    },
    /** Keeps the choice for the next sheet with these headings. */
    keep(): void {
      const all = roles.flatMap(role => role ?? [])
      if (chosen && table.headings && all.length === roles.length) keepRoles(table.headings, all)
    },
  }
}

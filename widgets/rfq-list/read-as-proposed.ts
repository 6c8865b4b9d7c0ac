import { atOnce } from '#shared/sheets/slices.ts'
import { proposedRoles } from './headings.ts'
import { readingOf } from './read-sheet.ts'
import { tableIn } from './table.ts'

/** Reads a sheet as the dialog proposes it, for tests. */
export function readAsProposed(text: string) {
  const table = atOnce(tableIn(text))
  const roles = table.isText ? [] : proposedRoles(table.headings, table.rows)
  return { roles, ...atOnce(readingOf(table, roles)) }
}

/** Returns the lines as texts: the quantity, with a mark if it is in doubt, the unit and the words. */
export const linesIn = (text: string): string[] =>
  readAsProposed(text).lines.map(
    ({ wanted, quantity, unit, isQuantityDoubtful }) =>
      `${quantity}${isQuantityDoubtful ? ' ?' : ''} | ${unit} | ${wanted}`,
  )

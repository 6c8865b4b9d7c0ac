import { type Grid, oneLine } from '../grid.ts'
import { readGrid } from '../read-grid.ts'
import type { Choices, SheetLine } from '../reading.ts'
import { atOnce } from '../slices.ts'
import { gridOfText } from '../text-grid.ts'

/** Reads a text or a grid as it is proposed, for tests. */
export function readAsProposed(given: string | Grid, choices?: Choices) {
  const reading = readGrid(typeof given === 'string' ? atOnce(gridOfText(given)) : given, choices)
  return { ...reading, roles: reading.columns.map(({ role }) => role) }
}

/** Returns a line as a text: the quantity, with a mark if it is in doubt, the unit and the words. */
export const lineText = ({ wanted, quantity, unit, isQuantityDoubtful }: SheetLine): string =>
  `${quantity}${isQuantityDoubtful ? ' ?' : ''} | ${unit} | ${wanted}`

export const linesIn = (given: string | Grid): string[] => readAsProposed(given).lines.map(lineText)

/** Returns the texts of the cells of a grid. */
export const textsOf = ({ rows }: Grid): string[][] =>
  rows.map(({ cells }) => cells.map(({ text }) => oneLine(text)))

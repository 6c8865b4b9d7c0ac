/** A cell as its source shows it. Cells without text are in the grid too, where a merge covers them. */
export type Cell = Readonly<{
  /** The text, with the number format: `120 m`, `2"`, `1,200`. It may have line breaks. */
  text: string
  /** The value of a cell that is a number. Days and times have none: their text is all that counts. */
  number?: number
  /** The first cell of the merge that this cell belongs to. That cell names itself. Their texts are the same. */
  mergedFrom?: Readonly<{ row: number; column: number }>
  isStruckOut?: boolean
}>

export type GridRow = Readonly<{
  /** The number that the sheet shows beside the row, from 1. Rows without any text are not in the grid. */
  number: number
  /** A row may have fewer cells than others. */
  cells: readonly Cell[]
  isHidden: boolean
}>

/** A sheet, a pasted table or a text. All rows and columns are counted from 0, whatever their numbers in the sheet. */
export type Grid = Readonly<{
  /** The name of the sheet, or of a file that has only one. It is empty for anything that was pasted. */
  name: string
  rows: readonly GridRow[]
  /** The columns that the sheet hides. */
  hiddenColumns: ReadonlySet<number>
  /** The number of columns with text that are beyond the limit, and not in the grid. */
  droppedColumns: number
}>

/** The most columns of a grid: each has a choice, which the buyer looks at. */
export const MAX_COLUMNS = 200

export const EMPTY_CELL: Cell = { text: '' }

/** Returns a text in one line, without space around it. */
export function oneLine(text: string): string {
  const trimmed = text.trim()
  return /[^\S ]| {2}/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

/** Returns the name of a column as spreadsheets show it: A for 0, AB for 27. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

/** A cell of a workbook: a text, a number, or either with a number format (`0" m"`) or a line through it. */
export type CaseCell =
  | string
  | number
  | null
  | Readonly<{ value: string | number; format?: string; isStruckOut?: boolean }>

/** A sheet of a workbook, as rows from row 1 on. Rows and columns are named as spreadsheets do. */
export type CaseSheet = Readonly<{
  rows: readonly (readonly CaseCell[])[]
  /** `B2:B3` */
  merged?: readonly string[]
  /** `D` */
  hiddenColumns?: readonly string[]
  /** Numbers from 1. */
  hiddenRows?: readonly number[]
}>

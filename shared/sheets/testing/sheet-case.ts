import type { Role, Use } from '../reading.ts'

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

/** The item, the quantity and the unit of a line. */
export type CaseLine = readonly [wanted: string, quantity: string, unit: string]

/** A sheet in a shape that buyers send, and the lines that it should give. */
export type SheetCase = Readonly<{
  name: string
  source:
    | Readonly<{ kind: 'workbook'; sheet: CaseSheet }>
    | Readonly<{ kind: 'csv' | 'tsv' | 'text' | 'html'; text: string }>
  lines: readonly CaseLine[]
  /** The indexes of lines whose quantity may be marked. All others are right without a mark. */
  marked?: readonly number[]
  /** What the buyer has to choose for these lines: roles by the heading of the column (or its name: `D`). */
  columns?: Readonly<Record<string, Role>>
  /** Uses by the number of the row. */
  rows?: Readonly<Record<number, Use>>
}>

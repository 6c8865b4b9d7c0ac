import type { RfqLine } from '#shared/procurement/rfq-list/rfq-list.ts'
import type { Requirements } from '#shared/trade/requirements.ts'

export const ROLES = ['item', 'quantity', 'unit', 'partNumber', 'note', 'leaveOut'] as const
/** What a column is read as. Several columns can be the item, the part number or the note. */
export type Role = (typeof ROLES)[number]

/** Why a column begins as left out. */
export type ColumnReason = 'hidden' | 'price' | 'rowNumbers' | 'empty' | 'otherQuantity' | 'unknown'

export type ColumnReading = Readonly<{
  /** The texts of its headings, joined: `Quantity Required`. Empty without one. */
  heading: string
  /** What the column is read as. It is undefined if the buyer has to choose; nothing is read from it until then. */
  role: Role | undefined
  /** The roles that an open column may have, most likely first. Any other role can be chosen too. */
  proposals: readonly Role[]
  /** True for a column of words, so that none is left out without a word about it. */
  hasWords: boolean
  reason?: ColumnReason
}>

/**
 * What a row was taken for. `form` is a row of labels and values beside the table, `term` one about the whole list, and
 * `empty` a row of the table that nobody has filled in.
 */
export type RowKind =
  | 'line'
  | 'heading'
  | 'form'
  | 'title'
  | 'term'
  | 'total'
  | 'struckOut'
  | 'hidden'
  | 'empty'

export const USES = ['leaveOut', 'item', 'below', 'note', 'required', 'heading'] as const
/**
 * What becomes of a row: a line of the list, words that go with the lines below it, a note on every line, requirements
 * of the whole list, or the headings of the columns.
 */
export type Use = (typeof USES)[number]

export type RowReading = Readonly<{
  kind: RowKind
  use: Use
  /** The uses that the buyer can choose from. There is only one for a row of several headings or without words. */
  uses: readonly Use[]
  /** The cells with text, joined. */
  text: string
  /** The requirements that the row states for the whole list, if it is given this use. */
  required: Partial<Requirements>
}>

/**
 * What a buyer should look at: another quantity may be meant, several rows share one quantity, or the words are only a
 * size, number or code.
 */
export type Doubt = 'quantity' | 'sharedQuantity' | 'onlySize'

/** A line as it was read. `isQuantityDoubtful` is true with the first two doubts. */
export type SheetLine = Pick<RfqLine, 'wanted' | 'quantity' | 'unit' | 'note'> & {
  isQuantityDoubtful: boolean
  doubts: readonly Doubt[]
  /** The row of the grid that it was read from. */
  row: number
}

/** What the buyer has chosen, by the index of the column or row in the grid. */
export type Choices = Readonly<{
  columns: ReadonlyMap<number, Role>
  rows: ReadonlyMap<number, Use>
}>

export const NO_CHOICES: Choices = { columns: new Map(), rows: new Map() }

/** How a grid is read. `rows` and `columns` have an entry for each row and column of the grid. */
export type Reading = Readonly<{
  /** True for lines of text without cells. They have no columns to choose. */
  isText: boolean
  columns: readonly ColumnReading[]
  rows: readonly RowReading[]
  lines: readonly SheetLine[]
  /** What rows state for the whole list. */
  required: Partial<Requirements>
}>

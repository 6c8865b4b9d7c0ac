import { array, enums, type Infer, integer, min, optional, record, size, string, type } from 'superstruct'

/** The most rows of one call. */
export const ROWS_PER_CALL = 250

const text = () => size(string(), 0, 20_000)

/** A row of a seller's sheet. It lacks the fields for which the sheet has no column. */
export const CatalogueRow = type({
  /** The number of the row in the sheet. */
  row: min(integer(), 1),
  /** The number of a service, too. */
  sku: optional(text()),
  name: optional(text()),
  category: optional(text()),
  brand: optional(text()),
  model: optional(text()),
  condition: optional(text()),
  material: optional(text()),
  origin: optional(text()),
  shortDescription: optional(text()),
  longDescription: optional(text()),
  isPublished: optional(text()),
  facts: optional(record(string(), text())),
  /** The names of files. */
  pictures: optional(array(text())),
  /** The cells of the row as they were. */
  values: optional(array(text())),
})
export type CatalogueRow = Infer<typeof CatalogueRow>

/** The texts of an item that a sheet can have. */
export type RowText = Exclude<keyof CatalogueRow, 'row' | 'facts' | 'pictures' | 'values'>

export const rowActions = ['create', 'change', 'same', 'choose', 'fault'] as const
export const RowAction = enums(rowActions)
export type RowAction = Infer<typeof RowAction>

/** What is to be said of a cell. `field` is a text of the row, `pictures` or `facts.<key>`. */
export type CellRemark = { field: string; value: string; text: string }

/** What applying a row of a sheet will do. */
export type PlannedRow = {
  row: number
  action: RowAction
  itemId: number | null
  name: string
  changes: { field: string; before: string; after: string }[]
  faults: CellRemark[]
  remarks: CellRemark[]
  /** The items among which the seller chooses. */
  candidates: { id: number; name: string; sku: string }[]
}

/** The dashboard's calls about several items of a company at once: imports and exports. */
import {
  array,
  defaulted,
  enums,
  type Infer,
  nullable,
  number,
  record,
  string,
  type,
  unknown,
} from 'superstruct'
import { forMembers, get, post, put } from '#shared/api/call.ts'
import { callApi } from '#shared/api/client.ts'
import type { Kind } from '#shared/api/items.ts'
import { type CatalogueRow, RowAction } from '#shared/trade/catalogue-row.ts'
import { importStates } from '#shared/trade/import-state.ts'
import { read, write } from '../api.ts'

const Remark = type({ field: string(), value: string(), text: string() })

/** A row with what becomes of it: one with a fault or an open choice is not applied. */
const PlannedRow = type({
  row: number(),
  action: RowAction,
  itemId: nullable(number()),
  name: string(),
  changes: array(type({ field: string(), before: string(), after: string() })),
  faults: array(Remark),
  remarks: array(Remark),
  candidates: array(type({ id: number(), name: string(), sku: string() })),
  values: defaulted(array(string()), []),
})
export type PlannedRow = Infer<typeof PlannedRow>

const ImportReply = type({
  id: number(),
  kind: enums(['product', 'service']),
  file: string(),
  /** The headings of the sheet. */
  columns: array(string()),
  state: enums([...importStates, 'expired']),
  counts: type({ create: number(), change: number(), same: number(), choose: number(), fault: number() }),
  done: number(),
  total: number(),
  /** The number of items that an undo left alone, because they have changed since. */
  left: number(),
  createdAt: string(),
  undoUntil: nullable(string()),
  by: string(),
})
export type SheetImport = Infer<typeof ImportReply>

export const PLANNED_PER_PAGE = 50

/** Begins an import, and returns its id. */
export const createImport = async (
  kind: Kind,
  file: string,
  columns: readonly string[],
  key: string,
): Promise<number> =>
  (await write(post, '/api/dashboard/imports', { kind, file, columns }, key, type({ Id: number() }))).Id

/** Has rows planned: nothing changes yet. Rows that were sent before are replaced. */
export const sendRows = (id: number, rows: readonly CatalogueRow[], key: string): Promise<unknown> =>
  write(post, `/api/dashboard/imports/${id}/rows`, { rows }, key, unknown())

/** Says which item a row is for; null is a new one. */
export const chooseItem = (id: number, row: number, itemId: number | null, key: string): Promise<unknown> =>
  write(put, `/api/dashboard/imports/${id}/rows/${row}`, { itemId }, key, unknown())

export const fetchImport = (id: number): Promise<SheetImport> => read(`imports/${id}`, ImportReply)

/** Fetches the imports of the last seven days, newest first. */
export const fetchImports = async (): Promise<SheetImport[]> =>
  (await read('imports', type({ imports: array(ImportReply) }))).imports

const PlannedRows = type({ rows: array(PlannedRow), total: number() })
type PlannedRows = Infer<typeof PlannedRows>

/** Fetches a page of the rows with one action. Pages begin with 1. */
export const fetchPlanned = (
  id: number,
  action: RowAction,
  page: number,
  perPage: number = PLANNED_PER_PAGE,
): Promise<PlannedRows> =>
  callApi(
    forMembers(get(`/api/dashboard/imports/${id}/rows`, 'action', 'PageNumber', 'RowsPerPage')),
    PlannedRows,
    { values: { action, PageNumber: page, RowsPerPage: perPage } },
  )

/** Applies an import or undoes it, in the background. */
export const startImport = (id: number, what: 'apply' | 'undo', key: string): Promise<unknown> =>
  write(post, `/api/dashboard/imports/${id}/${what}`, {}, key, unknown())

const ExportedRow = type({
  id: number(),
  sku: string(),
  name: string(),
  category: string(),
  brand: defaulted(string(), ''),
  model: defaulted(string(), ''),
  condition: defaulted(string(), ''),
  material: defaulted(string(), ''),
  origin: defaulted(string(), ''),
  shortDescription: string(),
  longDescription: string(),
  isPublished: string(),
  facts: record(string(), string()),
  pictures: array(string()),
})
export type ExportedRow = Infer<typeof ExportedRow>

const ExportedRows = type({ rows: array(ExportedRow), next: nullable(number()) })

/** Fetches all items of the company as rows of a sheet. */
export async function fetchRows(kind: Kind): Promise<ExportedRow[]> {
  const rows: ExportedRow[] = []
  for (let after: number | null = 0; after !== null; ) {
    const page: Infer<typeof ExportedRows> = await callApi(
      forMembers(get(`/api/dashboard/${kind}s/rows`, 'after')),
      ExportedRows,
      { values: { after } },
    )
    rows.push(...page.rows)
    after = page.next
  }
  return rows
}

const Sku = type({ id: number(), sku: string(), pictures: number() })
export type Sku = Infer<typeof Sku>

/** Fetches the SKU of every item, with the number of its pictures. */
export const fetchSkus = async (kind: Kind): Promise<Sku[]> =>
  (await read(`${kind}s/skus`, type({ items: array(Sku) }))).items

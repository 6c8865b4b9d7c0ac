import { atom, readonlyType } from 'nanostores'
import type { Kind } from '#shared/api/items.ts'
import { createQuery } from '#shared/stores/query.ts'
import { type CatalogueRow, ROWS_PER_CALL, type RowAction } from '#shared/trade/catalogue-row.ts'
import { ownItemsQuery } from '../dashboard.store.ts'
import { createWrite, whyNot } from '../writes.ts'
import {
  createImport,
  fetchImport,
  fetchImports,
  fetchPlanned,
  fetchSkus,
  sendRows,
} from './catalogue-calls.ts'

export const importsQuery = createQuery(fetchImports)
export const importQuery = createQuery(fetchImport)
export const plannedQuery = createQuery((id: number, action: RowAction, page: number) =>
  fetchPlanned(id, action, page),
)
export const skusQuery = createQuery(fetchSkus)

/** An import has changed, and perhaps items with it. */
export function importChanged(): void {
  for (const query of [importsQuery, importQuery, plannedQuery, ownItemsQuery]) query.revalidate()
}

/** The characters of one call: the server takes 4 MB, and a character can have four bytes. */
const CHARACTERS_PER_CALL = 900_000

/** Returns the rows of the next call. */
function batchOf(rows: readonly CatalogueRow[], from: number): readonly CatalogueRow[] {
  let size = 0
  const most = rows.slice(from, from + ROWS_PER_CALL)
  const end = most.findIndex(row => {
    size += JSON.stringify(row).length
    return size > CHARACTERS_PER_CALL
  })
  return end < 0 ? most : most.slice(0, Math.max(end, 1))
}

export type SheetToSend = {
  kind: Kind
  file: string
  columns: readonly string[]
  rows: readonly CatalogueRow[]
}

/** Sends the rows of a sheet in batches, to be planned. After a fault it goes on where it stopped. */
export function createSending() {
  const $sending = atom({ isBusy: false, done: 0, total: 0, error: '' })
  const begin = createWrite()
  const send = createWrite()
  let begun: { sheet: SheetToSend; id: number; done: number } | undefined

  return {
    $sending: readonlyType($sending),
    /** Returns the id of the import once all rows are planned, or undefined after a fault. */
    async send(sheet: SheetToSend): Promise<number | undefined> {
      const { kind, file, columns, rows } = sheet
      const show = (done: number, error = ''): void =>
        $sending.set({ isBusy: error === '', done, total: rows.length, error })
      if (begun?.sheet !== sheet) {
        show(0)
        const created = await begin(JSON.stringify(sheet), key => createImport(kind, file, columns, key))
        if (created.at === 'failed') {
          show(0, whyNot(created, 'saved'))
          return undefined
        }
        begun = { sheet, id: created.result, done: 0 }
      }
      const { id } = begun
      while (begun.done < rows.length) {
        const { done } = begun
        show(done)
        const batch = batchOf(rows, done)
        const sent = await send(`${id} ${done}`, key => sendRows(id, batch, key))
        if (sent.at === 'failed') {
          show(done, whyNot(sent, 'saved'))
          return undefined
        }
        begun.done += batch.length
      }
      $sending.set({ isBusy: false, done: rows.length, total: rows.length, error: '' })
      importsQuery.revalidate()
      return id
    },
  }
}

import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { type catalogueImport, importRow, picture } from '../database/tables.ts'
import { type StoredItem, writeItems } from '../items/stored-items.ts'
import { lockItemsOf, lockRows, type Part } from './apply.ts'

/**
 * Undoes the rows of an import that follow a row, and returns the last one, if any: created items are deleted, changed ones become as they were. An
 * item that somebody has changed since is left alone. Needs a transaction.
 */
export async function undoBatch(
  orm: Orm,
  now: Date,
  own: typeof catalogueImport.$inferSelect,
  part: Part,
): Promise<number | undefined> {
  const rows = await lockRows(orm, own, 'applied', part)
  const known = await lockItemsOf(orm, own, rows)
  const written: StoredItem[] = []
  const undone: number[] = []
  for (const { row, itemId, wroteAt, before } of rows) {
    const present = known.get(itemId ?? 0)
    if (present?.changedAt.getTime() !== wroteAt?.getTime() || !present) continue
    written.push({ ...present, ...(before ?? DELETED), changedAt: now })
    undone.push(row)
  }
  const kept = rows.map(({ row }) => row).filter(row => !undone.includes(row))
  await setState(orm, own.id, undone, 'undone')
  await setState(orm, own.id, kept, 'kept')
  await writeItems(orm, written)
  const dropped = written.flatMap(({ id, isDeleted }) =>
    isDeleted ? (known.get(id)?.pictureNames ?? []) : [],
  )
  if (dropped.length > 0) await orm.delete(picture).where(inArray(picture.name, dropped))
  return rows.at(-1)?.row
}

async function setState(orm: Orm, importId: number, rows: number[], state: 'undone' | 'kept'): Promise<void> {
  if (rows.length === 0) return
  const isRow = and(eq(importRow.importId, importId), inArray(importRow.row, rows))
  await orm.update(importRow).set({ state }).where(isRow)
}

const DELETED = { isDeleted: true, isPublished: false, pictureNames: [], pictureCount: 0 }

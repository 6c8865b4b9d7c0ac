import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { type catalogueImport, importRow, item, picture } from '../database/tables.ts'
import { isOwn } from '../items/own-items.ts'
import { lockItems, type StoredItem, writeItems } from '../items/stored-items.ts'
import { lockRows } from './apply.ts'

/**
 * Undoes the next rows of an import, and returns how many: created items are deleted, changed ones become as they were. An
 * item that somebody has changed since is left alone. Needs a transaction.
 */
export async function undoBatch(
  orm: Orm,
  now: Date,
  own: typeof catalogueImport.$inferSelect,
  size: number,
): Promise<number> {
  const rows = await lockRows(orm, own, 'applied', size)
  const isChanged = inArray(
    item.id,
    rows.flatMap(({ itemId }) => itemId ?? []),
  )
  const known = new Map((await lockItems(orm, and(isOwn(own), isChanged))).map(each => [each.id, each]))
  const written: StoredItem[] = []
  for (const row of rows) {
    const present = known.get(row.itemId ?? 0)
    const isSame = present?.changedAt.getTime() === row.wroteAt?.getTime()
    if (present && isSame) written.push({ ...present, ...(row.before ?? DELETED), changedAt: now })
    await orm
      .update(importRow)
      .set({ state: present && isSame ? 'undone' : 'kept' })
      .where(and(eq(importRow.importId, own.id), eq(importRow.row, row.row)))
  }
  await writeItems(orm, written)
  const dropped = written.flatMap(({ id, isDeleted }) =>
    isDeleted ? (known.get(id)?.pictureNames ?? []) : [],
  )
  if (dropped.length > 0) await orm.delete(picture).where(inArray(picture.name, dropped))
  return rows.length
}

const DELETED = { isDeleted: true, isPublished: false, pictureNames: [], pictureCount: 0 }

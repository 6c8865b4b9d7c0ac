import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { texts } from '#shared/messages/texts.ts'
import type { PlannedRow, RowText } from '#shared/trade/catalogue-row.ts'
import type { Orm } from '../database/database.ts'
import { type catalogueImport, importRow, item, member } from '../database/tables.ts'
import { htmlOf } from '../items/description.ts'
import { BLANK, isOwn, nextItemId } from '../items/own-items.ts'
import { lockItems, type StoredItem, writeItems } from '../items/stored-items.ts'
import type { Categories } from './categories.ts'

const errors = texts('error.importRow', {
  gone: 'The item was deleted after the check. Import the row again.',
  taken: 'An item with this number was added after the check. Import the row again.',
  failed: 'The row could not be stored. Import it again.',
})

type Import = typeof catalogueImport.$inferSelect

/**
 * Applies the rows of an import that follow a row, and returns the last one, if any. Two processes never get the same row.
 * Needs a transaction.
 */
export async function applyBatch(
  orm: Orm,
  now: Date,
  own: Import,
  categories: Categories,
  part: Part,
): Promise<number | undefined> {
  const rows = await lockRows(orm, own, 'planned', part)
  const known = await lockItemsOf(orm, own, rows)
  const added = rows.some(({ action }) => action === 'create') ? await nextItemId(orm, own.kind) : 0
  const taken = await takenSkus(orm, own, rows)
  const written: StoredItem[] = []
  const applied: { row: number; item: number; before: object | null }[] = []
  for (const [at, row] of rows.entries()) {
    const { changes } = row.planned
    const before = row.itemId === null ? undefined : known.get(row.itemId)
    if (row.action === 'change' && !before) await refuseRow(orm, own, row, 'gone')
    else if (row.action === 'create' && taken.has(row.sku)) await refuseRow(orm, own, row, 'taken')
    else {
      const base = before ?? blankItem(own, added + at, categories, changes)
      const next = { ...withChanges(base, changes, categories), changedAt: now }
      const { pictureCount: _, pictureNames: __, changedAt: ___, ...kept } = base
      written.push(next)
      applied.push({ row: row.row, item: next.id, before: before ? kept : null })
    }
  }
  // One statement for all rows: each takes a millisecond.
  await orm.execute(
    sql`update ${importRow} set state = 'applied', item_id = done.item, before = done.before, wrote_at = ${now.toISOString()}
        from json_to_recordset(${JSON.stringify(applied)}::json) as done (row int, item int, before json)
        where ${importRow.importId} = ${own.id} and ${importRow.row} = done.row`,
  )
  await writeItems(orm, written)
  return rows.at(-1)?.row
}

type Row = typeof importRow.$inferSelect

/** Returns the items of rows by their ids, locked until the transaction ends. */
export async function lockItemsOf(
  orm: Orm,
  own: Import,
  rows: readonly Row[],
): Promise<Map<number, StoredItem>> {
  const ids = rows.flatMap(({ itemId }) => itemId ?? [])
  const items = ids.length > 0 ? await lockItems(orm, and(isOwn(own), inArray(item.id, ids))) : []
  return new Map(items.map(each => [each.id, each]))
}

const isRow = ({ importId, row }: Row) => and(eq(importRow.importId, importId), eq(importRow.row, row))

/** At most `size` rows after the row `after`. */
export type Part = { after: number; size: number }

/** Returns rows of an import that are to be applied, or undone; those of another process are left out. */
export const lockRows = (
  orm: Orm,
  own: Import,
  state: 'planned' | 'applied',
  { after, size }: Part,
): Promise<Row[]> =>
  orm
    .select()
    .from(importRow)
    .where(
      and(
        eq(importRow.importId, own.id),
        gt(importRow.row, after),
        eq(importRow.state, state),
        inArray(importRow.action, ['create', 'change']),
      ),
    )
    .orderBy(asc(importRow.row))
    .limit(size)
    .for('update', { skipLocked: true })

/** Returns the SKUs of new rows that items have got since the rows were planned. */
async function takenSkus(orm: Orm, own: Import, rows: readonly Row[]): Promise<Set<string>> {
  const skus = rows.flatMap(({ action, sku, planned }) =>
    action === 'create' && sku !== '' && planned.candidates.length === 0 ? [sku] : [],
  )
  if (skus.length === 0) return new Set()
  const column = own.kind === 'product' ? item.sku : item.serviceNo
  const found = await orm
    .select({ sku: column })
    .from(item)
    .where(and(isOwn(own), inArray(column, skus)))
  return new Set(found.map(({ sku }) => sku))
}

const blankItem = (
  { kind, companyId }: Import,
  id: number,
  categories: Categories,
  changes: PlannedRow['changes'],
): StoredItem => {
  const named = categories.named(changes.find(({ field }) => field === 'category')?.after ?? '')
  return {
    ...BLANK,
    ...{ kind, companyId, id, name: '', facts: {}, changedAt: new Date(0) },
    categoryId: named?.id ?? 0,
    shape: named?.shape ?? '',
  }
}

/** Returns an item as the changed cells of a row make it. */
export function withChanges(
  before: StoredItem,
  changes: PlannedRow['changes'],
  categories: Categories,
): StoredItem {
  const cells: Partial<Record<RowText, string>> = {}
  const stated: Record<string, string> = {}
  for (const { field, after } of changes) {
    if (field.startsWith(FACT)) stated[field.slice(FACT.length)] = after
    else cells[field as RowText] = after
  }
  const { sku, category, isPublished, longDescription, ...plain } = cells
  const moved = category === undefined ? undefined : categories.named(category)
  const isKept = (key: string, value: string) => value !== '' && (!moved || moved.asked.has(key))
  return {
    ...before,
    ...plain,
    ...(sku !== undefined && (before.kind === 'product' ? { sku } : { serviceNo: sku })),
    ...(longDescription !== undefined && { longDescription: htmlOf(longDescription) }),
    ...(isPublished !== undefined && { isPublished: isPublished === 'yes' }),
    ...(moved && { categoryId: moved.id }),
    facts: Object.fromEntries(
      Object.entries({ ...before.facts, ...stated }).filter(([key, value]) => isKept(key, value)),
    ),
  }
}

const FACT = 'facts.'

/** Makes a row that cannot be applied one with a fault, in the language of who imports it. */
export async function refuseRow(orm: Orm, own: Import, row: Row, reason: keyof typeof errors): Promise<void> {
  const isMember = eq(member.id, own.memberId)
  const [reader] = await orm.select({ language: member.language }).from(member).where(isMember)
  const text = errors[reason](reader?.language ?? 'en')
  const faults = [{ field: 'sku', value: row.sku, text }]
  await orm
    .update(importRow)
    .set({ action: 'fault', itemId: null, planned: { ...row.planned, changes: [], faults } })
    .where(isRow(row))
}

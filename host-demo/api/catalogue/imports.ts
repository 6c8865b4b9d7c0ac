import { setImmediate as breathe } from 'node:timers/promises'
import { and, asc, count, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { array, size } from 'superstruct'
import { decode } from '#shared/api/decode.ts'
import type { Kind } from '#shared/api/items.ts'
import { texts } from '#shared/messages/texts.ts'
import { daysLater } from '#shared/trade/calendar.ts'
import {
  CatalogueRow,
  type PlannedRow,
  ROWS_PER_CALL,
  type RowAction,
  rowActions,
} from '#shared/trade/catalogue-row.ts'
import { importSteps, PLAN_DAYS, UNDO_DAYS } from '#shared/trade/import-state.ts'
import { type Orm, queryRows } from '../database/database.ts'
import { catalogueImport, importRow, member } from '../database/tables.ts'
import { type Fields, parseDatabaseId, textField } from '../request/fields.ts'
import { HttpError, notFound } from '../request/http-error.ts'
import type { Paging } from '../request/query.ts'
import { readKnown } from './known.ts'
import { cellOf, planRow } from './plan.ts'

const errors = texts('error.imports', {
  columns: 'Send the headings of the sheet as a list of texts.',
  kind: 'Say whether the sheet has products or services.',
  rows: 'Send at most {max} rows, each with its number and its texts.',
  over: 'This import was applied already, or it is too old. Import the sheet again.',
  noUndo: 'This import cannot be undone. It is not applied yet, or more than {days} days old.',
  choice: 'Choose one of the items that the row may mean. Another row may have it already.',
})

type Import = typeof catalogueImport.$inferSelect

/** Begins an import and returns its id. */
export async function createImport(
  orm: Orm,
  now: Date,
  by: { companyId: number; memberId: number },
  fields: Fields,
): Promise<number> {
  const kind = (['product', 'service'] as const satisfies Kind[]).find(each => each === fields.kind)
  if (!kind) throw new HttpError(400, errors.kind, { field: 'kind' })
  const { columns = [] } = fields
  if (!Array.isArray(columns) || columns.length > MOST_COLUMNS)
    throw new HttpError(400, errors.columns, { field: 'columns' })
  const headings = columns.map((_, at) => textField({ columns: columns[at] }, 'columns', { max: 500 }))
  const [created] = await orm
    .insert(catalogueImport)
    .values({
      ...by,
      kind,
      file: textField(fields, 'file', { max: 255 }),
      columns: headings,
      state: 'planning',
      createdAt: now,
    })
    .returning({ id: catalogueImport.id })
  return created?.id ?? 0
}

const MOST_COLUMNS = 500

/** Returns an import of a company. Throws an HttpError 404 if it has none of this id. */
export async function findImport(orm: Orm, companyId: number, id: number): Promise<Import> {
  const isWanted = and(eq(catalogueImport.id, id), eq(catalogueImport.companyId, companyId))
  const [found] = await orm.select().from(catalogueImport).where(isWanted)
  if (!found) throw notFound('import')
  return found
}

/** Takes a step of an import, if its state allows it. Throws an HttpError 409 if not. */
export async function takeImportStep(
  orm: Orm,
  now: Date,
  found: Import,
  step: 'apply' | 'undo',
): Promise<void> {
  const { from, makes } = importSteps[step]
  const isAllowed = and(eq(catalogueImport.id, found.id), eq(catalogueImport.state, from))
  const [taken] = isOver(found, now)
    ? []
    : await orm.update(catalogueImport).set({ state: makes }).where(isAllowed).returning()
  if (!taken)
    throw new HttpError(409, step === 'apply' ? errors.over : errors.noUndo({ days: String(UNDO_DAYS) }))
}

/** Checks whether an import is too old for its next step. */
const isOver = ({ state, createdAt, appliedAt }: Import, now: Date): boolean =>
  (state === 'planning' && daysLater(createdAt, PLAN_DAYS) < now) ||
  (state === 'applied' && daysLater(appliedAt ?? createdAt, UNDO_DAYS) < now)

/** Returns the rows of a call. Throws an HttpError 400 if they are not as they should be. */
export function parseRows({ rows }: Fields): CatalogueRow[] {
  const decoded = decode(rows, size(array(CatalogueRow), 1, ROWS_PER_CALL))
  if (decoded.ok) return decoded.value
  throw new HttpError(400, errors.rows({ max: String(ROWS_PER_CALL) }), { field: 'rows' })
}

/** Rows that are planned before other calls get a turn. */
const AT_ONCE = 20

/** Plans rows and stores them in place of those with the same numbers. Nothing else changes. */
export async function planRows(
  orm: Orm,
  now: Date,
  own: Import,
  language: string,
  rows: readonly CatalogueRow[],
): Promise<PlannedRow[]> {
  const known = await readKnown(orm, own, language, rows)
  const planned: PlannedRow[] = []
  for (const [at, row] of rows.entries()) {
    planned.push(planRow(row, known))
    if (at % AT_ONCE === 0) await breathe()
  }
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await storeRows(orm, now, own, rows.slice(at, at + AT_ONCE), planned.slice(at, at + AT_ONCE))
  return planned
}

/** Answers for which item a row is, and plans it again. */
export async function chooseItem(
  orm: Orm,
  now: Date,
  own: Import,
  language: string,
  row: number,
  { itemId }: Fields,
): Promise<PlannedRow> {
  const isWanted = and(eq(importRow.importId, own.id), eq(importRow.row, row))
  const [found] = await orm.select().from(importRow).where(isWanted)
  if (!found) throw notFound('entry')
  const choice = itemId === null ? null : (parseDatabaseId(itemId) ?? 0)
  const known = await readKnown(orm, own, language, [found.given])
  const isTaken =
    choice !== null &&
    (await orm.$count(
      importRow,
      and(eq(importRow.importId, own.id), eq(importRow.itemId, choice), ne(importRow.row, row)),
    )) > 0
  if (isTaken || (choice !== null && !known.itemsOf(found.given).some(({ id }) => id === choice)))
    throw new HttpError(400, errors.choice, { field: 'itemId' })
  const planned = planRow(found.given, known, choice)
  await storeRows(orm, now, own, [found.given], [planned])
  return planned
}

async function storeRows(
  orm: Orm,
  now: Date,
  own: Import,
  rows: readonly CatalogueRow[],
  planned: readonly PlannedRow[],
): Promise<void> {
  await orm.transaction(async on => {
    const [locked] = await on
      .select({ state: catalogueImport.state })
      .from(catalogueImport)
      .where(eq(catalogueImport.id, own.id))
      .for('update')
    if (locked?.state !== 'planning' || isOver(own, now)) throw new HttpError(409, errors.over)
    const values = planned.flatMap(({ row, action, itemId, ...rest }, at) => {
      const given = rows[at]
      if (!given) return []
      const sku = cellOf(given, 'sku')
      return [{ importId: own.id, row, sku, given, action, itemId, planned: rest, state: 'planned' as const }]
    })
    const { sku, given, action, itemId, planned: plan } = importRow
    await on
      .insert(importRow)
      .values(values)
      .onConflictDoUpdate({
        target: [importRow.importId, importRow.row],
        set: Object.fromEntries(
          Object.entries({ sku, given, action, itemId, planned: plan }).map(([field, { name }]) => [
            field,
            sql`excluded.${sql.identifier(name)}`,
          ]),
        ),
      })
  })
}

/** Returns the imports of a company's last seven days, newest first; planned ones for a day. */
export function listImports(orm: Orm, now: Date, companyId: number) {
  const isShown = and(
    eq(catalogueImport.companyId, companyId),
    gt(catalogueImport.createdAt, daysLater(now, -UNDO_DAYS)),
    or(ne(catalogueImport.state, 'planning'), gt(catalogueImport.createdAt, daysLater(now, -PLAN_DAYS))),
  )
  return readImports(orm, now, isShown)
}

/** Returns imports with the counts of their rows. */
export async function readImports(orm: Orm, now: Date, isWanted: SQL | undefined) {
  const found = await orm
    .select({ own: catalogueImport, by: member.name })
    .from(catalogueImport)
    .innerJoin(member, eq(member.id, catalogueImport.memberId))
    .where(isWanted)
    .orderBy(desc(catalogueImport.id))
  const { importId, action, state } = importRow
  const ids = found.map(({ own }) => own.id)
  const counted =
    ids.length > 0
      ? await orm
          .select({ importId, action, state, times: count() })
          .from(importRow)
          .where(inArray(importId, ids))
          .groupBy(importId, action, state)
      : []
  return found.map(({ own, by }) => {
    const rows = counted.filter(row => row.importId === own.id)
    const sum = (of: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(of).reduce((total, { times }) => total + times, 0)
    const counts = Object.fromEntries(
      rowActions.map(name => [name, sum(row => row.action === name)]),
    ) as Record<RowAction, number>
    const isUndo = own.state === 'undoing' || own.state === 'undone'
    return {
      id: own.id,
      kind: own.kind,
      file: own.file,
      columns: own.columns,
      state: isOver(own, now) ? ('expired' as const) : own.state,
      counts,
      done: sum(row => (isUndo ? row.state === 'undone' || row.state === 'kept' : row.state !== 'planned')),
      total: isUndo ? sum(row => row.state !== 'planned') : counts.create + counts.change,
      left: sum(row => row.state === 'kept'),
      createdAt: own.createdAt.toISOString(),
      undoUntil:
        own.state === 'applied' && own.appliedAt ? daysLater(own.appliedAt, UNDO_DAYS).toISOString() : null,
      by,
    }
  })
}

/** Returns one page of the planned rows of an import, in the order of the sheet. */
export async function listRows(
  orm: Orm,
  own: Import,
  wanted: RowAction | undefined,
  { limit, offset }: Paging,
) {
  const isWanted = and(eq(importRow.importId, own.id), wanted && eq(importRow.action, wanted))
  const rows = await orm
    .select()
    .from(importRow)
    .where(isWanted)
    .orderBy(asc(importRow.row))
    .limit(limit)
    .offset(offset)
  return {
    rows: rows.map(({ row, action, itemId, planned, given }) => ({
      ...{ row, action, itemId },
      ...planned,
      values: given.values ?? [],
    })),
    total: await orm.$count(importRow, isWanted),
  }
}

/** Checks whether applying an import publishes an item that is not published. */
export async function isPublishing(orm: Orm, { id }: Import): Promise<boolean> {
  const rows = await queryRows(
    orm,
    sql`select 1 from ${importRow}, json_array_elements(${importRow.planned} -> 'changes') as change
        where ${importRow.importId} = ${id} and ${importRow.action} in ('create', 'change')
          and change ->> 'field' = 'isPublished' and change ->> 'after' = 'yes' limit 1`,
  )
  return rows.length > 0
}

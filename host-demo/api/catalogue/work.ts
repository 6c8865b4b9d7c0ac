import { setTimeout as delay } from 'node:timers/promises'
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { importSteps } from '#shared/trade/import-state.ts'
import type { Orm } from '../database/database.ts'
import { catalogueImport, importRow } from '../database/tables.ts'
import { refreshCompany } from '../items/search-entries.ts'
import type { Api } from '../request/api.ts'
import { applyBatch, lockRows, refuseRow } from './apply.ts'
import { readCategories } from './categories.ts'
import { undoBatch } from './undo.ts'

type Import = typeof catalogueImport.$inferSelect

/** Milliseconds that a transaction should take: with PGlite, other calls wait for it. */
const TARGET = 25

/** Rows of one transaction. It takes ten milliseconds however few they are. */
const [FEWEST, MOST] = [5, 20]

/** Milliseconds in which other calls get their turn: enough for all the queries of one. */
const PAUSE = 15

/** Applies and undoes imports that are to be. Any number of processes may do so at a time; one that ended resumes. */
export async function workImports(api: Api, signal?: AbortSignal): Promise<void> {
  const isWork = inArray(catalogueImport.state, ['applying', 'undoing'])
  const waiting = await api.orm.select().from(catalogueImport).where(isWork).orderBy(asc(catalogueImport.id))
  for (const own of waiting) await work(api, own, signal)
}

async function work({ orm, settings }: Api, own: Import, signal?: AbortSignal): Promise<void> {
  const isUndo = own.state === 'undoing'
  const categories = await readCategories(orm, own.kind)
  // From row to row: looking for the next one among all would take longer and longer.
  let [after, size] = [0, FEWEST]
  while (!signal?.aborted) {
    const now = settings.clock()
    const part = { after, size }
    let began = 0
    try {
      const last = await orm.transaction(on => {
        began = performance.now()
        return isUndo ? undoBatch(on, now, own, part) : applyBatch(on, now, own, categories, part)
      })
      if (last === undefined) return end({ orm, settings }, own)
      after = last
      size = Math.max(FEWEST, Math.min(MOST, Math.round((size * TARGET) / (performance.now() - began))))
    } catch (fault) {
      // The rows of a batch that failed are tried one by one, and one that fails alone is refused.
      if (size > 1) size = 1
      else {
        if (!isUndo) await orm.transaction(on => refuseNext(on, own, after))
        throw fault
      }
    }
    await delay(PAUSE)
  }
}

async function refuseNext(orm: Orm, own: Import, after: number): Promise<void> {
  for (const row of await lockRows(orm, own, 'planned', { after, size: 1 }))
    await refuseRow(orm, own, row, 'failed')
}

/** Ends an import of which no row is left, once. The company's own entry follows from all its items. */
async function end({ orm, settings }: Api, own: Import): Promise<void> {
  const isUndo = own.state === 'undoing'
  const { from, makes } = importSteps[isUndo ? 'endUndoing' : 'endApplying']
  await orm.transaction(async on => {
    const isLeft = and(
      eq(importRow.importId, own.id),
      eq(importRow.state, isUndo ? 'applied' : 'planned'),
      inArray(importRow.action, ['create', 'change']),
    )
    const isDone = and(
      eq(catalogueImport.id, own.id),
      eq(catalogueImport.state, from),
      notExists(on.select({ one: sql`1` }).from(importRow).where(isLeft)),
    )
    const [ended] = await on
      .update(catalogueImport)
      .set({ state: makes, ...(!isUndo && { appliedAt: settings.clock() }) })
      .where(isDone)
      .returning()
    if (ended) await refreshCompany(on, own.companyId)
  })
}

import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { daysLater } from '#shared/trade/calendar.ts'
import { PLAN_DAYS, UNDO_DAYS } from '#shared/trade/import-state.ts'
import type { Orm } from './database.ts'
import {
  catalogueImport,
  confirmation,
  handOver,
  idempotency,
  inquiry,
  quoteEvent,
  rateWindow,
  rfq,
  session,
  signInAddress,
  subscriber,
  temporaryPassword,
  upload,
} from './tables.ts'

/** Drafts live 7 days in the browser; their files a little longer here. */
const DRAFT_DAYS = 8

/** The days for which an address may confirm that it wants the newsletter. */
const CONFIRM_DAYS = 7

/** Deletes expired sessions, codes, links and limits, old addresses, keys and imports, and files that were never attached. */
export async function deleteExpired(orm: Orm, now: Date): Promise<void> {
  const old = daysLater(now, -DRAFT_DAYS)
  await orm.delete(session).where(lt(session.expiresAt, now))
  await orm.delete(confirmation).where(lt(confirmation.expiresAt, now))
  await orm.delete(temporaryPassword).where(lt(temporaryPassword.expiresAt, now))
  await orm
    .delete(subscriber)
    .where(and(isNull(subscriber.confirmedAt), lt(subscriber.createdAt, daysLater(now, -CONFIRM_DAYS))))
  await orm.delete(handOver).where(lt(handOver.expiresAt, now))
  await orm.delete(rateWindow).where(lt(rateWindow.endsAt, now))
  await orm.delete(signInAddress).where(lt(signInAddress.expiresAt, now))
  await orm.delete(idempotency).where(lt(idempotency.createdAt, old))
  await orm.delete(catalogueImport).where(isOldImport(now))
  await orm.delete(upload).where(and(lt(upload.createdAt, old), isUnattached(orm)))
}

/** An import that was never applied is kept for a day; another as long as it can be undone. */
function isOldImport(now: Date) {
  const { state, createdAt, appliedAt } = catalogueImport
  const since = daysLater(now, -UNDO_DAYS)
  return or(
    and(eq(state, 'planning'), lt(createdAt, daysLater(now, -PLAN_DAYS))),
    and(inArray(state, ['applied', 'undone']), lt(appliedAt, since)),
  )
}

/** The columns that attach a file: those of requests, and of the later events of a request. */
export const ATTACHING = [
  { table: rfq, file: rfq.uploadName },
  { table: rfq, file: rfq.sheetName },
  { table: inquiry, file: inquiry.uploadName },
  { table: quoteEvent, file: quoteEvent.uploadName },
] as const

/** Returns the condition for a file that nothing attaches. */
export function isUnattached(orm: Orm) {
  return and(
    ...ATTACHING.map(({ table, file }) =>
      notExists(orm.select({ one: sql`1` }).from(table).where(eq(file, upload.name))),
    ),
  )
}

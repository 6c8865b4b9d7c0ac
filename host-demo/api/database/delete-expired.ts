import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { daysLater } from '#shared/trade/calendar.ts'
import type { Orm } from './database.ts'
import {
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

/** Deletes expired sessions, codes, links and limits, old addresses and keys, and files that were never attached. */
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
  await orm.delete(upload).where(and(lt(upload.createdAt, old), isUnattached(orm)))
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

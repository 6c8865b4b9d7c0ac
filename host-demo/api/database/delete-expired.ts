import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { handOver, idempotency, inquiry, rateWindow, rfq, session, signInAddress, upload } from './tables.ts'

const DAY_MS = 24 * 3600 * 1000
/** Drafts live 7 days in the browser; what they refer to lives a little longer here. */
const DRAFT_MS = 8 * DAY_MS

/** Removes what is no longer needed: ended sessions, codes and limits, old addresses and keys, files never attached. */
export async function deleteExpired(orm: Orm, now: Date): Promise<void> {
  const old = new Date(now.getTime() - DRAFT_MS)
  await orm.delete(session).where(lt(session.expiresAt, now))
  await orm.delete(handOver).where(lt(handOver.expiresAt, now))
  await orm.delete(rateWindow).where(lt(rateWindow.endsAt, now))
  await orm.delete(signInAddress).where(lt(signInAddress.expiresAt, now))
  await orm.delete(idempotency).where(lt(idempotency.createdAt, old))
  await orm.delete(upload).where(and(lt(upload.createdAt, old), isUnattached(orm)))
}

/** The condition for a file that no quote attaches. */
export function isUnattached(orm: Orm) {
  const isLoose = (quote: typeof rfq | typeof inquiry) =>
    notExists(orm.select({ one: sql`1` }).from(quote).where(eq(quote.uploadName, upload.name)))
  return and(isLoose(rfq), isLoose(inquiry))
}

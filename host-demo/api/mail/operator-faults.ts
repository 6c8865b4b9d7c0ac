import { asc, eq, isNull, sql } from 'drizzle-orm'
import { texts } from '#shared/messages/texts.ts'
import { daysLater } from '#shared/trade/calendar.ts'
import type { Orm } from '../database/database.ts'
import type { Fault } from '../database/tables.ts'
import { mailFault } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import { logLine } from '../request/log.ts'
import type { Outcome } from './smtp.ts'

/** The faults that an operator mends, and what to do. */
const ADVICE = texts('outboxPage.advice', {
  sender:
    'The mail server refuses the sender of all mails. Check SMTP_FROM, and the SPF, DKIM and DMARC records of its domain.',
  session:
    'The mail server does not answer, or refuses this server. Check the name, port, user and password in SMTP_URL, and whether the mail server relays for this server.',
  quota: 'The mail server takes no more mails for now. Raise the limit at your mail provider, or wait.',
  unknown: 'The mail server refuses mails, and its reply does not say why.',
})
type OperatorFault = keyof typeof ADVICE

const isOperators = (fault: Fault): fault is OperatorFault => fault in ADVICE

/**
 * Logs why mails wait, once until the mail server takes a mail again, and at most once a day for each fault: a mail server
 * may take the mails to some recipients only.
 */
export async function noteOutcome({ orm, settings }: Api, outcome: Outcome): Promise<void> {
  const now = settings.clock()
  if (outcome.kind === 'accepted') {
    await orm.update(mailFault).set({ endedAt: now }).where(isNull(mailFault.endedAt))
    return
  }
  if (outcome.kind !== 'postponed' || !isOperators(outcome.fault)) return
  const { fault, reason, isTemporary } = outcome
  // A reply that means nothing to us may pass.
  if (fault === 'unknown' && isTemporary) return
  const told = await orm
    .insert(mailFault)
    .values({ fault, reason, toldAt: now })
    .onConflictDoUpdate({
      target: mailFault.fault,
      set: { reason, toldAt: now, endedAt: null },
      setWhere: sql`${mailFault.endedAt} is not null and ${mailFault.toldAt} <= ${daysLater(now, -1)}`,
    })
    .returning({ fault: mailFault.fault })
  if (told.length > 0)
    settings.logFault(logLine(now, { error: `mails wait. ${ADVICE[fault]('en')} ${reason}` }))
  else await orm.update(mailFault).set({ reason, endedAt: null }).where(eq(mailFault.fault, fault))
}

/** Returns why mails wait at present, with what to do. */
export async function standingFaults(orm: Orm) {
  const rows = await orm
    .select()
    .from(mailFault)
    .where(isNull(mailFault.endedAt))
    .orderBy(asc(mailFault.toldAt))
  return rows.map(({ fault, reason, toldAt }) => ({
    advice: ADVICE[fault],
    reason,
    since: toldAt.toISOString(),
  }))
}

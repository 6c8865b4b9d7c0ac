import { and, asc, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { Status } from '#shared/api/statuses.ts'
import { quantityLine } from '#shared/trade/asked.ts'
import { addDays, DAY_MS } from '#shared/trade/calendar.ts'
import { dayIn, endOfDay } from '#shared/trade/day.ts'
import type { Orm } from '../database/database.ts'
import { member, quoteEvent, rfq } from '../database/tables.ts'
import { reminderLetter } from '../mail/letters/reminder.ts'
import type { Api } from '../request/api.ts'
import { grouped } from '../request/grouped.ts'
import { type At, mailSeller } from './mail-seller.ts'
import { nameOfList } from './rfq-lists.ts'

/** The states in which a price is missing, unless there was a quotation before. An answer may be a mere question. */
const WAITING = ['open', 'asked', 'answered'] as const satisfies Status[]

type Rfq = typeof rfq.$inferSelect

/** Reminders leave from this hour on, because mails at midnight are read late. */
const MORNING_MS = 8 * 3600 * 1000

/**
 * Reminds the sellers who have not quoted, once, on the morning before the last day for quotations, in the request's zone.
 * A request of that day is its own reminder, and its seller is reminded on the last day. Any number of processes may do so
 * at a time.
 */
export async function remindSellers({ orm, settings }: Api): Promise<void> {
  const now = settings.clock()
  await orm.transaction(async transaction => {
    const quoted = transaction
      .select({ one: sql`1` })
      .from(quoteEvent)
      .where(and(eq(quoteEvent.rfqId, rfq.id), eq(quoteEvent.action, 'quote')))
    const soon = await transaction
      .select()
      .from(rfq)
      .where(
        and(
          isNull(rfq.remindedAt),
          gt(rfq.quoteEnds, now),
          lte(rfq.quoteEnds, new Date(now.getTime() + LONGEST_TWO_DAYS)),
          inArray(rfq.status, WAITING),
          notExists(quoted),
        ),
      )
      .orderBy(asc(rfq.listItem), asc(rfq.id))
      // Another process reminds its seller, or the seller answers at this moment.
      .for('update', { skipLocked: true })
    const due = soon.filter(each => isDue(each, now))
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return
    await transaction.update(rfq).set({ remindedAt: now }).where(inArray(rfq.id, ids))
    const together = ({ companyId, memberId, quoteBy, timeZone, listId, id }: Rfq) =>
      [companyId, memberId, quoteBy, timeZone, listId ?? `rfq${id}`].join()
    for (const asked of grouped(due, together))
      await remind(transaction, { now, site: settings.site() }, asked)
  })
}

/** Two days, when clocks go back. */
const LONGEST_TWO_DAYS = 2 * DAY_MS + 3600 * 1000

function isDue({ quoteBy, timeZone, createdAt }: Rfq, now: Date): boolean {
  if (quoteBy === null) return false
  const morningOf = (day: string): number => endOfDay(addDays(day, -1), timeZone).getTime() + MORNING_MS
  const first = dayIn(createdAt, timeZone) < addDays(quoteBy, -1) ? addDays(quoteBy, -1) : quoteBy
  return dayIn(createdAt, timeZone) < first && now.getTime() >= morningOf(first)
}

/** Mails one seller about the requests of one buyer that belong together. */
async function remind(orm: Orm, at: At, asked: [Rfq, ...Rfq[]]): Promise<void> {
  const [first] = asked
  if (!first.quoteBy) return
  const { id, memberId, companyId, quoteBy, timeZone, listId } = first
  const [buyer] = await orm
    .select({ name: member.name, email: member.email })
    .from(member)
    .where(eq(member.id, memberId))
  if (!buyer) return
  const requests = asked.map(({ title, asked: { requirements } }) => ({
    title,
    quantityLine: quantityLine(requirements),
  }))
  const list = asked.length > 1 ? await nameOfList(orm, listId) : ''
  await mailSeller(
    orm,
    at,
    { companyId, type: 'rfq', id },
    wayIn => reminderLetter({ buyer, quoteBy, timeZone, requests, list, wayIn }),
    { replyTo: buyer.email, priority: 'last', optional: 'notice' },
  )
}

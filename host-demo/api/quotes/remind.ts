import { and, asc, between, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { member, quoteEvent, rfq } from '../database/tables.ts'
import { written } from '../mail/language.ts'
import { reminderLetter } from '../mail/letters/reminder.ts'
import { links } from '../mail/links.ts'
import { sendToCompany } from '../mail/mails.ts'
import type { Api } from '../request/api.ts'
import { isoDate } from './act-on-quote.ts'
import type { Status } from './quote-state.ts'
import { amountOfRfq } from './required.ts'

const DAY_MS = 24 * 3600 * 1000

/** The states in which a price is missing, unless there was a quotation before. An answer may be a mere question. */
const WAITING = ['open', 'asked', 'answered'] as const satisfies Status[]

type Rfq = typeof rfq.$inferSelect

/**
 * Reminds the sellers who have not quoted, once, the day before the last day for quotations (in UTC). A request of that
 * day is its own reminder, and its seller is reminded on the last day. Any number of processes may do so at a time.
 */
export async function remindSellers({ orm, settings }: Api): Promise<void> {
  const now = settings.clock()
  const today = isoDate(now)
  const tomorrow = isoDate(new Date(now.getTime() + DAY_MS))
  await orm.transaction(async transaction => {
    const quoted = transaction
      .select({ one: sql`1` })
      .from(quoteEvent)
      .where(and(eq(quoteEvent.rfqId, rfq.id), eq(quoteEvent.action, 'quote')))
    const due = await transaction
      .select()
      .from(rfq)
      .where(
        and(
          isNull(rfq.remindedAt),
          between(rfq.quoteBy, today, tomorrow),
          lt(rfq.createdAt, new Date(today)),
          inArray(rfq.status, WAITING),
          notExists(quoted),
        ),
      )
      .orderBy(asc(rfq.listItem), asc(rfq.id))
      // Another process reminds its seller, or the seller answers at this moment.
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return
    await transaction.update(rfq).set({ remindedAt: now }).where(inArray(rfq.id, ids))
    const letters = new Map<string, Rfq[]>()
    for (const row of due) {
      const key = [row.companyId, row.memberId, row.quoteBy, row.listName ?? row.id].join()
      letters.set(key, [...(letters.get(key) ?? []), row])
    }
    for (const asked of letters.values()) await remind(transaction, now, asked)
  })
}

/** Mails one seller about the requests of one buyer that belong together. */
async function remind(orm: Orm, now: Date, asked: Rfq[]): Promise<void> {
  const [first] = asked
  if (!first?.quoteBy) return
  const { id, memberId, companyId, quoteBy, listName } = first
  const [buyer] = await orm
    .select({ name: member.name, email: member.email })
    .from(member)
    .where(eq(member.id, memberId))
  if (!buyer) return
  const requests = asked.map(each => ({ title: each.title, amount: amountOfRfq(each) }))
  const list = asked.length > 1 ? (listName ?? '') : ''
  await sendToCompany(orm, now, companyId, recipient => ({
    words: written(reminderLetter, { buyer, quoteBy, requests, list }),
    link: links.request('rfq', id),
    replyTo: buyer.email,
    priority: 'last',
    // A company without members has nobody who could end notices.
    ...(recipient !== null && { optional: 'notice' }),
  }))
}

import { and, asc, eq } from 'drizzle-orm'
import { daysLater } from '#shared/trade/calendar.ts'
import { type Action, isOver } from '#shared/trade/quote-state.ts'
import type { Orm } from '../database/database.ts'
import { rfq } from '../database/tables.ts'
import type { RequestLink } from '../request/api.ts'
import { readEvents } from './quote-events.ts'

type Rfq = typeof rfq.$inferSelect

/** What to do when a link has ended. A company without members has no dashboard. */
const advice = (hasAccount: boolean) => ({
  toAnswer: hasAccount
    ? 'To answer, sign in on the marketplace and open Quote Me in the dashboard.'
    : 'To answer, write to the buyer.',
  toRead: hasAccount ? 'To read it, sign in on the marketplace and open Quote Me in the dashboard.' : '',
})

/** The reasons why a request is over, by its last step. */
const ENDS: { readonly [Last in Action]?: string } = {
  accept: 'the buyer has ordered.',
  award: 'the buyer has ordered.',
  decline: 'the buyer has declined or no longer needs it.',
  refuse: 'your company has answered that it does not quote.',
}

/** How long a link may live, and whether its recipient has an account. */
type Life = { lastMoment: Date; hasAccount: boolean }

/**
 * Returns what a link to an RFQ opens: the RFQ itself and the other lines of its list, unless the RFQ is over or the link
 * too old. No link lasts beyond `lastMoment`.
 */
export async function linkedRequests(
  orm: Orm,
  now: Date,
  asked: Rfq,
  { lastMoment, hasAccount }: Life,
): Promise<Pick<RequestLink, 'asked' | 'lines' | 'closed' | 'end'>> {
  const listed = await linesWith(orm, asked)
  const end = await endOf(orm, now, asked, { lastMoment, hasAccount })
  const lines = end ? [] : listed.filter(line => !isOver(line.status) && expiryOf(line) > now)
  return { asked: asked.id, lines, closed: listed.filter(line => !lines.includes(line)), end }
}

async function endOf(
  orm: Orm,
  now: Date,
  asked: Rfq,
  { lastMoment, hasAccount }: Life,
): Promise<string | null> {
  const { toAnswer, toRead } = advice(hasAccount)
  const { id, status } = asked
  if (isOver(status)) {
    const eventsOf = await readEvents(orm, { rfq: [id], inquiry: [] })
    const last = eventsOf({ type: 'rfq', id }).at(-1)?.action
    return `${(last && ENDS[last]) ?? 'the request is over.'} ${toRead}`.trim()
  }
  return now < lastMoment && now < expiryOf(asked) ? null : `the request is too old. ${toAnswer}`
}

/** Returns the lines of the buyer's list that went to the same company, in their order; without a list the RFQ alone. */
async function linesWith(orm: Orm, asked: Rfq): Promise<Rfq[]> {
  const { companyId, listId } = asked
  if (listId === null) return [asked]
  return orm
    .select()
    .from(rfq)
    .where(and(eq(rfq.companyId, companyId), eq(rfq.listId, listId)))
    .orderBy(asc(rfq.listItem), asc(rfq.id))
}

const DAYS_AFTER_DEADLINE = 30
const DAYS_WITHOUT_DEADLINE = 90

/** Returns the moment at which an RFQ is too old to answer by a link. The last day for quotations counts in full. */
const expiryOf = ({ quoteEnds, createdAt }: Rfq): Date =>
  quoteEnds ? daysLater(quoteEnds, DAYS_AFTER_DEADLINE) : daysLater(createdAt, DAYS_WITHOUT_DEADLINE)

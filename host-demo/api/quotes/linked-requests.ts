import { and, asc, eq } from 'drizzle-orm'
import type { Sentence } from '#shared/messages/texts.ts'
import { daysLater } from '#shared/trade/calendar.ts'
import { type Action, isOver } from '#shared/trade/quote-state.ts'
import type { Orm } from '../database/database.ts'
import { rfq } from '../database/tables.ts'
import type { RequestLink } from '../request/api.ts'
import { linkErrors, sentences } from './link-errors.ts'
import { readEvents } from './quote-events.ts'

type Rfq = typeof rfq.$inferSelect

/** The reasons why a request is over, by its last step. */
const ENDS: { readonly [Last in Action]?: Sentence } = {
  accept: linkErrors.ordered,
  award: linkErrors.ordered,
  decline: linkErrors.declined,
  refuse: linkErrors.refused,
}

/** How long a link may live, and whether its recipient has an account. */
type Life = { lastMoment: Date; hasAccount: boolean }

/**
 * Returns what a link to an RFQ opens: the RFQ itself and the other lines of its list, unless the link is too old or all
 * lines are over that came in one mail with the RFQ. No link lasts beyond `lastMoment`.
 */
export async function linkedRequests(
  orm: Orm,
  now: Date,
  asked: Rfq,
  { lastMoment, hasAccount }: Life,
): Promise<Pick<RequestLink, 'asked' | 'lines' | 'closed' | 'end'>> {
  const listed = await linesWith(orm, asked)
  const isOpen = (line: Rfq): boolean => !isOver(line.status) && expiryOf(line) > now
  const mailed = listed.filter(({ mailedAt }) => mailedAt?.getTime() === asked.mailedAt?.getTime())
  const isRunning = now < lastMoment && mailed.some(isOpen)
  const end = isRunning ? null : await endOf(orm, asked, hasAccount)
  const lines = isRunning ? listed.filter(isOpen) : []
  return {
    asked: mailed.map(({ id }) => id),
    lines,
    closed: listed.filter(line => !lines.includes(line)),
    end,
  }
}

/** Says why a link has ended. */
async function endOf(orm: Orm, { id, status }: Rfq, hasAccount: boolean): Promise<Sentence> {
  if (isOver(status)) {
    const eventsOf = await readEvents(orm, { rfq: [id], inquiry: [] })
    const last = eventsOf({ type: 'rfq', id }).at(-1)?.action
    // A company without members has no dashboard.
    return sentences((last && ENDS[last]) ?? linkErrors.over, hasAccount && linkErrors.toRead)
  }
  return sentences(linkErrors.old, hasAccount ? linkErrors.toAnswer : linkErrors.toWrite)
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

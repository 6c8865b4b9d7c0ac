import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { quantityLine } from '#shared/trade/asked.ts'
import type { Orm } from '../database/database.ts'
import { member, quoteEvent, rfq } from '../database/tables.ts'
import type { At } from '../quotes/mail-seller.ts'
import type { Api } from '../request/api.ts'
import { grouped } from '../request/grouped.ts'
import { mailOrderedElsewhere, mailReopened } from './award-mails.ts'

/** How long an award, or its undo, must have stood before the other sellers of its line are told. */
export const AWARD_STANDS_MS = 10 * 60_000

type Event = Pick<typeof quoteEvent.$inferSelect, 'action' | 'orderId' | 'toldAt'>
type Rfq = typeof rfq.$inferSelect

const isElsewhere = ({ action, orderId }: Event): boolean => action === 'decline' && orderId !== null
const isOfAwards = (event: Event): boolean =>
  isElsewhere(event) || event.action === 'award' || event.action === 'revoke'

/** Returns the events since either side last did something else than awarding and undoing. */
export function sinceOtherStep<Step extends Event>(events: readonly Step[]): readonly Step[] {
  return events.slice(events.findLastIndex(event => !isOfAwards(event)) + 1)
}

/**
 * Tells sellers that a line was ordered from others, or is open again, once that has stood for a while. Each hears either
 * once until somebody does something else in the request. Any number of processes may do so at a time.
 */
export async function tellAwards({ orm, settings }: Api): Promise<void> {
  const now = settings.clock()
  await orm.transaction(async transaction => {
    const due = await dueRequests(transaction, new Date(now.getTime() - AWARD_STANDS_MS))
    if (due.length === 0) return
    const ids = due.map(({ id }) => id)
    const events = await transaction
      .select()
      .from(quoteEvent)
      .where(inArray(quoteEvent.rfqId, ids))
      .orderBy(asc(quoteEvent.id))
    const newsOf = ({ id }: Rfq) => newsIn(events.filter(({ rfqId }) => rfqId === id))
    const lasts = ids.flatMap(id => events.findLast(({ rfqId }) => rfqId === id)?.id ?? [])
    await transaction.update(quoteEvent).set({ toldAt: now }).where(inArray(quoteEvent.id, lasts))
    for (const news of ['elsewhere', 'reopened'] as const)
      for (const lines of grouped(
        due.filter(asked => newsOf(asked) === news),
        ({ listId, companyId }) => `${listId} ${companyId}`,
      ))
        await tell(transaction, { now, site: settings.site() }, news, lines)
  })
}

/** Returns, and locks, the requests whose last event is such news, from before `stands`, that nobody was told. */
async function dueRequests(orm: Orm, stands: Date): Promise<Rfq[]> {
  const later = alias(quoteEvent, 'later')
  const laterOnes = orm
    .select({ one: sql`1` })
    .from(later)
    .where(and(eq(later.rfqId, quoteEvent.rfqId), gt(later.id, quoteEvent.id)))
  const isNews = or(
    eq(quoteEvent.action, 'revoke'),
    and(eq(quoteEvent.action, 'decline'), isNotNull(quoteEvent.orderId)),
  )
  const due = orm
    .select({ id: quoteEvent.rfqId })
    .from(quoteEvent)
    .where(and(isNull(quoteEvent.toldAt), isNews, lte(quoteEvent.createdAt, stands), notExists(laterOnes)))
  return (
    orm
      .select()
      .from(rfq)
      .where(inArray(rfq.id, due))
      .orderBy(asc(rfq.listItem), asc(rfq.id))
      // Another process tells its seller, or somebody acts at this moment.
      .for('update', { skipLocked: true })
  )
}

type News = 'elsewhere' | 'reopened'

/** Returns what the last event is to its seller, null if the seller heard it before. */
function newsIn(events: readonly Event[]): News | null {
  const steps = sinceOtherStep(events)
  const heard = new Set<News>()
  let news: News | null = null
  for (const step of steps) {
    // Steps that did not stand were not told. The others were, unless the seller had heard the same before.
    if (step.toldAt === null && step !== steps.at(-1)) continue
    const isReopened = step.action === 'revoke' && heard.has('elsewhere')
    const found = isElsewhere(step) ? 'elsewhere' : isReopened ? 'reopened' : null
    news = found && !heard.has(found) ? found : null
    if (news) heard.add(news)
  }
  return news
}

async function tell(orm: Orm, at: At, news: News, asked: [Rfq, ...Rfq[]]) {
  const [{ id, memberId, companyId }] = asked
  const [buyer] = await orm
    .select({ name: member.name, email: member.email })
    .from(member)
    .where(eq(member.id, memberId))
  if (!buyer) return
  const lines = asked.map(each => ({
    item: each.listItem ?? 0,
    title: each.title,
    quantityLine: quantityLine(each.asked.requirements),
  }))
  const about = { buyer, companyId, rfq: id }
  if (news === 'elsewhere') return mailOrderedElsewhere(orm, at, about, lines)
  for (const line of lines) await mailReopened(orm, at, about, line)
}

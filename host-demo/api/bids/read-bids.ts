import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { ListRow } from '#shared/trade/bids.ts'
import { actionNames, actions } from '#shared/trade/quote-state.ts'
import { type Orm, queryRows } from '../database/database.ts'
import { company, purchaseOrder, quoteEvent, rfq } from '../database/tables.ts'
import { isUndelivered, notDeliveredReply, reachable } from '../quotes/undelivered.ts'
import type { Member } from '../request/api.ts'
import { notFound } from '../request/http-error.ts'
import { bidTable } from './bid-table.ts'

/** Returns the member's RFQ lists, newest first. */
export async function readLists(orm: Orm, self: Member): Promise<ListRow[]> {
  const sellers = actionNames.filter(name => actions[name].by === 'seller')
  const isAnswered = sql`exists (
    select from ${quoteEvent} where ${quoteEvent.rfqId} = ${rfq.id} and ${inArray(quoteEvent.action, sellers)})`
  const rows = await queryRows<Omit<ListRow, 'date'> & { date: Date | string }>(
    orm,
    sql`select ${rfq.listName} as name, min(${rfq.createdAt}) as date,
      count(distinct ${rfq.listItem})::int as lines, count(distinct ${rfq.companyId})::int as sellers,
      count(*)::int as requests, (count(*) filter (where ${isAnswered}))::int as answered,
      (count(distinct ${rfq.listItem}) filter (where ${rfq.status} = 'accepted'))::int as ordered
    from ${rfq} where ${rfq.memberId} = ${self.id} and ${rfq.listName} is not null
    group by ${rfq.listName} order by min(${rfq.id}) desc`,
  )
  return rows.map(({ date, ...row }) => ({ ...row, date: new Date(date).toISOString() }))
}

const isOfList = (self: Member, list: string): SQL | undefined =>
  and(eq(rfq.memberId, self.id), eq(rfq.listName, list))

/** Waits for other writes to the requests of a list, and then keeps them out until the transaction ends. */
export async function lockList(orm: Orm, self: Member, list: string): Promise<void> {
  await orm.select({ id: rfq.id }).from(rfq).where(isOfList(self, list)).orderBy(asc(rfq.id)).for('update')
}

/** Returns the bid table of one of the member's lists, with the events of each request. Throws an HttpError 404 without one. */
export async function readBids(orm: Orm, self: Member, list: string, now: Date) {
  const rows = await orm
    .select({
      id: rfq.id,
      company: { id: company.id, name: company.name },
      title: rfq.title,
      asked: rfq.asked,
      listItem: rfq.listItem,
      quoteBy: rfq.quoteBy,
      sellerSaw: rfq.sellerSaw,
      createdAt: rfq.createdAt,
      hasFailed: isUndelivered('rfq'),
      reach: reachable,
    })
    .from(rfq)
    .innerJoin(company, eq(company.id, rfq.companyId))
    .where(isOfList(self, list))
    .orderBy(asc(rfq.id))
  const requests = rows.map(({ hasFailed, reach, ...request }) => ({
    ...request,
    notDelivered: notDeliveredReply(hasFailed, reach),
  }))
  const [first] = requests
  if (!first) throw notFound('This RFQ list')
  const ids = requests.map(({ id }) => id)
  const events = await orm
    .select({
      ...getTableColumns(quoteEvent),
      orderNumber: purchaseOrder.number,
      orderState: purchaseOrder.state,
    })
    .from(quoteEvent)
    .leftJoin(purchaseOrder, eq(purchaseOrder.id, quoteEvent.orderId))
    .where(inArray(quoteEvent.rfqId, ids))
    .orderBy(asc(quoteEvent.id))
  const eventsOf = (id: number) => events.filter(({ rfqId }) => rfqId === id)
  return {
    date: first.createdAt.toISOString(),
    table: bidTable(requests, eventsOf, now),
    eventsOf,
  }
}

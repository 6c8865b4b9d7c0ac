import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { ListRow } from '#shared/trade/bids.ts'
import { actionNames, actions } from '#shared/trade/quote-state.ts'
import { type Orm, queryRows } from '../database/database.ts'
import { company, purchaseOrder, quoteEvent, rfq, rfqList } from '../database/tables.ts'
import { isUndelivered, notDeliveredReply, reachable } from '../quotes/undelivered.ts'
import type { Member } from '../request/api.ts'
import { type Fields, idField } from '../request/fields.ts'
import { notFound } from '../request/http-error.ts'
import { bidTable } from './bid-table.ts'

/** Returns the member's RFQ lists, newest first. */
export async function readLists(orm: Orm, self: Member): Promise<ListRow[]> {
  const sellers = actionNames.filter(name => actions[name].by === 'seller')
  const isAnswered = sql`exists (
    select from ${quoteEvent} where ${quoteEvent.rfqId} = ${rfq.id} and ${inArray(quoteEvent.action, sellers)})`
  const rows = await queryRows<Omit<ListRow, 'date'> & { date: Date | string }>(
    orm,
    sql`select ${rfqList.id} as id, ${rfqList.name} as name, ${rfqList.createdAt} as date,
      count(distinct ${rfq.listItem})::int as lines, count(distinct ${rfq.companyId})::int as sellers,
      count(*)::int as requests, (count(*) filter (where ${isAnswered}))::int as answered,
      (count(distinct ${rfq.listItem}) filter (where ${rfq.status} = 'accepted'))::int as ordered
    from ${rfqList} join ${rfq} on ${rfq.listId} = ${rfqList.id} where ${rfqList.memberId} = ${self.id}
    group by ${rfqList.id} order by ${rfqList.id} desc`,
  )
  return rows.map(({ date, ...row }) => ({ ...row, date: new Date(date).toISOString() }))
}

/** Returns one of the member's RFQ lists. Throws an HttpError 404 if there is no such list. */
export async function ownList(orm: Orm, self: Member, id: number) {
  const { name, createdAt } = rfqList
  const isOwn = and(eq(rfqList.id, id), eq(rfqList.memberId, self.id))
  const [list] = await orm.select({ id: rfqList.id, name, createdAt }).from(rfqList).where(isOwn)
  if (!list) throw notFound('list')
  return list
}

/** Returns the id of the list that a call names: by its id, or by that of one of the member's requests. */
export async function listIn(orm: Orm, self: Member, fields: Fields): Promise<number> {
  if (fields.rfq === undefined) return idField(fields, 'list')
  const isOwn = and(eq(rfq.id, idField(fields, 'rfq')), eq(rfq.memberId, self.id))
  const [found] = await orm.select({ listId: rfq.listId }).from(rfq).where(isOwn)
  return found?.listId ?? 0
}

/**
 * Waits for other writes to the requests of one of the member's lists, and then keeps them out until the transaction ends.
 * Throws an HttpError 404 if there is no such list.
 */
export async function lockList(orm: Orm, self: Member, list: number): Promise<void> {
  await ownList(orm, self, list)
  await orm.select({ id: rfq.id }).from(rfq).where(eq(rfq.listId, list)).orderBy(asc(rfq.id)).for('update')
}

/** Returns the bid table of one of the member's lists, with the events of each request. Throws an HttpError 404 without one. */
export async function readBids(orm: Orm, self: Member, id: number, now: Date) {
  const { createdAt, ...list } = await ownList(orm, self, id)
  const rows = await orm
    .select({
      id: rfq.id,
      company: { id: company.id, name: company.name },
      title: rfq.title,
      asked: rfq.asked,
      listItem: rfq.listItem,
      quoteBy: rfq.quoteBy,
      sellerSaw: rfq.sellerSaw,
      hasFailed: isUndelivered('rfq'),
      reach: reachable,
    })
    .from(rfq)
    .innerJoin(company, eq(company.id, rfq.companyId))
    .where(eq(rfq.listId, id))
    .orderBy(asc(rfq.id))
  const requests = rows.map(({ hasFailed, reach, ...request }) => ({
    ...request,
    notDelivered: notDeliveredReply(hasFailed, reach),
  }))
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
    list,
    date: createdAt.toISOString(),
    table: bidTable(requests, eventsOf, now),
    eventsOf,
  }
}

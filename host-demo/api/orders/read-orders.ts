import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { shortest } from '#shared/trade/decimal.ts'
import { deviationsOf } from '#shared/trade/deviations.ts'
import type { Order, OrderRow, OrderSide } from '#shared/trade/order.ts'
import type { OrderState } from '#shared/trade/order-state.ts'
import { sumOf, totalsOf } from '#shared/trade/sums.ts'
import type { Orm } from '../database/database.ts'
import { company, member, orderStep, purchaseOrder, quoteEvent, rfq, rfqList } from '../database/tables.ts'
import { offerReply } from '../quotes/quote-events.ts'
import { markSeen } from '../quotes/seen.ts'
import type { Author, Member } from '../request/api.ts'
import { notFound } from '../request/http-error.ts'
import { hasWords, type Paging } from '../request/query.ts'
import { termColumns } from './order-terms.ts'

const isOf = ({ id, companyId }: Author, of: OrderSide): SQL =>
  of === 'placed' ? eq(purchaseOrder.memberId, id ?? 0) : eq(purchaseOrder.companyId, companyId ?? 0)

/**
 * Returns an order for either side: its parties, and each line as it was quoted. A line that was taken back counts in no
 * total. Changes nothing. Throws an HttpError 404 for anybody else.
 */
export async function readOrder(orm: Orm, self: Author, id: number): Promise<Order> {
  const isParty = or(isOf(self, 'placed'), isOf(self, 'received'))
  const [order] = await readOrders(orm, self, and(eq(purchaseOrder.id, id), isParty))
  if (!order) throw notFound('order')
  return order
}

/** Selects the orders of one side by state, and by words: all must be in its names and numbers. */
type Wanted = Paging & { of: OrderSide; state: OrderState | undefined; search: string }

/** Counts the orders on each side. */
export const countOrders = async (orm: Orm, self: Member) => ({
  placed: await orm.$count(purchaseOrder, isOf(self, 'placed')),
  received: await orm.$count(purchaseOrder, isOf(self, 'received')),
})

const names = sql`concat_ws(' ', ${purchaseOrder.number}, ${purchaseOrder.poNumber},
  (select ${rfqList.name} from ${rfqList} where ${rfqList.id} = ${purchaseOrder.listId}),
  (select ${company.name} from ${company} where ${company.id} = ${purchaseOrder.companyId}),
  (select concat_ws(' ', ${member.name}, (select ${company.name} from ${company} where ${company.id} = ${member.companyId}))
    from ${member} where ${member.id} = ${purchaseOrder.memberId}))`

/** Returns one page of the orders of one side, newest first. */
export async function listOrders(orm: Orm, self: Member, { of, state, search, ...paging }: Wanted) {
  const isWanted = and(
    isOf(self, of),
    state && eq(purchaseOrder.state, state),
    search ? hasWords(names, search) : undefined,
  )
  const orders = await readOrders(orm, self, isWanted, paging)
  return {
    total: await orm.$count(purchaseOrder, isWanted),
    orders: orders.map(({ buyer, seller, lines, steps, ...head }): OrderRow => {
      const other = of === 'placed' ? seller.name : (buyer.company ?? buyer.name)
      return { ...head, company: other, lines: lines.filter(({ isUndone }) => !isUndone).length }
    }),
  }
}

const buyerCompany = alias(company, 'buyer_company')

async function readOrders(orm: Orm, self: Author, isWanted: SQL | undefined, paging?: Paging) {
  const query = orm
    .select({
      id: purchaseOrder.id,
      number: purchaseOrder.number,
      createdAt: purchaseOrder.createdAt,
      list: { id: rfqList.id, name: rfqList.name },
      memberId: purchaseOrder.memberId,
      state: purchaseOrder.state,
      terms: termColumns,
      buyer: {
        name: member.name,
        email: member.email,
        company: buyerCompany.name,
        address: buyerCompany.registeredAddress,
      },
      seller: { id: company.id, name: company.name, address: company.registeredAddress },
    })
    .from(purchaseOrder)
    .innerJoin(member, eq(member.id, purchaseOrder.memberId))
    .innerJoin(rfqList, eq(rfqList.id, purchaseOrder.listId))
    .innerJoin(company, eq(company.id, purchaseOrder.companyId))
    .leftJoin(buyerCompany, eq(buyerCompany.id, member.companyId))
    .where(isWanted)
    .orderBy(desc(purchaseOrder.id))
  const found = await (paging ? query.limit(paging.limit).offset(paging.offset) : query)
  const ids = found.map(({ id }) => id)
  const linesOf = await readLines(orm, ids)
  const steps = await orm
    .select({
      orderId: orderStep.orderId,
      step: orderStep.step,
      at: orderStep.createdAt,
      author: member.name,
      note: orderStep.note,
    })
    .from(orderStep)
    .leftJoin(member, eq(member.id, orderStep.authorId))
    .where(inArray(orderStep.orderId, ids))
    .orderBy(asc(orderStep.id))
  return found.map(({ memberId, createdAt, ...rest }): Order => {
    const lines = linesOf(rest.id)
    const standing = lines.filter(({ isUndone }) => !isUndone)
    return {
      ...rest,
      createdAt: createdAt.toISOString(),
      isOwn: memberId === self.id,
      steps: steps
        .filter(({ orderId }) => orderId === rest.id)
        // A company without members acts in its own name.
        .map(({ step, at, author, note }) => ({
          step,
          at: at.toISOString(),
          by: author ?? rest.seller.name,
          note,
        })),
      lines,
      totals: totalsOf(standing.map(({ quantity, ...offer }) => ({ offer, quantity }))),
    }
  })
}

/** Returns the lines of these orders, each as it was quoted before its award. */
async function readLines(orm: Orm, ids: readonly number[]) {
  const awards = await awardsOf(orm, ids)
  const all = await orm
    .select()
    .from(quoteEvent)
    .where(
      inArray(
        quoteEvent.rfqId,
        awards.map(({ request }) => request.id),
      ),
    )
    .orderBy(asc(quoteEvent.id))
  return (order: number): Order['lines'] =>
    awards
      .filter(({ event }) => event.orderId === order)
      .map(({ event, request }) => {
        const ofRequest = all.filter(({ rfqId }) => rfqId === request.id)
        const quoted = ofRequest.findLast(({ id, action }) => id < event.id && action === 'quote')
        const offer = quoted && offerReply(quoted)
        if (!offer) throw new Error(`award without a quotation (event ${event.id})`)
        const quantity = event.quantity && shortest(event.quantity)
        const { quoteBy } = request
        return {
          rfq: request.id,
          item: request.item ?? 0,
          title: request.title,
          quantity,
          asked: request.asked,
          deviations: deviationsOf(
            { ...offer, message: quoted.message },
            request.asked.requirements,
            quoted.isLate ? quoteBy : null,
          ),
          ...offer,
          amount: sumOf(offer, quantity),
          isUndone: ofRequest.some(({ id, action }) => id > event.id && action === 'revoke'),
        }
      })
}

/** Returns the awards that make up these orders, each with its request. */
const awardsOf = (orm: Orm, ids: readonly number[]) =>
  orm
    .select({
      event: quoteEvent,
      request: { id: rfq.id, item: rfq.listItem, title: rfq.title, asked: rfq.asked, quoteBy: rfq.quoteBy },
    })
    .from(quoteEvent)
    .innerJoin(rfq, eq(rfq.id, quoteEvent.rfqId))
    .where(and(inArray(quoteEvent.orderId, [...ids]), eq(quoteEvent.action, 'award')))
    .orderBy(asc(rfq.listItem), asc(quoteEvent.id))

/**
 * Returns an order for its reader, and keeps other steps out until the transaction ends. When the seller reads it, it counts
 * as opened, and can no longer be taken back. Needs a transaction. Throws as `readOrder`.
 */
export async function openOrder(orm: Orm, self: Author, id: number): Promise<Order> {
  const awards = await awardsOf(orm, [id])
  const requests = awards.map(({ request }) => request.id)
  // The buyer may be taking it back at this moment. The seller must read what came of it.
  await orm
    .select({ id: rfq.id })
    .from(rfq)
    .where(inArray(rfq.id, requests))
    .orderBy(asc(rfq.id))
    .for('update')
  const order = await readOrder(orm, self, id)
  if (order.seller.id === self.companyId)
    for (const { event, request } of awards)
      await markSeen(orm, { type: 'rfq', id: request.id }, 'seller', event.id)
  return order
}

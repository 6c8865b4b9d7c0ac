import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { texts } from '#shared/messages/texts.ts'
import { shortest } from '#shared/trade/decimal.ts'
import { deviationsOf } from '#shared/trade/deviations.ts'
import type { Order } from '#shared/trade/order.ts'
import { sumOf, totalsOf } from '#shared/trade/sums.ts'
import type { Orm } from '../database/database.ts'
import { company, member, purchaseOrder, quoteEvent, rfq, rfqList } from '../database/tables.ts'
import { written } from '../mail/language.ts'
import { acknowledgedLetter } from '../mail/letters/order.ts'
import { links } from '../mail/links.ts'
import { sendToMember } from '../mail/mails.ts'
import { markSeen } from '../quotes/seen.ts'
import type { Author } from '../request/api.ts'
import { HttpError, notFound } from '../request/http-error.ts'
import { offerOf } from './bid-table.ts'

const errors = texts('error.order', {
  sellerOnly: 'Only the seller can do this.',
  takenBack: 'Order {order} was taken back, so there is nothing to acknowledge.',
})

const buyerCompany = alias(company, 'buyer_company')
const acknowledger = alias(member, 'acknowledger')

/**
 * Returns an order for either side: its parties, and each line as it was quoted. A line that was taken back counts in no
 * total. Changes nothing. Throws an HttpError 404 for anybody else.
 */
export async function readOrder(orm: Orm, self: Author, id: number): Promise<Order> {
  const [order] = await orm
    .select({
      createdAt: purchaseOrder.createdAt,
      list: { id: rfqList.id, name: rfqList.name },
      memberId: purchaseOrder.memberId,
      acknowledgedAt: purchaseOrder.acknowledgedAt,
      acknowledgedBy: acknowledger.name,
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
    .leftJoin(acknowledger, eq(acknowledger.id, purchaseOrder.acknowledgedBy))
    .where(
      and(
        eq(purchaseOrder.id, id),
        or(eq(purchaseOrder.memberId, self.id ?? 0), eq(purchaseOrder.companyId, self.companyId ?? 0)),
      ),
    )
  if (!order) throw notFound('order')
  const awards = await awardsOf(orm, id)
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
  const lines = awards.map(({ event, request }) => {
    const ofRequest = all.filter(({ rfqId }) => rfqId === request.id)
    const quoted = ofRequest.findLast(({ id, action }) => id < event.id && action === 'quote')
    const offer = quoted && offerOf(quoted)
    if (!offer) throw new Error(`award without a quotation (event ${event.id})`)
    const quantity = event.quantity && shortest(event.quantity)
    const { price, currency, priceBasis, delivery, terms, validUntil, timeZone } = offer
    return {
      rfq: request.id,
      item: request.item ?? 0,
      title: request.title,
      quantity,
      asked: request.asked,
      deviations: deviationsOf(offer, request.asked.requirements, quoted.isLate ? request.quoteBy : null),
      price,
      currency,
      priceBasis,
      delivery,
      terms,
      validUntil,
      timeZone,
      amount: sumOf(offer, quantity),
      isUndone: ofRequest.some(({ id, action }) => id > event.id && action === 'revoke'),
    }
  })
  const { memberId, createdAt, acknowledgedAt, acknowledgedBy, ...rest } = order
  return {
    id,
    ...rest,
    createdAt: createdAt.toISOString(),
    isOwn: memberId === self.id,
    acknowledged: acknowledgedAt && {
      at: acknowledgedAt.toISOString(),
      by: acknowledgedBy ?? order.seller.name,
    },
    lines,
    totals: totalsOf(
      lines.filter(({ isUndone }) => !isUndone).map(({ quantity, ...offer }) => ({ offer, quantity })),
    ),
  }
}

/** Returns the awards that make up an order, each with its request. */
const awardsOf = (orm: Orm, id: number) =>
  orm
    .select({
      event: quoteEvent,
      request: { id: rfq.id, item: rfq.listItem, title: rfq.title, asked: rfq.asked, quoteBy: rfq.quoteBy },
    })
    .from(quoteEvent)
    .innerJoin(rfq, eq(rfq.id, quoteEvent.rfqId))
    .where(and(eq(quoteEvent.orderId, id), eq(quoteEvent.action, 'award')))
    .orderBy(asc(rfq.listItem), asc(quoteEvent.id))

/**
 * Returns an order for its reader. When the seller reads it, it counts as opened, and can no longer be taken back. Needs a
 * transaction. Throws as `readOrder`.
 */
export async function openOrder(orm: Orm, self: Author, id: number) {
  const awards = await awardsOf(orm, id)
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

/**
 * Notes that the seller has received an order, tells the buyer, and returns the order. A second time changes nothing. Needs a
 * transaction. Throws an HttpError: as `readOrder`, 403 for the buyer, and 409 if the order was taken back.
 */
export async function acknowledgeOrder(orm: Orm, now: Date, self: Author, id: number) {
  const order = await openOrder(orm, self, id)
  const { seller, list, lines } = order
  if (seller.id !== self.companyId) throw new HttpError(403, errors.sellerOnly)
  if (lines.every(({ isUndone }) => isUndone))
    throw new HttpError(409, errors.takenBack({ order: String(id) }))
  const [changed] = await orm
    .update(purchaseOrder)
    .set({ acknowledgedAt: now, acknowledgedBy: self.id })
    .where(and(eq(purchaseOrder.id, id), isNull(purchaseOrder.acknowledgedAt)))
    .returning({ memberId: purchaseOrder.memberId })
  if (!changed) return order
  const who = self.id === null ? seller.name : `${self.name} of ${seller.name}`
  await sendToMember(orm, now, changed.memberId, {
    words: written(acknowledgedLetter, { seller: who, order: id, list: list.name }),
    link: links.order(id),
  })
  return readOrder(orm, self, id)
}

import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/database.ts'
import { company, member, purchaseOrder, quoteEvent, rfq } from '../database/tables.ts'
import { requirementsOf } from '../quotes/required.ts'
import { markSeen } from '../quotes/seen.ts'
import type { Member } from '../request/api.ts'
import { notFound } from '../request/http-error.ts'
import { offerOf } from './bid-table.ts'
import { decimalText, parseDecimal } from './decimal.ts'
import { sumOf, totalsOf } from './money.ts'

const buyerCompany = alias(company, 'buyer_company')

/**
 * Returns an order for either side: its parties, and each line as it was quoted. A line that was taken back counts in no
 * total. When the seller reads it, it counts as opened. Throws an HttpError 404 for anybody else. Needs a transaction.
 */
export async function readOrder(orm: Orm, self: Member, id: number) {
  const [order] = await orm
    .select({
      createdAt: purchaseOrder.createdAt,
      list: purchaseOrder.listName,
      memberId: purchaseOrder.memberId,
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
    .innerJoin(company, eq(company.id, purchaseOrder.companyId))
    .leftJoin(buyerCompany, eq(buyerCompany.id, member.companyId))
    .where(
      and(
        eq(purchaseOrder.id, id),
        or(eq(purchaseOrder.memberId, self.id), eq(purchaseOrder.companyId, self.companyId ?? 0)),
      ),
    )
  if (!order) throw notFound('This order')
  const awards = await orm
    .select({
      event: quoteEvent,
      asked: { id: rfq.id, item: rfq.listItem, title: rfq.title, message: rfq.message },
    })
    .from(quoteEvent)
    .innerJoin(rfq, eq(rfq.id, quoteEvent.rfqId))
    .where(and(eq(quoteEvent.orderId, id), eq(quoteEvent.action, 'award')))
    .orderBy(asc(rfq.listItem), asc(quoteEvent.id))
  const all = await orm
    .select()
    .from(quoteEvent)
    .where(
      inArray(
        quoteEvent.rfqId,
        awards.map(({ asked }) => asked.id),
      ),
    )
    .orderBy(asc(quoteEvent.id))
  const lines = awards.map(({ event, asked }) => {
    const ofRequest = all.filter(({ rfqId }) => rfqId === asked.id)
    const quoted = ofRequest.findLast(({ id, action }) => id < event.id && action === 'quote')
    const offer = quoted && offerOf(quoted)
    if (!offer) throw new Error('An award follows a quotation')
    const quantity = event.quantity && decimalText(parseDecimal(event.quantity) ?? { digits: 0n, scale: 0 })
    const { price, currency, priceBasis, delivery, terms, validUntil, timeZone } = offer
    return {
      ...{
        rfq: asked.id,
        item: asked.item ?? 0,
        title: asked.title,
        quantity,
        unit: requirementsOf(asked.message).unit,
      },
      ...{ price, currency, priceBasis, delivery, terms, validUntil, timeZone },
      amount: sumOf(offer, quantity),
      isUndone: ofRequest.some(({ id, action }) => id > event.id && action === 'revoke'),
    }
  })
  if (order.seller.id === self.companyId)
    for (const { event, asked } of awards)
      await markSeen(orm, { type: 'rfq', id: asked.id }, 'seller', event.id)
  const { memberId, createdAt, ...rest } = order
  return {
    id,
    ...rest,
    createdAt: createdAt.toISOString(),
    /** True for the member who ordered. */
    isOwn: memberId === self.id,
    lines,
    totals: totalsOf(
      lines.filter(({ isUndone }) => !isUndone).map(({ quantity, ...offer }) => ({ offer, quantity })),
    ),
  }
}

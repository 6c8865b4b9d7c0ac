import { desc, eq } from 'drizzle-orm'
import { MAX_TERM, NO_TERMS, type OrderTerms } from '#shared/trade/order.ts'
import type { Orm } from '../database/database.ts'
import { purchaseOrder } from '../database/tables.ts'
import type { Member } from '../request/api.ts'
import { type Fields, textField } from '../request/fields.ts'

/** Reads what the buyer adds to an order: all of it may be missing. Throws an HttpError 400 for what is too long. */
export function parseTerms({ terms }: Fields): OrderTerms {
  const given: Fields = Object(terms)
  return {
    poNumber: textField(given, 'poNumber', { max: MAX_TERM }),
    deliverTo: textField(given, 'deliverTo', { max: MAX_TERM, lines: true }),
    payment: textField(given, 'payment', { max: MAX_TERM }),
  }
}

/** The terms of an order, as columns. */
export const termColumns = {
  poNumber: purchaseOrder.poNumber,
  deliverTo: purchaseOrder.deliverTo,
  payment: purchaseOrder.payment,
}

/** Returns the terms of the member's last order. */
export async function readLastTerms(orm: Orm, self: Member): Promise<OrderTerms> {
  const [last] = await orm
    .select(termColumns)
    .from(purchaseOrder)
    .where(eq(purchaseOrder.memberId, self.id))
    .orderBy(desc(purchaseOrder.id))
    .limit(1)
  return last ?? NO_TERMS
}

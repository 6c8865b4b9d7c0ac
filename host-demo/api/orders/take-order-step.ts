import { eq } from 'drizzle-orm'
import { type Sentence, texts } from '#shared/messages/texts.ts'
import type { Order } from '#shared/trade/order.ts'
import { canTake, type OrderState, type OrderStep, orderSteps } from '#shared/trade/order-state.ts'
import type { Orm } from '../database/database.ts'
import { orderStep, purchaseOrder } from '../database/tables.ts'
import { orderStepLetter } from '../mail/letters/order.ts'
import { links } from '../mail/links.ts'
import { sendToMember } from '../mail/mails.ts'
import { sentences } from '../quotes/link-errors.ts'
import type { At } from '../quotes/mail-seller.ts'
import { onlySide } from '../quotes/status-names.ts'
import type { Author } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { dropWaitingOrder, mailOrderSeller } from './order-mails.ts'
import { openOrder, readOrder } from './read-orders.ts'
import { orderStateNames } from './state-names.ts'

const errors = texts('error.orderStep', {
  already: 'Order {order} is already {state}, so this note was not saved.',
  buyerNote: 'Write it to the seller.',
  sellerNote: 'Write it to the buyer.',
  cannot: 'Order {order} is {state}, so it cannot be {makes}.',
  sellerCancelled: 'Do not deliver it.',
  sellerDone: 'There is nothing more to do.',
  buyerCancelled: 'If it arrived anyway, write to the seller.',
  buyerDone: 'To send it back, write to the seller.',
})

type Given = { step: OrderStep; note: string }

/**
 * Takes a step with an order, mails the other side, and returns the order. A second time changes nothing. Needs a
 * transaction. Throws an HttpError: as `readOrder`, 403 for the wrong side, and 409 if the order's state forbids it.
 */
export async function takeOrderStep(
  orm: Orm,
  at: At,
  self: Author,
  id: number,
  given: Given,
): Promise<Order> {
  const order = await openOrder(orm, self, id)
  const { step, note } = given
  const { by, makes } = orderSteps[step]
  const isOnSide = by === 'buyer' ? order.isOwn : order.seller.id === self.companyId
  if (!isOnSide) throw new HttpError(403, onlySide[by])
  if (order.state === makes && (note === '' || note === order.steps.at(-1)?.note)) return order
  if (!canTake(step, order.state)) throw new HttpError(409, refusal(order, step))
  const memberId = await addOrderStep(orm, at.now, self, id, given)
  const facts = { number: order.number, list: order.list.name, step, note }
  if (by === 'seller') {
    // A company without members acts in its own name.
    const who = { name: self.name, company: self.id === null ? '' : order.seller.name }
    const words = orderStepLetter({ ...facts, who, way: null })
    await sendToMember(orm, at.now, memberId, {
      words,
      link: links.order(id),
      replyTo: self.email || undefined,
    })
  } else {
    // A mail that has not left would order it after all.
    if (step === 'cancel') await dropWaitingOrder(orm, at.now, id)
    await mailOrderSeller(
      orm,
      at,
      { id, companyId: order.seller.id },
      way => orderStepLetter({ ...facts, who: { name: self.name, email: self.email }, way }),
      { replyTo: self.email || undefined, priority: 'first' },
    )
  }
  return readOrder(orm, self, id)
}

/** Stores a step with the state that follows. Returns the member who ordered. */
export async function addOrderStep(
  orm: Orm,
  now: Date,
  self: Author,
  id: number,
  given: Given,
): Promise<number> {
  await orm.insert(orderStep).values({ ...given, orderId: id, authorId: self.id, createdAt: now })
  const [changed] = await orm
    .update(purchaseOrder)
    .set({ state: orderSteps[given.step].makes })
    .where(eq(purchaseOrder.id, id))
    .returning({ memberId: purchaseOrder.memberId })
  if (!changed) throw new Error(`There is no order ${id}`)
  return changed.memberId
}

/** Says the state of an order in which a step is not possible, and what to do. */
function refusal({ number: order, state }: Order, step: OrderStep): Sentence {
  const { by, makes } = orderSteps[step]
  const shown = orderStateNames[state]
  if (state === makes) return sentences(errors.already({ order, state: shown }), errors[`${by}Note`])
  return sentences(
    errors.cannot({ order, state: shown, makes: orderStateNames[makes] }),
    adviceFor(by, state),
  )
}

function adviceFor(by: 'buyer' | 'seller', state: OrderState): Sentence {
  if (by === 'seller') return state === 'cancelled' ? errors.sellerCancelled : errors.sellerDone
  return state === 'cancelled' ? errors.buyerCancelled : errors.buyerDone
}

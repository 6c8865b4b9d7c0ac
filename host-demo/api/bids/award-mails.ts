import { and, eq, gt } from 'drizzle-orm'
import { amountLine } from '#shared/procurement/requirements/block.ts'
import type { Orm } from '../database/database.ts'
import { mail } from '../database/tables.ts'
import { written } from '../mail/language.ts'
import { orderedElsewhereLetter, orderLetter, reopenedLetter, undoneLetter } from '../mail/letters/order.ts'
import type { Person } from '../mail/letters/request-words.ts'
import { links } from '../mail/links.ts'
import { sendToCompany } from '../mail/mails.ts'
import type { Member } from '../request/api.ts'
import type { Bid, BidLine } from './bid-table.ts'
import { amountOf, MONEY_SCALE } from './comparison.ts'
import { type Decimal, decimalText, plus, rounded } from './decimal.ts'

export type Party = { id: number; name: string }
type Awarded = { line: BidLine; bid: Bid; quantity: string | null }
type Order = { order: number; list: string; seller: Party; lines: readonly Awarded[] }

const lineOf = ({ line, bid }: { line: BidLine; bid: Bid }, quantity: string | null) => ({
  item: line.item,
  title: line.title,
  amount: amountLine({ quantity: quantity ?? '', unit: bid.unit }),
})

/** Sends the order confirmation to a company, not before `notBefore`. */
export async function mailOrder(
  orm: Orm,
  now: Date,
  buyer: Member,
  { lines, seller, notBefore, ...order }: Order & { notBefore: Date | undefined },
) {
  const ordered = lines.map(each => {
    const { offer } = each.bid
    if (!offer) throw new Error('Only a quotation can be awarded')
    const amount = offer.priceBasis === 'unit' ? amountOf(offer, each.quantity) : null
    return {
      ...lineOf(each, each.quantity),
      offer,
      quantity: each.quantity,
      worth: amount && { currency: offer.currency, amount: decimalText(rounded(amount, MONEY_SCALE)) },
    }
  })
  const facts = { ...order, buyer, seller: seller.name, lines: ordered, totals: totalsOf(ordered) }
  const link = links.order(order.order)
  await sendToCompany(orm, now, seller.id, {
    ...{ words: written(orderLetter, facts), link, replyTo: buyer.email },
    ...{ priority: 'first', order: order.order, notBefore },
  })
}

/** Deletes the mails of an order that have not left because it has not stood for long. Returns whether there were any. */
export async function dropWaitingOrder(orm: Orm, now: Date, order: number): Promise<boolean> {
  const isHeldBack = and(eq(mail.state, 'waiting'), eq(mail.attempts, 0), gt(mail.dueAt, now))
  const dropped = await orm
    .delete(mail)
    .where(and(eq(mail.orderId, order), isHeldBack))
    .returning({ id: mail.id })
  return dropped.length > 0
}

type Priced = {
  offer: { price: string; currency: string; priceBasis: 'unit' | 'lump sum' }
  quantity: string | null
}

/** Adds up ordered amounts, each rounded, by currency. A line without an amount leaves its currency without a total. */
export function totalsOf(priced: readonly Priced[]): { currency: string; amount: string }[] {
  const sums = new Map<string, Decimal | null>()
  for (const { offer, quantity } of priced) {
    const amount = amountOf(offer, quantity)
    const before = sums.get(offer.currency)
    if (before === null || !amount) sums.set(offer.currency, null)
    else
      sums.set(
        offer.currency,
        before ? plus(before, rounded(amount, MONEY_SCALE)) : rounded(amount, MONEY_SCALE),
      )
  }
  return [...sums].flatMap(([currency, sum]) => (sum ? [{ currency, amount: decimalText(sum) }] : []))
}

export type SellerBid = { line: BidLine; bid: Bid; seller: Party }

/** The two sides of requests, and the one that the mail links to. */
type About = { buyer: Person; companyId: number; rfq: number }
type TellLine = ReturnType<typeof lineOf>

/** Tells a company that lines were ordered from others. */
export async function mailOrderedElsewhere(
  orm: Orm,
  now: Date,
  { buyer, companyId, rfq }: About,
  lines: readonly TellLine[],
) {
  await sendToCompany(orm, now, companyId, {
    ...{ words: written(orderedElsewhereLetter, { buyer, lines }), link: links.request('rfq', rfq) },
    ...{ replyTo: buyer.email, priority: 'last' },
  })
}

/** Tells a company that its order for a line was taken back before it was opened. */
export async function mailUndone(orm: Orm, now: Date, buyer: Member, order: number, asked: SellerBid) {
  const { bid, seller } = asked
  const facts = { buyer, order, line: lineOf(asked, bid.award?.quantity ?? bid.quantity) }
  const link = links.request('rfq', bid.rfq)
  await sendToCompany(orm, now, seller.id, {
    ...{ words: written(undoneLetter, facts), link, replyTo: buyer.email },
    priority: 'first',
  })
}

/** Tells a company that a line is open again. */
export async function mailReopened(orm: Orm, now: Date, { buyer, companyId, rfq }: About, line: TellLine) {
  await sendToCompany(orm, now, companyId, {
    ...{ words: written(reopenedLetter, { buyer, line }), link: links.request('rfq', rfq) },
    ...{ replyTo: buyer.email, priority: 'last' },
  })
}

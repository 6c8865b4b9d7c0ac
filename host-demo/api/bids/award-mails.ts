import { and, eq, gt, inArray } from 'drizzle-orm'
import { quantityLine } from '#shared/trade/asked.ts'
import type { Bid, BidLine } from '#shared/trade/bids.ts'
import { sumOf, totalsOf } from '#shared/trade/sums.ts'
import type { Orm } from '../database/database.ts'
import { mail, rfq } from '../database/tables.ts'
import { written } from '../mail/language.ts'
import { orderedElsewhereLetter, orderLetter, reopenedLetter, undoneLetter } from '../mail/letters/order.ts'
import type { Person } from '../mail/letters/request-words.ts'
import { links } from '../mail/links.ts'
import { sendToCompany } from '../mail/mails.ts'
import { newAnswerLink } from '../quotes/answer-links.ts'
import { type At, mailSeller } from '../quotes/mail-seller.ts'
import type { Member } from '../request/api.ts'

export type Party = { id: number; name: string }
type Awarded = { line: BidLine; bid: Bid; quantity: string | null }
type Order = { order: number; list: string; seller: Party; lines: readonly Awarded[] }

const lineOf = ({ line, bid }: { line: BidLine; bid: Bid }, quantity: string | null) => ({
  item: line.item,
  title: line.title,
  quantityLine: quantityLine({ quantity: quantity ?? '', unit: bid.unit }),
})

/** Sends the order confirmation to a company, not before `notBefore`. */
export async function mailOrder(
  orm: Orm,
  { now, site }: At,
  buyer: Member,
  { lines, seller, notBefore, ...order }: Order & { notBefore: Date | undefined },
) {
  const rows = await orm
    .select({ id: rfq.id, asked: rfq.asked })
    .from(rfq)
    .where(
      inArray(
        rfq.id,
        lines.map(({ bid }) => bid.rfq),
      ),
    )
  const ordered = lines.map(each => {
    const { offer, deviations } = each.bid
    const request = rows.find(({ id }) => id === each.bid.rfq)
    if (!offer || !request) throw new Error(`award without a quotation (RFQ ${each.bid.rfq})`)
    const amount = offer.priceBasis === 'unit' ? sumOf(offer, each.quantity) : null
    return {
      ...lineOf(each, each.quantity),
      offer,
      asked: request.asked,
      deviations,
      quantity: each.quantity,
      worth: amount === null ? null : { currency: offer.currency, amount },
    }
  })
  const facts = { ...order, buyer, seller: seller.name, lines: ordered, totals: totalsOf(ordered) }
  await sendToCompany(orm, now, seller.id, async memberId => {
    const token = await newAnswerLink(orm, now, { orderId: order.order, memberId })
    const hasAccount = memberId !== null
    return {
      words: written(orderLetter, { ...facts, hasAccount, byLink: `${site}${links.answer(token)}` }),
      secret: token,
      ...(hasAccount && { link: links.order(order.order) }),
      replyTo: buyer.email,
      priority: 'first',
      order: order.order,
      notBefore,
    }
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

export type SellerBid = { line: BidLine; bid: Bid; seller: Party }

/** The two sides of requests, and the one that the mail links to. */
type About = { buyer: Person; companyId: number; rfq: number }
type TellLine = ReturnType<typeof lineOf>

/** Tells a company that lines were ordered from others. */
export async function mailOrderedElsewhere(
  orm: Orm,
  at: At,
  { buyer, companyId, rfq: id }: About,
  lines: readonly TellLine[],
) {
  await mailSeller(
    orm,
    at,
    { companyId, type: 'rfq', id },
    wayIn => written(orderedElsewhereLetter, { buyer, lines, wayIn }),
    { replyTo: buyer.email, priority: 'last' },
  )
}

/** Tells a company that its order for a line was taken back before it was opened. */
export async function mailUndone(orm: Orm, at: At, buyer: Member, order: number, asked: SellerBid) {
  const { bid, seller } = asked
  const facts = { buyer, order, line: lineOf(asked, bid.award?.quantity ?? bid.quantity) }
  await mailSeller(
    orm,
    at,
    { companyId: seller.id, type: 'rfq', id: bid.rfq },
    wayIn => written(undoneLetter, { ...facts, wayIn }),
    { replyTo: buyer.email, priority: 'first' },
  )
}

/** Tells a company that a line is open again. */
export async function mailReopened(orm: Orm, at: At, { buyer, companyId, rfq: id }: About, line: TellLine) {
  await mailSeller(
    orm,
    at,
    { companyId, type: 'rfq', id },
    wayIn => written(reopenedLetter, { buyer, line, wayIn }),
    { replyTo: buyer.email, priority: 'last' },
  )
}

import { inArray } from 'drizzle-orm'
import { quantityLine } from '#shared/trade/asked.ts'
import type { Bid, BidLine } from '#shared/trade/bids.ts'
import type { OrderTerms } from '#shared/trade/order.ts'
import { sumOf, totalsOf } from '#shared/trade/sums.ts'
import type { Orm } from '../database/database.ts'
import { rfq } from '../database/tables.ts'
import { orderedElsewhereLetter, orderLetter, reopenedLetter, undoneLetter } from '../mail/letters/order.ts'
import type { Person } from '../mail/letters/request-words.ts'
import { mailOrderSeller } from '../orders/order-mails.ts'
import { type At, mailSeller } from '../quotes/mail-seller.ts'
import type { Member } from '../request/api.ts'

export type Party = { id: number; name: string }
type Awarded = { line: BidLine; bid: Bid; quantity: string | null }
type Order = {
  id: number
  number: string
  list: string
  terms: OrderTerms
  seller: Party
  lines: readonly Awarded[]
}

const lineOf = ({ line, bid }: { line: BidLine; bid: Bid }, quantity: string | null) => ({
  item: line.item,
  title: line.title,
  quantityLine: quantityLine({ quantity: quantity ?? '', unit: bid.unit }),
})

/** Sends the order confirmation to a company, not before `notBefore`. */
export async function mailOrder(
  orm: Orm,
  at: At,
  buyer: Member,
  { id, lines, seller, notBefore, ...order }: Order & { notBefore: Date | undefined },
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
  await mailOrderSeller(orm, at, { id, companyId: seller.id }, way => orderLetter({ ...facts, ...way }), {
    replyTo: buyer.email,
    priority: 'first',
    order: id,
    notBefore,
  })
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
    wayIn => orderedElsewhereLetter({ buyer, lines, wayIn }),
    { replyTo: buyer.email, priority: 'last' },
  )
}

/** Tells a company that its order for a line was taken back before it was opened. */
export async function mailUndone(orm: Orm, at: At, buyer: Member, number: string, asked: SellerBid) {
  const { bid, seller } = asked
  const facts = { buyer, number, line: lineOf(asked, bid.award?.quantity ?? bid.quantity) }
  await mailSeller(
    orm,
    at,
    { companyId: seller.id, type: 'rfq', id: bid.rfq },
    wayIn => undoneLetter({ ...facts, wayIn }),
    { replyTo: buyer.email, priority: 'first' },
  )
}

/** Tells a company that a line is open again. */
export async function mailReopened(orm: Orm, at: At, { buyer, companyId, rfq: id }: About, line: TellLine) {
  await mailSeller(orm, at, { companyId, type: 'rfq', id }, wayIn => reopenedLetter({ buyer, line, wayIn }), {
    replyTo: buyer.email,
    priority: 'last',
  })
}

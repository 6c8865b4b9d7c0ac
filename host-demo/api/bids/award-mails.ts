import { amountLine } from '#shared/procurement/requirements/block.ts'
import type { Orm } from '../database/database.ts'
import { links } from '../mail/links.ts'
import { sendToCompany } from '../mail/mails.ts'
import { priceText } from '../quotes/offer-words.ts'
import type { Member } from '../request/api.ts'
import type { Bid, BidLine } from './bid-table.ts'
import { amountOf, MONEY_SCALE } from './comparison.ts'
import { type Decimal, decimalText, plus, rounded } from './decimal.ts'
import { moneyText } from './money.ts'

export type Party = { id: number; name: string }
type Awarded = { line: BidLine; bid: Bid; quantity: string | null }
type Order = { order: number; list: string; seller: Party; lines: readonly Awarded[] }

/** The market's English, as in the dashboard. */
const LOCALE = 'en'

const whoIs = ({ name, email }: Member): string => `${name} <${email}>`

const lineText = ({ line, bid }: { line: BidLine; bid: Bid }, quantity: string | null): string =>
  [amountLine({ quantity: quantity ?? '', unit: bid.unit }), `Line ${line.item}: ${line.title}`]
    .filter(Boolean)
    .join('\n')

/** Sends the order confirmation to a company. */
export async function mailOrder(orm: Orm, now: Date, self: Member, { order, list, seller, lines }: Order) {
  const texts = lines.map(each => {
    const { offer } = each.bid
    if (!offer) throw new Error('Only a quotation can be awarded')
    const amount = amountOf(offer, each.quantity)
    return [
      lineText(each, each.quantity),
      `Price: ${priceText(offer, LOCALE)}${amount && offer.priceBasis === 'unit' ? `, ${moneyText(offer.currency, decimalText(rounded(amount, MONEY_SCALE)), LOCALE)} in all` : ''}`,
      `Delivery: ${offer.delivery}`,
      offer.terms && `Terms: ${offer.terms}`,
    ]
      .filter(Boolean)
      .join('\n')
  })
  const totals = totalsOf(
    lines.flatMap(({ bid: { offer }, quantity }) => (offer ? [{ offer, quantity }] : [])),
  )
  await sendToCompany(orm, now, seller.id, {
    subject: `Order ${order}: ${lines.length === 1 ? lines[0]?.line.title : `${lines.length} lines of ${list}`}`,
    body: [
      ...texts,
      totals.map(({ currency, amount }) => `Total: ${moneyText(currency, amount, LOCALE)}`).join('\n'),
      `${whoIs(self)} orders this from ${seller.name}, as you quoted it.`,
      'The order confirmation to print:',
    ]
      .filter(Boolean)
      .join('\n\n'),
    link: links.order(order),
  })
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

/** Tells a company that lines were ordered from others. */
export async function mailOrderedElsewhere(
  orm: Orm,
  now: Date,
  self: Member,
  company: number,
  lines: readonly SellerBid[],
) {
  const titles = lines.map(each => lineText(each, each.bid.quantity))
  await sendToCompany(orm, now, company, {
    subject: lines.length === 1 ? `Re: ${lines[0]?.line.title}` : `Re: ${lines.length} requests`,
    body: [
      ...titles,
      `${whoIs(self)} thanks you for your time, and has ordered ${lines.length === 1 ? 'this' : 'these lines'} elsewhere.`,
      "You need not do anything. See 'Quote Me' in the dashboard.",
    ].join('\n\n'),
  })
}

/** Tells a company that its order for a line was taken back before it was opened. */
export async function mailUndone(orm: Orm, now: Date, self: Member, order: number, asked: SellerBid) {
  await sendToCompany(orm, now, asked.seller.id, {
    subject: `Order ${order} was taken back: ${asked.line.title}`,
    body: [
      lineText(asked, asked.bid.award?.quantity ?? asked.bid.quantity),
      `${whoIs(self)} has taken back the order of this line. Please do not deliver it. Your quotation stands again.`,
      "See 'Quote Me' in the dashboard.",
    ].join('\n\n'),
  })
}

/** Tells a company that a line is open again. */
export async function mailReopened(orm: Orm, now: Date, self: Member, asked: SellerBid) {
  await sendToCompany(orm, now, asked.seller.id, {
    subject: `Open again: ${asked.line.title}`,
    body: [
      lineText(asked, asked.bid.quantity),
      `${whoIs(self)} wrote that this was ordered elsewhere. It was not: the request is open again.`,
      "See 'Quote Me' in the dashboard.",
    ].join('\n\n'),
  })
}

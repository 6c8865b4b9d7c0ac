import { type Sentence, texts } from '#shared/messages/texts.ts'
import type { BidLine } from '#shared/trade/bids.ts'
import { isComplete, openQuantity } from '#shared/trade/comparison.ts'
import { compareDecimals, decimalText, parseDecimal, plus, shortest } from '#shared/trade/decimal.ts'
import { numberFault } from '#shared/trade/number-words.ts'
import type { OrderTerms } from '#shared/trade/order.ts'
import { isOver } from '#shared/trade/quote-state.ts'
import { costsNothing } from '#shared/trade/sums.ts'
import { QUANTITY } from '#shared/trade/typed-number.ts'
import type { Orm } from '../database/database.ts'
import { purchaseOrder } from '../database/tables.ts'
import { dropWaitingOrder } from '../orders/order-mails.ts'
import { nextOrderNumber } from '../orders/order-number.ts'
import { orderStateNames } from '../orders/state-names.ts'
import { addOrderStep } from '../orders/take-order-step.ts'
import { addEvent } from '../quotes/act-on-quote.ts'
import { numberTexts, sentNumber } from '../quotes/sent-number.ts'
import { statusNames } from '../quotes/status-names.ts'
import type { Member } from '../request/api.ts'
import { type Fields, idField, parseCount, textField } from '../request/fields.ts'
import { grouped } from '../request/grouped.ts'
import { HttpError, notFound } from '../request/http-error.ts'
import type { Settings } from '../settings.ts'
import { mailOrder, mailUndone, type Party, type SellerBid } from './award-mails.ts'
import { lockList, readBids } from './read-bids.ts'
import { AWARD_STANDS_MS, sinceOtherStep } from './tell-awards.ts'

const errors = texts('error.award', {
  none: 'Choose a quotation to award.',
  most: 'Award at most {max} quotations at once.',
  twice: 'A quotation can be awarded once only.',
  where: 'Line {item}, {seller}: {fault}',
  over: 'this request is already {status}. Nothing was ordered.',
  noQuotation: 'there is no valid quotation. It expired or was withdrawn. Nothing was ordered.',
  news: 'something was added in the meantime. Read it, then decide again.',
  quantity: 'the quantity {fault}',
  lumpSum: 'the price is for all of it. Order the full quantity, or ask for a price for one unit.',
  free: 'a quantity of {count} costs nothing at {currency} {price}. Order a larger quantity.',
  oneSeller: 'Line {item} states no quantity, so it can be ordered from one seller only.',
  tooMuch: 'Line {item}: {open} are left to order, and {chosen} were chosen. Lower a quantity.',
  noOrder: 'there is no order to undo.',
  advanced: 'order {order} is {state}, so it cannot be undone here. Write to the seller.',
  opened: 'the seller has opened order {order}, so it cannot be undone here. Write to the seller.',
})

/** One request that the buyer awards. The quantity is '' where the request states none. */
type Wanted = { rfq: number; seen: number; quantity: string }

const MAX_AWARDS = 500

/** Reads the awards of a list. Throws an HttpError 400 that says what is wrong. */
export function parseAwards(fields: Fields): Wanted[] {
  const given = Array.isArray(fields.awards) ? fields.awards : []
  if (given.length === 0) throw new HttpError(400, errors.none)
  if (given.length > MAX_AWARDS) throw new HttpError(400, errors.most({ max: MAX_AWARDS }))
  const awards = given.map(each => {
    const row: Fields = Object(each)
    const quantity = textField(row, 'quantity', { max: 40 })
    return { rfq: idField(row, 'rfq'), seen: parseCount(row.seen) ?? 0, quantity }
  })
  if (new Set(awards.map(({ rfq }) => rfq)).size < awards.length) throw new HttpError(400, errors.twice)
  return awards
}

/** Lists the requests of a table, each with its line and its seller. */
function sellerBidsIn({ lines, sellers }: Awaited<ReturnType<typeof readBids>>['table']): SellerBid[] {
  return lines.flatMap(line =>
    line.bids.flatMap((bid, at) => {
      const seller = sellers[at]
      return bid && seller ? [{ line, bid, seller }] : []
    }),
  )
}

/**
 * Awards quotations of a list: all of them or, with an HttpError that names the line, none. Each company gets one order.
 * When nothing of a line is left, its other requests are refused; `tellAwards` mails their sellers. An order that is given
 * again after an undo is mailed once it has stood for a while. Needs a transaction. Returns each order with its company.
 */
export async function award(
  orm: Orm,
  { clock, site }: Pick<Settings, 'clock' | 'site'>,
  self: Member,
  listId: number,
  wanted: readonly Wanted[],
  terms: OrderTerms,
) {
  const now = clock()
  await lockList(orm, self, listId)
  const { list, table, eventsOf } = await readBids(orm, self, listId, now)
  const all = sellerBidsIn(table)
  const chosen = wanted.map(each => {
    const asked = all.find(({ bid }) => bid.rfq === each.rfq)
    if (!asked) throw notFound('quotation')
    return { ...asked, quantity: awarded(asked, each) }
  })
  for (const line of table.lines)
    requireEnough(
      line,
      chosen.filter(each => each.line === line),
    )

  const write = (
    rfq: number,
    step: Pick<Parameters<typeof addEvent>[3], 'action' | 'companyId' | 'orderId'> & {
      message?: string
      quantity?: string | null
    },
  ) =>
    addEvent(orm, { type: 'rfq', id: rfq }, eventsOf(rfq), {
      ...step,
      memberId: self.id,
      authorId: self.id,
      createdAt: now,
    })
  const orders: { id: number; number: string; company: Party }[] = []
  const orderOf = new Map<BidLine, number>()
  for (const lines of grouped(chosen, ({ seller }) => seller.id)) {
    const { id: companyId } = lines[0].seller
    const number = await nextOrderNumber(orm, now, self)
    const [order] = await orm
      .insert(purchaseOrder)
      .values({ ...terms, number, memberId: self.id, companyId, listId, createdAt: now })
      .returning({ id: purchaseOrder.id })
    if (!order) throw new Error('The order was not stored')
    for (const { bid, line, quantity } of lines) {
      await write(bid.rfq, { action: 'award', companyId, orderId: order.id, quantity })
      orderOf.set(line, order.id)
    }
    const isAgain = lines.every(({ bid }) =>
      sinceOtherStep(eventsOf(bid.rfq)).some(({ action }) => action === 'revoke'),
    )
    await mailOrder(orm, { now, site: site() }, self, {
      id: order.id,
      number,
      list: list.name,
      terms,
      seller: lines[0].seller,
      lines,
      notBefore: isAgain ? new Date(now.getTime() + AWARD_STANDS_MS) : undefined,
    })
    orders.push({ id: order.id, number, company: lines[0].seller })
  }

  const after = await readBids(orm, self, listId, now)
  const refused = sellerBidsIn(after.table).filter(
    ({ line, bid }) => orderOf.has(lineOf(table, line)) && isComplete(line) && !isOver(bid.status),
  )
  for (const { bid, line, seller } of refused) {
    const orderId = orderOf.get(lineOf(table, line)) ?? null
    await write(bid.rfq, { action: 'decline', companyId: seller.id, orderId, message: ORDERED_ELSEWHERE })
  }
  return orders
}

/** The reason in the history of the sellers who did not get a line. */
const ORDERED_ELSEWHERE = 'Ordered elsewhere.'

const lineOf = ({ lines }: { lines: BidLine[] }, { item }: BidLine): BidLine => {
  const line = lines.find(each => each.item === item)
  if (!line) throw new Error('The line is not on the list')
  return line
}

/** Refuses a step on a quotation, and names its line and seller. */
const refused = (status: 400 | 409, { line, seller }: SellerBid, fault: Sentence) =>
  new HttpError(status, errors.where({ item: String(line.item), seller: seller.name, fault }))

/** Returns the quantity to store. Throws an HttpError if this quotation cannot be awarded so. */
function awarded(asked: SellerBid, { seen, quantity }: Wanted): string | null {
  const { bid } = asked
  if (isOver(bid.status)) throw refused(409, asked, errors.over({ status: statusNames[bid.status] }))
  if (!bid.offer) throw refused(409, asked, errors.noQuotation)
  if (seen !== bid.seen) throw refused(409, asked, errors.news)
  if (asked.line.quantity === null) return null
  const reading = sentNumber(quantity, QUANTITY)
  if (reading.at !== 'read')
    throw refused(
      400,
      asked,
      errors.quantity({ fault: numberFault(numberTexts, reading, quantity, '10') ?? '' }),
    )
  const count = shortest(reading.value)
  // Sellers may have been asked for different quantities of a line.
  const isPart = count !== bid.quantity
  if (isPart && bid.offer.priceBasis === 'lump sum') throw refused(400, asked, errors.lumpSum)
  const { price, currency } = bid.offer
  if (costsNothing(bid.offer, count)) throw refused(400, asked, errors.free({ count, currency, price }))
  return count
}

/** Throws an HttpError if more of a line would be ordered than was asked for. */
function requireEnough(line: BidLine, chosen: readonly { quantity: string | null }[]): void {
  const open = openQuantity(line)
  if (chosen.length === 0) return
  if (open === null) {
    if (chosen.length > 1 || isComplete(line))
      throw new HttpError(409, errors.oneSeller({ item: String(line.item) }))
    return
  }
  const total = chosen
    .map(({ quantity }) => parseDecimal(quantity ?? ''))
    .reduce((sum, each) => (sum && each ? plus(sum, each) : sum))
  const left = parseDecimal(open)
  if (total && left && compareDecimals(total, left) > 0) {
    const unit = line.unit && ` ${line.unit}`
    const said = { open: `${open}${unit}`, chosen: `${decimalText(total)}${unit}` }
    throw new HttpError(409, errors.tooMuch({ item: String(line.item), ...said }))
  }
}

/**
 * Takes back the award of one request, until the seller has opened it. The requests that were refused because of it are
 * open again; `tellAwards` mails their sellers. Throws an HttpError 404 or 409. Needs a transaction.
 */
export async function undoAward(
  orm: Orm,
  { clock, site }: Pick<Settings, 'clock' | 'site'>,
  self: Member,
  listId: number,
  { rfq, seen }: { rfq: number; seen: number },
): Promise<void> {
  const now = clock()
  await lockList(orm, self, listId)
  const { table, eventsOf } = await readBids(orm, self, listId, now)
  const all = sellerBidsIn(table)
  const asked = all.find(({ bid }) => bid.rfq === rfq)
  if (!asked) throw notFound('quotation')
  const { award: standing } = asked.bid
  if (!standing) throw refused(409, asked, errors.noOrder)
  if (standing.state !== 'ordered')
    throw refused(
      409,
      asked,
      errors.advanced({ order: standing.number, state: orderStateNames[standing.state] }),
    )
  if (!standing.canUndo) throw refused(409, asked, errors.opened({ order: standing.number }))
  if (seen !== asked.bid.seen) throw refused(409, asked, errors.news)

  const reopened = all.filter(({ line, bid }) => line === asked.line && bid.isOrderedElsewhere)
  for (const { bid, seller } of [asked, ...reopened])
    await addEvent(orm, { type: 'rfq', id: bid.rfq }, eventsOf(bid.rfq), {
      action: 'revoke',
      memberId: self.id,
      companyId: seller.id,
      authorId: self.id,
      createdAt: now,
    })
  const isLast = !all.some(({ bid }) => bid.rfq !== rfq && bid.award?.order === standing.order)
  if (isLast) {
    await addOrderStep(orm, now, self, standing.order, { step: 'cancel', note: '' })
    if (await dropWaitingOrder(orm, now, standing.order)) return
  }
  await mailUndone(orm, { now, site: site() }, self, standing.number, asked)
}

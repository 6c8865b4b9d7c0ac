import { type Asked, nothingAsked } from '#shared/trade/asked.ts'
import type { Bid, BidOffer, BidTable } from '#shared/trade/bids.ts'
import { decimalText, parseDecimal, shortest } from '#shared/trade/decimal.ts'
import { deviationsOf } from '#shared/trade/deviations.ts'
import type { OrderState } from '#shared/trade/order-state.ts'
import type { NotDelivered } from '#shared/trade/quote.ts'
import { type Action, actions, isOver, stateOf } from '#shared/trade/quote-state.ts'
import { noRequirements } from '#shared/trade/requirements.ts'
import { attachmentReply, offerReply } from '../quotes/quote-events.ts'

/** A request of an RFQ list, with the company that was asked. */
export type ListedRequest = {
  id: number
  company: { id: number; name: string }
  title: string
  asked: Asked
  listItem: number | null
  quoteBy: string | null
  sellerSaw: number | null
  /** How else to reach the company if the request did not arrive, else null. */
  notDelivered: NotDelivered | null
}

export type BidEvent = {
  id: number
  action: Action
  message: string
  price: string | null
  currency: string | null
  priceBasis: 'unit' | 'lump sum' | null
  validUntil: string | null
  timeZone: string | null
  validEnds: Date | null
  isLate: boolean
  delivery: string
  terms: string
  uploadName: string | null
  fileName: string
  quantity: string | null
  orderId: number | null
  /** The number and the present state of that order. */
  orderNumber: string | null
  orderState: OrderState | null
  createdAt: Date
}

/**
 * Makes the bid table of one RFQ list from its requests and their events: lines down, sellers across. A company that was
 * asked twice for one line has a second column. `bids` of a line are in the order of `sellers`, null where nobody was asked.
 */
export function bidTable(
  requests: readonly ListedRequest[],
  eventsOf: (request: number) => readonly BidEvent[],
  now: Date,
): BidTable {
  const placed = requests
    .toSorted((a, b) => a.id - b.id)
    .map((request, at, all) => ({
      request,
      nth: all.slice(0, at).filter(each => isSameCell(each, request)).length + 1,
    }))
  const sellers = [
    ...new Map(
      placed.map(({ request: { company }, nth }) => [`${company.id} ${nth}`, { ...company, nth }]),
    ).values(),
  ].sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id || a.nth - b.nth)
  const items = [...new Set(requests.map(({ listItem }) => listItem ?? 0))].sort((a, b) => a - b)
  const lines = items.map(item => {
    const ofLine = placed.filter(({ request }) => (request.listItem ?? 0) === item)
    const bids = sellers.map(seller => {
      const found = ofLine.find(({ request, nth }) => request.company.id === seller.id && nth === seller.nth)
      return found ? bidOf(found.request, eventsOf(found.request.id), now) : null
    })
    const [first] = ofLine
    return {
      item,
      title: first?.request.title ?? '',
      ...quantityOf(first?.request),
      asked: first?.request.asked ?? nothingAsked,
      bids,
    }
  })
  return { sellers, lines }
}

const isSameCell = (a: ListedRequest, b: ListedRequest): boolean =>
  a.company.id === b.company.id && a.listItem === b.listItem

/** The quantity and unit that were asked for; null for a quantity that is not a number above 0. */
function quantityOf(request: ListedRequest | undefined): { quantity: string | null; unit: string } {
  const { quantity, unit } = request?.asked.requirements ?? noRequirements
  const number = parseDecimal(quantity.trim())
  return { quantity: number && number.digits > 0n ? decimalText(number) : null, unit }
}

function bidOf(request: ListedRequest, events: readonly BidEvent[], now: Date): Bid {
  const { status, offer: standing } = stateOf(events, now)
  const offers = events.flatMap(event => offerOf(event) ?? [])
  const offer = offers.find(({ event }) => event === standing) ?? null
  const isLate = events.some(event => event.id === standing && event.isLate)
  const hasAnswered = events.some(({ action }) => actions[action].by === 'seller')
  return {
    rfq: request.id,
    seen: events.at(-1)?.id ?? 0,
    status,
    isSilent: !hasAnswered && !isOver(status),
    notDelivered: request.notDelivered,
    ...quantityOf(request),
    offer,
    earlier: offers.filter(each => each !== offer).reverse(),
    deviations: offer ? deviationsOf(offer, request.asked.requirements, isLate ? request.quoteBy : null) : [],
    award: standingAward(events, request.sellerSaw),
    isOrderedElsewhere: isOrderedElsewhere(events),
    refusal: refusalIn(events),
  }
}

/** Returns the content of a quotation with its event, null for any other event. */
function offerOf(event: BidEvent): BidOffer | null {
  const offer = offerReply(event)
  if (!offer) return null
  const { id, message, createdAt } = event
  return {
    ...offer,
    event: id,
    message,
    createdAt: createdAt.toISOString(),
    attachment: attachmentReply(event),
  }
}

function standingAward(events: readonly BidEvent[], sellerSaw: number | null): Bid['award'] {
  const event = events.findLast(({ action }) => action === 'award' || action === 'revoke')
  const { id, action, orderId, orderNumber, orderState, quantity } = event ?? {}
  if (action !== 'award' || !id || !orderId || !orderNumber || !orderState) return null
  return {
    event: id,
    order: orderId,
    number: orderNumber,
    state: orderState,
    quantity: quantity ? shortest(quantity) : null,
    canUndo: orderState === 'ordered' && (sellerSaw === null || sellerSaw < id),
  }
}

function refusalIn(events: readonly BidEvent[]): string | null {
  const last = events.at(-1)
  return last?.action === 'refuse' ? last.message : null
}

function isOrderedElsewhere(events: readonly BidEvent[]): boolean {
  const last = events.at(-1)
  return last?.action === 'decline' && last.orderId !== null
}

import { decimalText, parseDecimal, shortest } from '#shared/trade/decimal.ts'
import { attachmentReply } from '../quotes/quote-events.ts'
import { type Action, actions, isOver, stateOf } from '../quotes/quote-state.ts'
import { requirementsOf } from '../quotes/required.ts'
import type { NotDelivered } from '../quotes/undelivered.ts'
import { type Deviation, deviationsOf } from './deviations.ts'

/** A request of an RFQ list, with the company that was asked. */
export type Asked = {
  id: number
  company: { id: number; name: string }
  title: string
  kind: 'product' | 'service'
  quantity: number
  message: string
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
  createdAt: Date
}

export type BidOffer = NonNullable<ReturnType<typeof offerOf>>
export type Bid = ReturnType<typeof bidOf>
export type BidTable = ReturnType<typeof bidTable>
export type BidLine = BidTable['lines'][number]

/**
 * Makes the bid table of one RFQ list from its requests and their events: lines down, sellers across. A company that was
 * asked twice for one line has a second column. `bids` of a line are in the order of `sellers`, null where nobody was asked.
 */
export function bidTable(
  requests: readonly Asked[],
  eventsOf: (request: number) => readonly BidEvent[],
  now: Date,
) {
  const placed = requests
    .toSorted((a, b) => a.id - b.id)
    .map((asked, at, all) => ({
      asked,
      nth: all.slice(0, at).filter(each => isSameCell(each, asked)).length + 1,
    }))
  const sellers = [
    ...new Map(
      placed.map(({ asked: { company }, nth }) => [`${company.id} ${nth}`, { ...company, nth }]),
    ).values(),
  ].sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id || a.nth - b.nth)
  const items = [...new Set(requests.map(({ listItem }) => listItem ?? 0))].sort((a, b) => a - b)
  const lines = items.map(item => {
    const ofLine = placed.filter(({ asked }) => (asked.listItem ?? 0) === item)
    const bids = sellers.map(seller => {
      const found = ofLine.find(({ asked, nth }) => asked.company.id === seller.id && nth === seller.nth)
      return found ? bidOf(found.asked, eventsOf(found.asked.id), now) : null
    })
    const [first] = ofLine
    return { item, title: first?.asked.title ?? '', ...amountOf(first?.asked), bids }
  })
  return { sellers, lines }
}

const isSameCell = (a: Asked, b: Asked): boolean => a.company.id === b.company.id && a.listItem === b.listItem

/** The quantity and unit that were asked for; null for a quantity that is not a number above 0. */
function amountOf(asked: Asked | undefined): { quantity: string | null; unit: string } {
  const required = requirementsOf(asked?.message ?? '')
  // The call for a service always says 0.
  const stated = asked?.kind === 'product' ? String(asked.quantity) : required.quantity.trim()
  const number = parseDecimal(stated)
  return { quantity: number && number.digits > 0n ? decimalText(number) : null, unit: required.unit }
}

function bidOf(asked: Asked, events: readonly BidEvent[], now: Date) {
  const { status, offer: standing } = stateOf(events, now)
  const offers = events.flatMap(event => offerOf(event) ?? [])
  const offer = offers.find(({ event }) => event === standing) ?? null
  const isLate = events.some(event => event.id === standing && event.isLate)
  const hasAnswered = events.some(({ action }) => actions[action].by === 'seller')
  return {
    rfq: asked.id,
    /** The last event, which an action must have seen. */
    seen: events.at(-1)?.id ?? 0,
    status,
    isSilent: !hasAnswered && !isOver(status),
    notDelivered: asked.notDelivered,
    ...amountOf(asked),
    offer,
    /** The quotations before, or all if none stands, newest first. */
    earlier: offers.filter(each => each !== offer).reverse(),
    deviations: offer
      ? deviationsOf(offer, requirementsOf(asked.message), isLate ? asked.quoteBy : null)
      : ([] as Deviation[]),
    award: standingAward(events, asked.sellerSaw),
    /** True if the buyer declined because another seller got the line. */
    isOrderedElsewhere: isOrderedElsewhere(events),
    /** Why the seller does not quote: the reason, '' without one. Null if the seller has not refused. */
    refusal: refusalIn(events),
  }
}

/** Returns the content of a quotation, null for any other event. */
export function offerOf({ price, currency, priceBasis, validUntil, ...event }: BidEvent) {
  if (price === null || currency === null || priceBasis === null || validUntil === null) return null
  const { id, timeZone, delivery, terms, message, createdAt } = event
  return {
    ...{ event: id, price, currency, priceBasis, validUntil, timeZone, delivery, terms, message },
    createdAt: createdAt.toISOString(),
    attachment: attachmentReply(event),
  }
}

function standingAward(events: readonly BidEvent[], sellerSaw: number | null) {
  const event = events.findLast(({ action }) => action === 'award' || action === 'revoke')
  if (event?.action !== 'award' || event.orderId === null) return null
  const { id, orderId, quantity } = event
  return {
    event: id,
    order: orderId,
    quantity: quantity && shortest(quantity),
    /** True until the seller has opened it. */
    canUndo: sellerSaw === null || sellerSaw < id,
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

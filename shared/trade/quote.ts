/** Requests as the API answers them: one schema is the type of the reply, and what a page accepts. */
import { array, boolean, enums, type Infer, nullable, number, optional, string, type } from 'superstruct'
import { statuses } from '#shared/api/statuses.ts'
import { Asked } from './asked.ts'
import { actionNames, PRICE_BASES } from './quote-state.ts'

export const Party = type({ id: number(), name: string() })

/** An RFQ list that the buyer has sent. */
export const SentList = type({ id: number(), name: string() })
export type SentList = Infer<typeof SentList>

export const Attachment = type({ name: string(), url: string() })
export type Attachment = Infer<typeof Attachment>

export const Offer = type({
  price: string(),
  currency: string(),
  priceBasis: enums(PRICE_BASES),
  validUntil: string(),
  /** The zone in which that day ends. */
  timeZone: nullable(string()),
  delivery: string(),
  terms: string(),
})
export type Offer = Infer<typeof Offer>

export const QuoteEvent = type({
  id: number(),
  action: enums(actionNames),
  author: string(),
  message: string(),
  createdAt: string(),
  attachment: nullable(Attachment),
  offer: nullable(Offer),
  /** The order of an award. */
  order: optional(nullable(type({ id: number(), number: string() }))),
  /** True for a quotation after the last day for quotations. */
  isLate: boolean(),
})
export type QuoteEvent = Infer<typeof QuoteEvent>

/** The ways to reach a company whose request did not arrive by e-mail, '' where nobody knows. */
export const NotDelivered = type({ telephone: string(), website: string() })
export type NotDelivered = Infer<typeof NotDelivered>

/** An RFQ or inquiry as one side reads it. */
export const Quote = type({
  id: number(),
  type: enums(['rfq', 'inquiry']),
  kind: nullable(enums(['product', 'service'])),
  title: string(),
  itemName: nullable(string()),
  /** Also null for an item that is no longer offered. */
  itemId: nullable(number()),
  /** For an inquiry, its message. */
  asked: Asked,
  company: Party,
  from: type({ name: string(), email: string() }),
  /** Null if the sender answers for no company. */
  buyer: nullable(Party),
  /** The conversation of the two sides, if there is one. */
  chat: nullable(number()),
  /** The buyer's RFQ list, and the line there; null for a single request. */
  list: nullable(SentList),
  listItem: nullable(number()),
  /** The lines of that list and the companies that got them; for a seller, those for the own company. */
  listSize: nullable(type({ lines: number(), sellers: number() })),
  /** The last day for quotations. */
  quoteBy: nullable(string()),
  /** The zone in which the days of the request end. */
  timeZone: string(),
  /** True until the member, or a colleague, has read what the other side did last. */
  isNew: boolean(),
  status: enums(statuses),
  /** Set for the buyer of a request that did not reach the seller. */
  notDelivered: nullable(NotDelivered),
  /** The event with the standing quotation, or the accepted one. */
  offer: nullable(number()),
  createdAt: string(),
  attachment: nullable(Attachment),
  /** The buyer's sheet as it is. */
  sheet: nullable(Attachment),
  history: array(QuoteEvent),
})
export type Quote = Infer<typeof Quote>

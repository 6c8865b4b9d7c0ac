/** RFQ lists and their bid tables as the API answers them. */
import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  nullable,
  number,
  string,
  type,
  union,
} from 'superstruct'
import { statuses } from '#shared/api/statuses.ts'
import { Asked } from './asked.ts'
import { orderStates } from './order-state.ts'
import { Attachment, NotDelivered, Offer, SentList } from './quote.ts'

/** An RFQ list in the overview. */
export const ListRow = type({
  ...SentList.schema,
  /** The time of its first request. */
  date: string(),
  lines: number(),
  sellers: number(),
  requests: number(),
  /** The number of requests that the seller has answered, with a quotation or otherwise. */
  answered: number(),
  /** The number of lines of which something is ordered. */
  ordered: number(),
})
export type ListRow = Infer<typeof ListRow>

export const BidOffer = type({
  ...Offer.schema,
  event: number(),
  message: string(),
  createdAt: string(),
  attachment: nullable(Attachment),
})
export type BidOffer = Infer<typeof BidOffer>

/** A difference between a quotation and what was asked for, as far as it can be computed. */
export const Deviation = union([
  type({ kind: literal('currency'), asked: string() }),
  type({ kind: literal('late'), asked: string() }),
  type({ kind: literal('target'), asked: string(), currency: string() }),
  type({ kind: literal('delivery'), asked: string() }),
  type({ kind: literal('incoterm'), asked: string(), offered: string() }),
  type({ kind: literal('remark'), text: string() }),
])
export type Deviation = Infer<typeof Deviation>

export const Bid = type({
  rfq: number(),
  /** The last event, which an action must have seen. */
  seen: number(),
  status: enums(statuses),
  isSilent: boolean(),
  /** How else to reach the company if the request did not arrive. */
  notDelivered: nullable(NotDelivered),
  /** Null for a quantity that is not a number above 0. */
  quantity: nullable(string()),
  unit: string(),
  offer: nullable(BidOffer),
  /** The quotations before, or all if none stands, newest first. */
  earlier: array(BidOffer),
  deviations: array(Deviation),
  award: nullable(
    type({
      event: number(),
      order: number(),
      /** The number and the state of that order. */
      number: string(),
      state: enums(orderStates),
      quantity: nullable(string()),
      /** True until the seller has opened it. */
      canUndo: boolean(),
    }),
  ),
  /** True if the buyer declined because another seller got the line. */
  isOrderedElsewhere: boolean(),
  /** Why the seller does not quote: the reason, '' without one. Null if the seller has not refused. */
  refusal: nullable(string()),
})
export type Bid = Infer<typeof Bid>

const BidLine = type({
  item: number(),
  title: string(),
  quantity: nullable(string()),
  unit: string(),
  /** What the first request for it asks for. */
  asked: Asked,
  /** In the order of the sellers; null where nobody was asked. */
  bids: array(nullable(Bid)),
})
export type BidLine = Infer<typeof BidLine>

/** Lines down, sellers across. A company that was asked twice for one line has a second column. */
const BidTable = type({
  sellers: array(type({ id: number(), name: string(), nth: number() })),
  lines: array(BidLine),
})
export type BidTable = Infer<typeof BidTable>

/** The bid table of a list, with the rates for its totals. */
export const Bids = type({
  ...BidTable.schema,
  list: SentList,
  date: string(),
  currency: string(),
  rates: array(type({ currency: string(), rate: string(), date: string() })),
})
export type Bids = Infer<typeof Bids>

/** The dashboard's calls about RFQ lists: the bid table, its rates, awards and orders. */
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
  unknown,
} from 'superstruct'
import { PRICE_BASES, statuses } from '#host-demo/api/quotes/quote-state.ts'
import { forMembers, get, post, put } from '#shared/api/call.ts'
import { request } from '#shared/api/client.ts'
import { Attachment, NotDelivered, Offer, Party, read, write } from '../api.ts'

const ListRow = type({
  name: string(),
  date: string(),
  lines: number(),
  sellers: number(),
  requests: number(),
  answered: number(),
  ordered: number(),
})
export type ListRow = Infer<typeof ListRow>

const BidOffer = type({
  ...Offer.schema,
  event: number(),
  message: string(),
  createdAt: string(),
  attachment: nullable(Attachment),
})

const Deviation = union([
  type({ kind: literal('currency'), asked: string() }),
  type({ kind: literal('late'), asked: string() }),
  type({ kind: literal('target'), asked: string(), currency: string() }),
  type({ kind: literal('delivery'), asked: string() }),
  type({ kind: literal('remark'), text: string() }),
])

const Bid = type({
  rfq: number(),
  seen: number(),
  status: enums(statuses),
  isSilent: boolean(),
  notDelivered: nullable(NotDelivered),
  quantity: nullable(string()),
  unit: string(),
  offer: nullable(BidOffer),
  earlier: array(BidOffer),
  deviations: array(Deviation),
  award: nullable(
    type({ event: number(), order: number(), quantity: nullable(string()), canUndo: boolean() }),
  ),
  isOrderedElsewhere: boolean(),
  refusal: nullable(string()),
})

const Bids = type({
  list: string(),
  date: string(),
  currency: string(),
  rates: array(type({ currency: string(), rate: string(), date: string() })),
  sellers: array(type({ id: number(), name: string(), nth: number() })),
  lines: array(
    type({
      item: number(),
      title: string(),
      quantity: nullable(string()),
      unit: string(),
      bids: array(nullable(Bid)),
    }),
  ),
})
/** The bid table of a list, with the rates for its totals. */
export type Bids = Infer<typeof Bids>

export const Order = type({
  id: number(),
  list: string(),
  createdAt: string(),
  /** True for the member who ordered. */
  isOwn: boolean(),
  /** When the seller acknowledged it, and who did. */
  acknowledged: nullable(type({ at: string(), by: string() })),
  buyer: type({ name: string(), email: string(), company: nullable(string()), address: nullable(string()) }),
  seller: type({ id: number(), name: string(), address: string() }),
  lines: array(
    type({
      rfq: number(),
      item: number(),
      title: string(),
      quantity: nullable(string()),
      unit: string(),
      price: string(),
      currency: string(),
      priceBasis: enums(PRICE_BASES),
      delivery: string(),
      terms: string(),
      validUntil: string(),
      timeZone: nullable(string()),
      amount: nullable(string()),
      isUndone: boolean(),
    }),
  ),
  totals: array(type({ currency: string(), amount: string() })),
})
export type Order = Infer<typeof Order>

export const fetchLists = (): Promise<ListRow[]> => read('lists', array(ListRow))

export const fetchBids = (list: string): Promise<Bids> =>
  request(forMembers(get('/api/dashboard/bids', 'list')), Bids, { values: { list } })

/** Fetches an order. For its seller, it then counts as opened. */
export async function fetchOrder(id: number): Promise<Order> {
  const order = await read(`orders/${id}`, Order)
  return order.isOwn ? order : write(post, `/api/dashboard/orders/${id}/open`, {}, '', Order)
}

/** Tells the buyer that the seller has received the order. Returns the order. */
export const acknowledgeOrder = (id: number, idempotencyKey: string): Promise<Order> =>
  write(post, `/api/dashboard/orders/${id}/acknowledge`, {}, idempotencyKey, Order)

/** Chooses the currency of the totals. Rates that were saved for it before are used again. */
export const chooseCurrency = (list: string, currency: string, idempotencyKey: string): Promise<unknown> =>
  write(put, '/api/dashboard/bids/rates', { list, currency }, idempotencyKey, unknown())

export const saveRates = (
  list: string,
  currency: string,
  rates: Bids['rates'],
  idempotencyKey: string,
): Promise<unknown> =>
  write(put, '/api/dashboard/bids/rates', { list, currency, rates }, idempotencyKey, unknown())

export type Award = { rfq: number; seen: number; quantity: string }

const Awarded = type({ orders: array(type({ id: number(), company: Party })) })
export type Ordered = Infer<typeof Awarded>['orders']

/** Orders from the chosen quotations. Returns the order of each company. */
export const award = async (list: string, awards: Award[], idempotencyKey: string): Promise<Ordered> =>
  (await write(post, '/api/dashboard/bids/award', { list, awards }, idempotencyKey, Awarded)).orders

export const undoAward = (
  list: string,
  { rfq, seen }: { rfq: number; seen: number },
  idempotencyKey: string,
): Promise<unknown> => write(post, '/api/dashboard/bids/undo', { list, rfq, seen }, idempotencyKey, unknown())

/** Orders as the API answers them, to either side. */
import { array, boolean, enums, type Infer, nullable, number, string, type } from 'superstruct'
import { Asked } from './asked.ts'
import { Deviation } from './bids.ts'
import { orderStates, orderStepNames } from './order-state.ts'
import { Offer, SentList } from './quote.ts'

/** What the buyer adds to an order: each may be ''. */
export const OrderTerms = type({
  /** The buyer's own number for it. */
  poNumber: string(),
  deliverTo: string(),
  payment: string(),
})
export type OrderTerms = Infer<typeof OrderTerms>
export type OrderTerm = keyof OrderTerms

export const NO_TERMS: OrderTerms = { poNumber: '', deliverTo: '', payment: '' }
export const orderTermNames: readonly OrderTerm[] = ['poNumber', 'deliverTo', 'payment']
export const MAX_TERM = 200

/** The longest note that goes with a step. */
export const MAX_NOTE = 500

const Totals = array(type({ currency: string(), amount: string() }))

const head = {
  id: number(),
  /** The marketplace's number for it, such as PO-2026-0001. */
  number: string(),
  list: SentList,
  createdAt: string(),
  /** True for the member who ordered. */
  isOwn: boolean(),
  state: enums(orderStates),
  terms: OrderTerms,
  totals: Totals,
}

export const Order = type({
  ...head,
  buyer: type({ name: string(), email: string(), company: nullable(string()), address: nullable(string()) }),
  seller: type({ id: number(), name: string(), address: string() }),
  /** What both sides did since, oldest first. */
  steps: array(type({ step: enums(orderStepNames), at: string(), by: string(), note: string() })),
  lines: array(
    type({
      ...Offer.schema,
      rfq: number(),
      item: number(),
      title: string(),
      quantity: nullable(string()),
      /** What the buyer asked for, and how the quotation differs from it. */
      asked: Asked,
      deviations: array(Deviation),
      amount: nullable(string()),
      /** A line that was taken back counts in no total. */
      isUndone: boolean(),
    }),
  ),
})
export type Order = Infer<typeof Order>

/** The orders that a member placed, or those that the member's company received. */
export const orderSides = ['placed', 'received'] as const
export const OrderSide = enums(orderSides)
export type OrderSide = Infer<typeof OrderSide>

/** An order in a list. `company` is the other side, and `lines` counts those that stand. */
export const OrderRow = type({ ...head, company: string(), lines: number() })
export type OrderRow = Infer<typeof OrderRow>

/** A page of the orders of one side. `total` counts those that match. */
export const Orders = type({
  of: OrderSide,
  counts: type({ placed: number(), received: number() }),
  total: number(),
  orders: array(OrderRow),
})
export type Orders = Infer<typeof Orders>

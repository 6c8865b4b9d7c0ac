import { asked } from '#shared/testing/asking.ts'
import { NO_TERMS, type Order, type OrderRow, type Orders } from '#shared/trade/order.ts'

type Line = Order['lines'][number]

export const orderLine = (given: Partial<Line> = {}): Line => ({
  rfq: 11,
  item: 1,
  title: 'Gate valve 2"',
  quantity: '6',
  asked: asked('For the platform.', { quantity: '6', unit: 'pcs', certificates: ['EN 10204 3.1'] }),
  deviations: [],
  price: '12.5',
  currency: 'MYR',
  priceBasis: 'unit',
  delivery: '6 weeks',
  terms: 'DAP',
  validUntil: '2027-01-31',
  timeZone: 'Asia/Kuala_Lumpur',
  amount: '75',
  isUndone: false,
  ...given,
})

const head = {
  id: 5,
  number: 'PO-2026-0005',
  list: { id: 4, name: 'RFQ list 1' },
  createdAt: '2026-11-27T08:00:00.000Z',
  isOwn: false,
  state: 'ordered',
  terms: NO_TERMS,
  totals: [{ currency: 'MYR', amount: '75' }],
} as const satisfies Partial<Order>

/** An order as its seller reads it. */
export const orderReply = (given: Partial<Order> = {}): Order => ({
  ...head,
  totals: [...head.totals],
  buyer: { name: 'Aisyah Rahman', email: 'a@demo.test', company: null, address: null },
  seller: { id: 1, name: 'Kemaman Valve Works', address: 'Lot 12, Teluk Kalong' },
  steps: [],
  lines: [orderLine()],
  ...given,
})

/** What the seller's acknowledgement adds to an order. */
export const acknowledgedBy = (by: string): Pick<Order, 'state' | 'steps'> => ({
  state: 'acknowledged',
  steps: [{ step: 'acknowledge', at: '2026-11-28T08:00:00.000Z', by, note: '' }],
})

/** An order in the list of its buyer. */
export const orderRow = (given: Partial<OrderRow> = {}): OrderRow => ({
  ...head,
  totals: [...head.totals],
  isOwn: true,
  company: 'Kemaman Valve Works',
  lines: 2,
  ...given,
})

export const ordersReply = (given: Partial<Orders> = {}): Orders => {
  const { orders = [] } = given
  const counts = { placed: orders.length, received: 0 }
  return { of: 'placed', counts, total: orders.length, orders, ...given }
}

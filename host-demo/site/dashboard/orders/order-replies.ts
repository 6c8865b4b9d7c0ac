import { asked } from '#shared/testing/asking.ts'
import type { Order } from '#shared/trade/order.ts'

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

/** An order as its seller reads it. */
export const orderReply = (given: Partial<Order> = {}): Order => ({
  id: 5,
  list: { id: 4, name: 'RFQ list 1' },
  createdAt: '2026-11-27T08:00:00.000Z',
  isOwn: false,
  acknowledged: null,
  buyer: { name: 'Aisyah Rahman', email: 'a@demo.test', company: null, address: null },
  seller: { id: 1, name: 'Kemaman Valve Works', address: 'Lot 12, Teluk Kalong' },
  lines: [orderLine()],
  totals: [{ currency: 'MYR', amount: '75' }],
  ...given,
})

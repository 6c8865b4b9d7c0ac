import { texts } from '#shared/messages/texts.ts'
import type { OrderState } from '#shared/trade/order-state.ts'

/** The states of an order, within a sentence. */
export const orderStateNames = texts('error.orderState', {
  ordered: 'ordered',
  acknowledged: 'acknowledged',
  shipped: 'shipped',
  received: 'received',
  cancelled: 'cancelled',
} satisfies Record<OrderState, string>)

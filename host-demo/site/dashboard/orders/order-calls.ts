/** The dashboard's calls about orders. */
import { post } from '#shared/api/call.ts'
import { Order } from '#shared/trade/order.ts'
import { read, write } from '../api.ts'

/** Fetches an order. For its seller, it then counts as opened. */
export async function fetchOrder(id: number): Promise<Order> {
  const order = await read(`orders/${id}`, Order)
  return order.isOwn ? order : write(post, `/api/dashboard/orders/${id}/open`, {}, '', Order)
}

/** Tells the buyer that the seller has received the order. Returns the order. */
export const acknowledgeOrder = (id: number, idempotencyKey: string): Promise<Order> =>
  write(post, `/api/dashboard/orders/${id}/acknowledge`, {}, idempotencyKey, Order)

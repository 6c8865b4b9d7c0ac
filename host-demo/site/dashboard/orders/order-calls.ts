/** The dashboard's calls about orders. */
import { forMembers, get, post } from '#shared/api/call.ts'
import { callApi } from '#shared/api/client.ts'
import { Order, type OrderSide, Orders, OrderTerms } from '#shared/trade/order.ts'
import type { OrderStep } from '#shared/trade/order-state.ts'
import { QUOTES_PER_PAGE, read, write } from '../api.ts'

/** Fetches a page of orders. Without a side the server chooses one that is not empty. Pages begin with 1. */
export const fetchOrders = (
  of: OrderSide | '',
  state: string,
  search: string,
  page: number,
): Promise<Orders> =>
  callApi(
    forMembers(get('/api/dashboard/orders', 'of', 'state', 'search', 'PageNumber', 'RowsPerPage')),
    Orders,
    { values: { of, state, search, PageNumber: page, RowsPerPage: QUOTES_PER_PAGE } },
  )

/** Fetches an order. For its seller, it then counts as opened. */
export async function fetchOrder(id: number): Promise<Order> {
  const order = await read(`orders/${id}`, Order)
  return order.isOwn ? order : write(post, `/api/dashboard/orders/${id}/open`, {}, '', Order)
}

/** Takes a step with an order, and tells the other side. Returns the order. */
export const takeOrderStep = (
  id: number,
  step: OrderStep,
  note: string,
  idempotencyKey: string,
): Promise<Order> => write(post, `/api/dashboard/orders/${id}/${step}`, { note }, idempotencyKey, Order)

/** Fetches the terms of the member's last order. */
export const fetchLastTerms = (): Promise<OrderTerms> => read('order-terms', OrderTerms)

import { createQuery } from '#shared/stores/query.ts'
import { fetchLastTerms, fetchOrder, fetchOrders } from './order-calls.ts'

export const ordersQuery = createQuery(fetchOrders)
export const orderQuery = createQuery(fetchOrder)
export const lastTermsQuery = createQuery(fetchLastTerms)

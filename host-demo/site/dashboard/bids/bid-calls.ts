/** The dashboard's calls about RFQ lists: the bid table, its rates and awards. */

import { array, type Infer, number, string, type, unknown } from 'superstruct'
import { forMembers, get, post, put } from '#shared/api/call.ts'
import { callApi } from '#shared/api/client.ts'
import { Bids, ListRow } from '#shared/trade/bids.ts'
import type { OrderTerms } from '#shared/trade/order.ts'
import { Party } from '#shared/trade/quote.ts'
import { read, write } from '../api.ts'

export const fetchLists = (): Promise<ListRow[]> => read('lists', array(ListRow))

export type ListBy = 'list' | 'rfq'

/** Fetches the bids of a list, by its own id or by that of one of its requests. */
export const fetchBids = (by: ListBy, id: number): Promise<Bids> =>
  by === 'list'
    ? callApi(forMembers(get('/api/dashboard/bids', 'list')), Bids, { values: { list: id } })
    : callApi(forMembers(get('/api/dashboard/bids', 'rfq')), Bids, { values: { rfq: id } })

export const renameList = (id: number, name: string, idempotencyKey: string): Promise<unknown> =>
  write(put, `/api/dashboard/lists/${id}`, { name }, idempotencyKey, unknown())

/** Chooses the currency of the totals. Rates that were saved for it before are used again. */
export const chooseCurrency = (list: number, currency: string, idempotencyKey: string): Promise<unknown> =>
  write(put, '/api/dashboard/bids/rates', { list, currency }, idempotencyKey, unknown())

export const saveRates = (
  list: number,
  currency: string,
  rates: Bids['rates'],
  idempotencyKey: string,
): Promise<unknown> =>
  write(put, '/api/dashboard/bids/rates', { list, currency, rates }, idempotencyKey, unknown())

export type Award = { rfq: number; seen: number; quantity: string }

const Awarded = type({ orders: array(type({ id: number(), number: string(), company: Party })) })
export type Ordered = Infer<typeof Awarded>['orders']

/** Orders from the chosen quotations, on these terms. Returns the order of each company. */
export const award = async (
  list: number,
  awards: Award[],
  terms: OrderTerms,
  idempotencyKey: string,
): Promise<Ordered> =>
  (await write(post, '/api/dashboard/bids/award', { list, awards, terms }, idempotencyKey, Awarded)).orders

export const undoAward = (
  list: number,
  { rfq, seen }: { rfq: number; seen: number },
  idempotencyKey: string,
): Promise<unknown> => write(post, '/api/dashboard/bids/undo', { list, rfq, seen }, idempotencyKey, unknown())

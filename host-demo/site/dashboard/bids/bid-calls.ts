/** The dashboard's calls about RFQ lists: the bid table, its rates and awards. */

import { array, type Infer, number, string, type, unknown } from 'superstruct'
import { forMembers, get, post, put } from '#shared/api/call.ts'
import { request } from '#shared/api/client.ts'
import { Bids, ListRow } from '#shared/trade/bids.ts'
import type { OrderTerms } from '#shared/trade/order.ts'
import { Party } from '#shared/trade/quote.ts'
import { read, write } from '../api.ts'

export const fetchLists = (): Promise<ListRow[]> => read('lists', array(ListRow))

export const fetchBids = (list: string): Promise<Bids> =>
  request(forMembers(get('/api/dashboard/bids', 'list')), Bids, { values: { list } })

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

const Awarded = type({ orders: array(type({ id: number(), number: string(), company: Party })) })
export type Ordered = Infer<typeof Awarded>['orders']

/** Orders from the chosen quotations, on these terms. Returns the order of each company. */
export const award = async (
  list: string,
  awards: Award[],
  terms: OrderTerms,
  idempotencyKey: string,
): Promise<Ordered> =>
  (await write(post, '/api/dashboard/bids/award', { list, awards, terms }, idempotencyKey, Awarded)).orders

export const undoAward = (
  list: string,
  { rfq, seen }: { rfq: number; seen: number },
  idempotencyKey: string,
): Promise<unknown> => write(post, '/api/dashboard/bids/undo', { list, rfq, seen }, idempotencyKey, unknown())

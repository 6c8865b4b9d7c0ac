/** The dashboard's calls about RFQ lists: the bid table, its rates and awards. */

import { array, type Infer, number, type, unknown } from 'superstruct'
import { forMembers, get, post, put } from '#shared/api/call.ts'
import { request } from '#shared/api/client.ts'
import { Bids, ListRow } from '#shared/trade/bids.ts'
import { Party } from '#shared/trade/quote.ts'
import { read, write } from '../api.ts'

/** How a list is named in calls and addresses. */
export type ListId = Bids['list']

export const fetchLists = (): Promise<ListRow[]> => read('lists', array(ListRow))

export const fetchBids = (list: ListId): Promise<Bids> =>
  request(forMembers(get('/api/dashboard/bids', 'list')), Bids, { values: { list } })

/** Chooses the currency of the totals. Rates that were saved for it before are used again. */
export const chooseCurrency = (list: ListId, currency: string, idempotencyKey: string): Promise<unknown> =>
  write(put, '/api/dashboard/bids/rates', { list, currency }, idempotencyKey, unknown())

export const saveRates = (
  list: ListId,
  currency: string,
  rates: Bids['rates'],
  idempotencyKey: string,
): Promise<unknown> =>
  write(put, '/api/dashboard/bids/rates', { list, currency, rates }, idempotencyKey, unknown())

export type Award = { rfq: number; seen: number; quantity: string }

const Awarded = type({ orders: array(type({ id: number(), company: Party })) })
export type Ordered = Infer<typeof Awarded>['orders']

/** Orders from the chosen quotations. Returns the order of each company. */
export const award = async (list: ListId, awards: Award[], idempotencyKey: string): Promise<Ordered> =>
  (await write(post, '/api/dashboard/bids/award', { list, awards }, idempotencyKey, Awarded)).orders

export const undoAward = (
  list: ListId,
  { rfq, seen }: { rfq: number; seen: number },
  idempotencyKey: string,
): Promise<unknown> => write(post, '/api/dashboard/bids/undo', { list, rfq, seen }, idempotencyKey, unknown())

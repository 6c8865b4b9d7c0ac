/** The calls for a request that is opened, and for the news on both sides. */

import { array, type Infer, type, unknown } from 'superstruct'
import { post } from '#shared/api/call.ts'
import { Quote } from '#shared/trade/quote.ts'
import { read, Side, write } from '../api.ts'

/** A request, or its address `rfq12`. */
export type RequestId = Pick<Quote, 'type' | 'id'>

/** Returns the name of a request in addresses: `rfq12`. */
export const nameOf = ({ type, id }: RequestId): string => `${type}${id}`

/** Reads such a name. Returns null for anything else. */
export function requestNamed(name: string): RequestId | null {
  const [, kind, digits] = /^(rfq|inquiry)(\d{1,10})$/.exec(name) ?? []
  return kind && digits ? { type: kind === 'rfq' ? 'rfq' : 'inquiry', id: Number(digits) } : null
}

const OneQuote = type({ sides: array(Side), quote: Quote })
export type OneQuote = Infer<typeof OneQuote>

/** Fetches one request, with the sides of it on which the member is. */
export const fetchQuote = (kind: RequestId['type'], id: number): Promise<OneQuote> =>
  read(`quotes/${kind}/${id}`, OneQuote)

/** Notes that the member has read the request up to `event`, 0 for the request itself. */
export const sendSeen = ({ type: kind, id }: RequestId, event: number): Promise<unknown> =>
  write(post, `/api/dashboard/quotes/${kind}/${id}/seen`, { event }, '', unknown())

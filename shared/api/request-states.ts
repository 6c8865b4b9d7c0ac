import { array, boolean, enums, type Infer, number, type } from 'superstruct'
import { forMembers, get } from './call.ts'
import { type CallOptions, callApi } from './client.ts'
import { statuses } from './statuses.ts'

// Calls that a host may have beyond the specification. They are made only with `request-states`.
const unseen = forMembers(get('/api/dashboard/unseen'))
const states = forMembers(get('/api/dashboard/states', 'rfq', 'inquiry'))

/** A number of requests on either side. */
export const Counts = type({ sent: number(), received: number() })
export type Counts = Infer<typeof Counts>

const RequestState = type({
  id: number(),
  status: enums(statuses),
  /** True until the buyer has read what the seller did last. */
  isNew: boolean(),
  /** True if the request did not reach the seller. */
  isUndelivered: boolean(),
})
export type RequestState = Infer<typeof RequestState>

const RequestStates = type({ rfq: array(RequestState), inquiry: array(RequestState) })
/** How requests of a buyer stand. Those of others are missing. */
export type RequestStates = Infer<typeof RequestStates>

/** Fetches the number of requests with news on either side. */
export const fetchUnseen = (options: CallOptions = {}): Promise<Counts> =>
  callApi(unseen, Counts, { ...options, values: {} })

/** Fetches how these requests of the member stand, by lists of ids such as `12,13`. */
export const fetchStates = (rfq: string, inquiry: string): Promise<RequestStates> =>
  callApi(states, RequestStates, { values: { rfq, inquiry } })

import type { Status } from '#shared/api/statuses.ts'

/**
 * The actions on an RFQ or inquiry: the side that may take them, the resulting state, and the need for an offer. The
 * buyer awards a line of an RFQ list, and takes that back, in the bid table; the other actions are for one request.
 */
export const actions = {
  quote: { by: 'seller', makes: 'quoted' },
  answer: { by: 'seller', makes: 'answered' },
  withdraw: { by: 'seller', makes: 'withdrawn', needsOffer: true },
  refuse: { by: 'seller', makes: 'declined' },
  ask: { by: 'buyer', makes: 'asked' },
  accept: { by: 'buyer', makes: 'accepted', needsOffer: true },
  decline: { by: 'buyer', makes: 'declined' },
  award: { by: 'buyer', makes: 'accepted', needsOffer: true, onList: true },
  /** Takes back an award, or the refusal that followed from the award to another seller. */
  revoke: { by: 'buyer', makes: 'quoted', onList: true },
} as const satisfies Record<
  string,
  { by: 'buyer' | 'seller'; makes: string; needsOffer?: true; onList?: true }
>

export type Action = keyof typeof actions
export const actionNames = Object.keys(actions) as [Action, ...Action[]]

/** The actions that either side takes on one request. */
export type SingleAction = Exclude<Action, 'award' | 'revoke'>
export const singleActions = actionNames.filter((name): name is SingleAction => !('onList' in actions[name]))

export const PRICE_BASES = ['unit', 'lump sum'] as const

/** Currencies of the trade in this part of the world, the marketplace's own first. */
export const CURRENCIES = [
  ...['MYR', 'USD', 'SGD', 'EUR', 'GBP', 'AED', 'AUD', 'BND'],
  ...['CNY', 'IDR', 'INR', 'JPY', 'KRW', 'NOK', 'SAR', 'THB'],
] as const

/** True for states in which no further action is possible. */
export const isOver = (status: Status): boolean => status === 'accepted' || status === 'declined'

type Event = { id: number; action: Action; validEnds: Date | null }

/** Returns the state of a request at a moment, and its standing quotation: the last one, while it is valid. */
export function stateOf(events: readonly Event[], now: Date): { status: Status; offer: number | null } {
  let status: Status = 'open'
  let before: Status = 'open'
  let offer: Event | null = null
  for (const event of events) {
    if (event.action === 'quote') offer = event
    if (event.action === 'withdraw') offer = null
    if (!isOver(status)) before = status
    if (event.action === 'revoke') status = before
    else status = event.action === 'answer' && offer ? 'quoted' : actions[event.action].makes
  }
  const hasExpired = offer?.validEnds && offer.validEnds <= now && !isOver(status)
  if (hasExpired) return { status: status === 'quoted' ? 'expired' : status, offer: null }
  return { status, offer: offer?.id ?? null }
}

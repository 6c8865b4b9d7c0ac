/** The states of a request. `shared/trade/quote-state.ts` says which action leads to which. */
export const statuses = [
  'open',
  'answered',
  'quoted',
  'asked',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const
export type Status = (typeof statuses)[number]

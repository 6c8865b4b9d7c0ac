import type { Status } from '#shared/api/statuses.ts'
import { texts } from '#shared/messages/texts.ts'

/** Refuses what only the other side may do. */
export const onlySide = texts('error.onlySide', {
  buyer: 'Only the buyer can do this.',
  seller: 'Only the seller can do this.',
})

/** The states of a request, within a sentence. */
export const statusNames = texts('error.status', {
  open: 'open',
  answered: 'answered',
  quoted: 'quoted',
  asked: 'asked',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
} satisfies Record<Status, string>)

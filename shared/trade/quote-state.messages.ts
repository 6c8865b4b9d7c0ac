import type { Status } from '#shared/api/statuses.ts'
import { messages } from '#shared/messages/i18n.ts'

const states: Record<Status | 'notDelivered', string> = {
  open: 'Open',
  answered: 'Answered',
  quoted: 'Quoted',
  asked: 'Question asked',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  notDelivered: 'Not delivered',
}

/** The state of a request in words. */
export const stateMessages = messages('quoteState', states)

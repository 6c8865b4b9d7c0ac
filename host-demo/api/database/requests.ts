import { inquiry, rfq } from './tables.ts'

/** The table of each type of request, and the column of events that refers to it. */
export const requests = {
  rfq: { table: rfq, key: 'rfqId' },
  inquiry: { table: inquiry, key: 'inquiryId' },
} as const

export type RequestType = keyof typeof requests

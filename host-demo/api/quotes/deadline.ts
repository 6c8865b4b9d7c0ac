import { isoDate } from './act-on-quote.ts'
import type { Action } from './quote-state.ts'

/** True for a quotation after the last day for quotations (ISO date, in UTC). */
export const isLate = (
  { action, createdAt }: { action: Action; createdAt: Date },
  quoteBy: string | null,
): boolean => action === 'quote' && quoteBy !== null && isoDate(createdAt) > quoteBy

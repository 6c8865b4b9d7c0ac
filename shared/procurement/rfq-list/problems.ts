import { firstError, quantityRules } from '#shared/forms/validation.ts'
import type { RfqLine } from './rfq-list.ts'

export type LineProblem = 'notResolved' | 'quantityDoubtful' | 'quantityEmpty' | 'quantityNegative'

/** Returns the first problem to solve before a line can be sent, by the rules of a single request. */
export function problemOf({ offers, quantity, isQuantityDoubtful }: RfqLine): LineProblem | null {
  if (offers.length === 0) return 'notResolved'
  if (isQuantityDoubtful) return 'quantityDoubtful'
  // A service needs no quantity.
  if (offers.every(({ kind }) => kind === 'service')) return null
  const broken = firstError(quantityRules, { quantity })
  if (!broken) return null
  return broken.message === 'quantityNegative' ? 'quantityNegative' : 'quantityEmpty'
}

/** Returns the message for the seller, or else the item's name, because a request needs a message. */
export function messageOf({ wanted, note, offers }: RfqLine): string {
  const texts = [wanted, note].filter(text => text.trim() !== '')
  return texts.length > 0 ? texts.join('\n') : (offers[0]?.itemName ?? '')
}

/** Sellers see a title in a list, so a long text is cut. */
const LONGEST_TITLE = 200

/** Returns what the buyer wants in one line, or '' if only the item's name says it. */
export const titleOf = ({ wanted }: Pick<RfqLine, 'wanted'>): string =>
  wanted.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE)

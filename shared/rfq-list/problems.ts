import { quantityRules } from '#shared/forms/quantity.ts'
import { firstError } from '#shared/forms/validation.ts'
import type { RfqLine } from './rfq-list.ts'

/** What holds a line up. */
export type LineProblem = 'notResolved' | 'quantityDoubtful' | 'quantityEmpty' | 'quantityNegative'

/** The first thing to be mended before a line can be sent, by the rules of a single request. */
export function problemOf({ offers, quantity, isQuantityDoubtful }: RfqLine): LineProblem | null {
  if (offers.length === 0) return 'notResolved'
  if (isQuantityDoubtful) return 'quantityDoubtful'
  // Of services a quantity is not asked.
  if (offers.every(({ kind }) => kind === 'service')) return null
  const broken = firstError(quantityRules, { quantity })
  if (!broken) return null
  return broken.message === 'quantityNegative' ? 'quantityNegative' : 'quantityEmpty'
}

/** What the seller reads. A name is never empty, because a request needs a message. */
export function messageOf({ wanted, note, offers }: RfqLine): string {
  const texts = [wanted, note].filter(text => text.trim() !== '')
  return texts.length > 0 ? texts.join('\n') : (offers[0]?.itemName ?? '')
}

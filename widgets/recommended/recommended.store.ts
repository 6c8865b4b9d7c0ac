import type { Kind } from '#shared/api/kind.ts'
import { type Card, fetchRecommended } from '#shared/api/recommended.ts'
import { createQuery } from '#shared/stores/query.ts'

export const recommended = createQuery('recommended', (kind: Kind) => fetchRecommended(kind))

const ROW = 6
/** A row appears only where there are more cards than this: the first, the second, the third. Spec section 2. */
const MORE_THAN = [3, 7, 11]

/** The most that are ever shown. */
export const MAX_CARDS = ROW * MORE_THAN.length

/** The cards of the rows that appear; none where not even the first does. */
export function visibleCards(cards: readonly Card[]): readonly Card[] {
  const rows = MORE_THAN.filter(least => cards.length > least).length
  return cards.slice(0, rows * ROW)
}

import type { Kind } from '#shared/api/kind.ts'
import { type Card, fetchRecommended } from '#shared/api/recommended.ts'
import { createQuery } from '#shared/stores/query.ts'

export const recommended = createQuery('recommended', (kind: Kind) => fetchRecommended(kind))

const ROW = 6
/** The first, second and third row appear with more cards than this. */
const MORE_THAN = [3, 7, 11]

export const MAX_CARDS = ROW * MORE_THAN.length

/** The cards of the rows that appear; none when there are too few for the first. */
export function visibleCards(cards: readonly Card[]): readonly Card[] {
  const rows = MORE_THAN.filter(least => cards.length > least).length
  return cards.slice(0, rows * ROW)
}

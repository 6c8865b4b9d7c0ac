import { fetchRecommended, type RecommendedItem } from '#shared/api/recommended.ts'
import { createQuery } from '#shared/stores/query.ts'

export const recommendedQuery = createQuery(fetchRecommended)

const ROW = 6
/** The first, second and third row appear with more cards than this. */
const MORE_THAN = [3, 7, 11]

export const MAX_CARDS = ROW * MORE_THAN.length

/** The cards of the rows that appear; none where not even the first does. */
export function visibleCards(cards: readonly RecommendedItem[]): readonly RecommendedItem[] {
  const rows = MORE_THAN.filter(least => cards.length > least).length
  return cards.slice(0, rows * ROW)
}

import { type Category, fetchAllCategories } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/kind.ts'
import { createQuery } from '#shared/stores/query.ts'

/** Both lists of the panel, asked for when somebody reaches for it and not before: a page costs no call for them. */
export const categoriesQuery = createQuery('categories', fetchAllCategories)

export function categoriesOf(kind: Kind, categories: readonly Category[]): Category[] {
  return categories.filter(category => category.kind === kind)
}

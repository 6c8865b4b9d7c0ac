import { type Category, fetchAllCategories } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/kind.ts'
import { createQuery } from './query.ts'

/** Every category, both kinds in one list: asked for once by all who show them. */
export const categoriesQuery = createQuery('categories', fetchAllCategories)

export function categoriesOf(kind: Kind, categories: readonly Category[]): Category[] {
  return categories.filter(category => category.kind === kind)
}

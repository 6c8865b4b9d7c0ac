import { type Category, fetchTopCategories } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/kind.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { createQuery } from '#shared/stores/query.ts'

/** One answer holds both kinds, so two carousels on a page make one request. */
export const topCategories = createQuery('top-categories', fetchTopCategories)

export function ofKind(kind: Kind, categories: readonly Category[]): Category[] {
  return categories.filter(category => category.kind === kind)
}

/** Categories lead to the listing of their kind (decisions.mdx#routes). */
export function listingOf({ kind, id }: Category): RouteLocation {
  const route = kind === 'product' ? 'productsByCategory' : 'servicesByCategory'
  return { route, params: { id } }
}

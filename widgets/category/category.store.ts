import { useMemo } from 'react'
import { fetchCategoryItems, fetchSubCategories, type SubCategories } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { type Filters, type ListItem, PAGE_SIZE } from '#shared/api/list-item.ts'
import { useHost } from '#shared/element/host.ts'
import { type Refinement, useRefinement } from '#shared/refine/refinement.ts'
import { searchExtension } from '#shared/refine/use-refining.ts'
import { createQuery } from '#shared/stores/query.ts'
import { type PagedResult, usePagedResult } from '#shared/ui/paging.ts'
import { type QueryState, useQuery } from '#shared/ui/use-query.ts'

const listingQuery = createQuery(
  async (kind: Kind, categoryId: number, sort: Filters['sort'], state: string) => {
    if (sort === 'relevance' && !state) return fetchCategoryItems(kind, categoryId)
    return (await searchExtension()).fetchCategoryItemsBy({ sort, state }, kind, categoryId)
  },
)

const subCategoriesQuery = createQuery(fetchSubCategories)

/** The parent of a category and all its sub-categories. */
export function useSubCategories(kind: Kind, categoryId: number): QueryState<SubCategories> {
  return useQuery(subCategoriesQuery, kind, categoryId)
}

/** One page of a category. The server sends the whole category at once, so the pages are cut here. */
export function useListing(
  kind: Kind,
  categoryId: number,
  { page, sort = 'relevance', state = '' }: Refinement,
): PagedResult<ListItem> {
  const { data, ...query } = useQuery(listingQuery, kind, categoryId, sort, state)
  const shown = useMemo(
    () => data && { items: data.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: data.length },
    [data, page],
  )
  return usePagedResult(`${kind}:${categoryId}`, { ...query, data: shown })
}

/** The reader's choice, until the host sets the attribute again. `go` chooses, and also tells the host. */
export function useChoice(
  kind: Kind,
  categoryId: number,
  hosts: Refinement,
): [chosen: Refinement, go: (to: Partial<Refinement>) => void] {
  const host = useHost()
  const [chosenOf, choose] = useRefinement(hosts)
  const list = `${kind}:${categoryId}`
  const chosen = chosenOf(list)
  const go = (to: Partial<Refinement>): void => {
    const next = { ...chosen, page: 1, ...to }
    choose(list, next)
    host.emit('trade-category-change', { ...next, categoryId, kind })
  }
  return [chosen, go]
}

/** A category's name; '' when it is not among its parent's categories. */
export function categoryName({ parent, categories }: SubCategories, categoryId: number): string {
  return [parent, ...categories].find(({ id }) => id === categoryId)?.name ?? ''
}

import { useMemo } from 'react'
import { fetchCategoryItems, fetchSubCategories, type SubCategories } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { type Filters, PAGE_SIZE, type Page } from '#shared/api/list-item.ts'
import { $config } from '#shared/config/config.ts'
import { useHost } from '#shared/element/host.ts'
import { type Refinement, useRefinement } from '#shared/refine/refinement.ts'
import { createQuery } from '#shared/stores/query.ts'
import type { RowItem } from '#shared/ui/list-row.tsx'
import { type PagedItems, usePagedItems } from '#shared/ui/paging.ts'
import { useQuery } from '#shared/ui/use-query.ts'

export { PAGE_SIZE }

export const itemsQuery = createQuery(
  async (
    isExtended: boolean,
    kind: Kind,
    categoryId: number,
    page: number,
    sort: Filters['sort'],
    state: string,
    facts: string,
  ): Promise<Page<RowItem>> => {
    if (!isExtended) {
      const items = await fetchCategoryItems(kind, categoryId)
      return { items, total: items.length }
    }
    const { readFactFilters, searchItemsBy } = await import('#shared/api/search-extension.ts')
    const filters = { sort, state, categoryId, facts: readFactFilters(facts) }
    return searchItemsBy(filters, { keyword: '', tab: kind === 'product' ? 'products' : 'services', page })
  },
)

/**
 * Returns the arguments of the query for a page of a category. The specified call sends the whole category at once; with
 * `search-extensions` the search sends the page, with facts.
 */
export const itemsArguments = (
  kind: Kind,
  categoryId: number,
  { page, sort = 'relevance', state = '', facts = '' }: Refinement,
) => {
  const { searchExtensions } = $config.get()
  return [searchExtensions, kind, categoryId, searchExtensions ? page : 1, sort, state, facts] as const
}

export const subCategoriesQuery = createQuery(fetchSubCategories)

/** Returns the entries of a page. A list that is longer than a page is a whole category. */
export const pageOf = ({ items, total }: Page<RowItem>, page: number): Page<RowItem> =>
  items.length > PAGE_SIZE
    ? { items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total }
    : { items, total }

/** Returns one page of a category. */
export function useItems(kind: Kind, categoryId: number, chosen: Refinement): PagedItems<RowItem> {
  const { page } = chosen
  const { data, ...query } = useQuery(itemsQuery, ...itemsArguments(kind, categoryId, chosen))
  const shown = useMemo(() => data && pageOf(data, page), [data, page])
  return usePagedItems(`${kind}:${categoryId}`, { ...query, data: shown })
}

/** Returns the reader's choice, until the host sets the attribute again. `go` makes a choice and notifies the host. */
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

/** Returns a category's name, or '' if it is not among its parent's categories. */
export function categoryName({ parent, categories }: SubCategories, categoryId: number): string {
  return [parent, ...categories].find(({ id }) => id === categoryId)?.name ?? ''
}

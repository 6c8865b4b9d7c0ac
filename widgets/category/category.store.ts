import { fetchCategoryItems, fetchSubCategories, type SubCategories } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { type ListItem, PAGE_SIZE } from '#shared/api/list-item.ts'
import { useHost } from '#shared/element/host.ts'
import { createQuery } from '#shared/stores/query.ts'
import { type PagedResult, useListPage } from '#shared/ui/paging.ts'
import { type QueryState, useQuery } from '#shared/ui/use-query.ts'

const listingQuery = createQuery(fetchCategoryItems)

const subCategoriesQuery = createQuery(fetchSubCategories)

/** The parent of a category and all its sub-categories. */
export function useSubCategories(kind: Kind, categoryId: number): QueryState<SubCategories> {
  return useQuery(subCategoriesQuery, kind, categoryId)
}

/** One page of a category. The server sends the whole category at once, so the pages are cut here. */
export function useListing(kind: Kind, categoryId: number, page: number): PagedResult<ListItem> {
  const { data, error, retry } = useQuery(listingQuery, kind, categoryId)
  const results = data && {
    items: data.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: data.length,
  }
  return { results, outdated: false, error: results ? undefined : error, retry }
}

/** The page: the reader's choice, until the host sets the attribute again. The setter also tells the host. */
export function usePage(kind: Kind, categoryId: number, hostPage: number): [number, (to: number) => void] {
  const host = useHost()
  const [pageOf, choose] = useListPage(hostPage)
  const list = `${kind}:${categoryId}`
  const go = (page: number): void => {
    choose(list, page)
    host.emit('trade-category-change', { categoryId, kind, page })
  }
  return [pageOf(list), go]
}

/** A category's name; '' when it is not among its parent's categories. */
export function categoryName({ parent, categories }: SubCategories, categoryId: number): string {
  return [parent, ...categories].find(({ id }) => id === categoryId)?.name ?? ''
}

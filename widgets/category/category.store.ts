import { useStore } from '@nanostores/react'
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

/** The specified call sends the whole category at once; the search of hosts with extensions sends one page. */
export const itemsQuery = createQuery(fetchCategoryItems)

const pageQuery = createQuery(
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
      const items = await whole(kind, categoryId)
    }
  },
)

export const subCategoriesQuery = createQuery(fetchSubCategories)

/** Returns one page of a category. The server sends the whole category at once, so the pages are cut here. */
export function useItems(
  kind: Kind,
  categoryId: number,
  { page, sort = 'relevance', state = '' }: Refinement,
): PagedItems<ListItem> {
  const { data, ...query } = useQuery(itemsQuery, kind, categoryId, sort, state)
  const shown = useMemo(
    () => data && { items: data.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: data.length },
    [data, page],
  )
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

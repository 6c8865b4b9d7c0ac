import { fetchCompany, fetchCompanyItems } from '#shared/api/companies.ts'
import type { Kind } from '#shared/api/items.ts'
import type { ListItem } from '#shared/api/list-item.ts'
import { createQuery } from '#shared/stores/query.ts'
import { type PagedItems, usePagedItems } from '#shared/ui/paging.ts'
import { useQuery } from '#shared/ui/use-query.ts'

/** The tab numbers used by the attribute and the route. */
export const TAB = { overview: 1, products: 2, services: 3, contact: 4 } as const

export const companyQuery = createQuery(fetchCompany)

const itemsQuery = createQuery(fetchCompanyItems)

/** Returns one page of a company's products or services. */
export function useItems(kind: Kind, companyId: number, page: number): PagedItems<ListItem> {
  return usePagedItems(`${kind}:${companyId}`, useQuery(itemsQuery, kind, companyId, page))
}

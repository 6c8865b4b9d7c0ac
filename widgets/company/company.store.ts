import { fetchCompany, fetchCompanyItems } from '#shared/api/companies.ts'
import type { Kind } from '#shared/api/items.ts'
import type { ListItem } from '#shared/api/list-item.ts'
import { useAttributeState, useHost } from '#shared/element/host.ts'
import { createQuery } from '#shared/stores/query.ts'
import { type PagedItems, useListPage, usePagedItems } from '#shared/ui/paging.ts'
import { useQuery } from '#shared/ui/use-query.ts'

/** The tab numbers used by the attribute and the route. */
export const TAB = { overview: 1, products: 2, services: 3, contact: 4 } as const

export const companyQuery = createQuery(fetchCompany)

const itemsQuery = createQuery(fetchCompanyItems)

/** Returns one page of a company's products or services. */
export function useItems(kind: Kind, companyId: number, page: number): PagedItems<ListItem> {
  return usePagedItems(`${kind}:${companyId}`, useQuery(itemsQuery, kind, companyId, page))
}

type Choice = { tab: number; page: number }

/** Returns the reader's choice, until the host sets the attribute again. `go` makes a choice and notifies the host. */
export function useChoice(companyId: number, hosts: Choice): [chosen: Choice, go: (to: Choice) => void] {
  const host = useHost()
  const [tab, chooseTab] = useAttributeState('tab', hosts.tab)
  const [pageOf, choosePage] = useListPage(hosts.page)
  const go = (to: Choice): void => {
    chooseTab(to.tab)
    choosePage(`${to.tab}:${companyId}`, to.page)
    host.emit('trade-company-change', { companyId, ...to })
  }
  return [{ tab, page: pageOf(`${tab}:${companyId}`) }, go]
}

import { type CompanyItem, fetchCompany, fetchCompanyItems } from '#shared/api/companies.ts'
import type { Kind } from '#shared/api/kind.ts'
import { useAttributeState, useHost } from '#shared/element/host.ts'
import { createQuery, useQuery } from '#shared/stores/query.ts'
import { type PagedResult, usePageChoice, usePagedResult } from '#shared/ui/paging.ts'

/** The tab numbers of attribute and route. */
export const TAB = { overview: 1, products: 2, services: 3, contact: 4 } as const

export type Spot = { tab: number; page: number }

export const companyQuery = createQuery('company', fetchCompany)

const itemsQuery = createQuery('company-items', fetchCompanyItems)

/** One page of what a company offers. */
export function useItems(kind: Kind, companyId: number, page: number): PagedResult<CompanyItem> {
  return usePagedResult(`${kind}:${companyId}`, useQuery(itemsQuery, kind, companyId, page))
}

/** Tab and page: the reader's choice, until the host sets the attribute again. The setter also tells the host. */
export function useSpot(companyId: number, hostTab: number, hostPage: number): [Spot, (to: Spot) => void] {
  const host = useHost()
  const [tab, chooseTab] = useAttributeState('tab', hostTab)
  const [pageOf, choosePage] = usePageChoice(hostPage)
  const listOf = (of: number): string => `${of}:${companyId}`
  const go = (to: Spot): void => {
    chooseTab(to.tab)
    choosePage(listOf(to.tab), to.page)
    host.emit('trade-company-change', { companyId, ...to })
  }
  return [{ tab, page: pageOf(listOf(tab)) }, go]
}

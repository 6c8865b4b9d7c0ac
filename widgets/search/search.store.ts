import { countMatches, type ListItem, type SearchTab, searchItems } from '#shared/api/search.ts'
import { useAttributeState, useHost } from '#shared/element/host.ts'
import { createQuery, useQuery } from '#shared/stores/query.ts'
import { type PagedResult, usePageChoice, usePagedResult } from '#shared/ui/paging.ts'

/** Where the reader is in the results. */
export type Spot = { tab: SearchTab; page: number }

const foundQuery = createQuery('search', (keyword: string, tab: SearchTab, page: number) =>
  searchItems({ keyword, tab, page }),
)

// Counts are asked for, as they are shown, only with a keyword (spec section 2).
const countsQuery = createQuery('search-counts', async (keyword: string) =>
  keyword === '' ? null : countMatches(keyword),
)

const listOf = (keyword: string, tab: SearchTab): string => `${tab}:${keyword}`

/** Tab and page: the reader's choice, until the host sets the attribute again. `go` chooses, and tells the host. */
export function useSpot(keyword: string, hostTab: SearchTab, hostPage: number): [Spot, (to: Spot) => void] {
  const host = useHost()
  const [tab, chooseTab] = useAttributeState<SearchTab>('tab', hostTab)
  const [pageOf, choosePage] = usePageChoice(hostPage)
  const go = (to: Spot): void => {
    chooseTab(to.tab)
    choosePage(listOf(keyword, to.tab), to.page)
    host.emit('trade-search-change', { keyword, ...to })
  }
  return [{ tab, page: pageOf(listOf(keyword, tab)) }, go]
}

/** How many of each kind the keyword finds; undefined while that is unknown or not asked. */
export function useCounts(keyword: string): Record<SearchTab, number> | undefined {
  return useQuery(countsQuery, keyword).data ?? undefined
}

export function useResults(keyword: string, { tab, page }: Spot): PagedResult<ListItem> {
  return usePagedResult(listOf(keyword, tab), useQuery(foundQuery, keyword, tab, page))
}

import { countMatches, type ListItem, type SearchTab, searchItems } from '#shared/api/search.ts'
import { useAttributeState, useHost } from '#shared/element/host.ts'
import { createQuery, useQuery } from '#shared/stores/query.ts'
import { type PagedResult, usePageChoice, usePagedResult } from '#shared/ui/paging.ts'

export type Spot = { tab: SearchTab; page: number }

const foundQuery = createQuery('search', (keyword: string, tab: SearchTab, page: number) =>
  searchItems({ keyword, tab, page }),
)

// Counts are shown, and fetched, only with a keyword (decisions.mdx#names-and-lists).
const countsQuery = createQuery('search-counts', async (keyword: string) =>
  keyword === '' ? null : countMatches(keyword),
)

const listOf = (keyword: string, tab: SearchTab): string => `${tab}:${keyword}`

/** Tab and page: the reader's choice, until the host sets the attribute again. The setter also tells the host. */
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

/** How many results each tab has; undefined while unknown, or without a keyword. */
export function useCounts(keyword: string): Record<SearchTab, number> | undefined {
  return useQuery(countsQuery, keyword).data ?? undefined
}

export function useResults(keyword: string, { tab, page }: Spot): PagedResult<ListItem> {
  return usePagedResult(listOf(keyword, tab), useQuery(foundQuery, keyword, tab, page))
}

import type { ListItem } from '#shared/api/list-item.ts'
import { countMatches, type SearchTab, searchItems } from '#shared/api/search.ts'
import { createQuery } from '#shared/stores/query.ts'
import { type PagedResult, type TabAndPage, usePagedResult } from '#shared/ui/paging.ts'
import { useQuery } from '#shared/ui/use-query.ts'

/** The tabs in their order. */
export const tabNames = ['products', 'services', 'company'] as const satisfies readonly SearchTab[]

const resultsQuery = createQuery((keyword: string, tab: SearchTab, page: number) =>
  searchItems({ keyword, tab, page }),
)

// Counts are shown, and fetched, only with a keyword (decisions.mdx#names-and-lists).
const countsQuery = createQuery(async (keyword: string) => (keyword === '' ? null : countMatches(keyword)))

/** How many results each tab has; undefined while unknown, or without a keyword. */
export function useCounts(keyword: string): Record<SearchTab, number> | undefined {
  return useQuery(countsQuery, keyword).data ?? undefined
}

/** One page of a tab's results. */
export function useResults(keyword: string, { tab, page }: TabAndPage<SearchTab>): PagedResult<ListItem> {
  return usePagedResult(`${tab}:${keyword}`, useQuery(resultsQuery, keyword, tab, page))
}

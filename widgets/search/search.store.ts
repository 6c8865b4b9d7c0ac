import type { Filters, ListItem } from '#shared/api/list-item.ts'
import { countMatches, type SearchTab, searchItems } from '#shared/api/search.ts'
import { useAttributeState } from '#shared/element/host.ts'
import { type Refinement, useRefinement } from '#shared/refine/refinement.ts'
import { cachedData, createQuery } from '#shared/stores/query.ts'
import { type PagedItems, usePagedItems } from '#shared/ui/paging.ts'
import { useQuery } from '#shared/ui/use-query.ts'

export { PAGE_SIZE } from '#shared/api/list-item.ts'

/** The tabs, in order. */
export const tabNames = ['products', 'services', 'company'] as const satisfies readonly SearchTab[]

export type Choice = Refinement & { tab: SearchTab }
export type HostsChoice = Refinement & { tab: SearchTab | undefined }

export type Counts = Record<SearchTab, number>

/** Returns the tab that opens if none is named (decisions.mdx#names-and-lists). */
export const openingTab = (counts: Counts | null | undefined): SearchTab =>
  tabNames.find(name => counts?.[name]) ?? 'products'

/** Returns the reader's choice, until the host sets the attribute again. `go` makes a choice and calls `announce`. */
export function useChoice(
  keyword: string,
  hosts: HostsChoice,
  counts: Counts | undefined,
  announce: (to: Choice) => void,
): [chosen: Choice, go: (to: Partial<Choice>) => void] {
  const [named, chooseTab] = useAttributeState('tab', hosts.tab)
  const tab = named ?? openingTab(counts)
  const [chosenOf, choose] = useRefinement(hosts)
  const listOf = (name: SearchTab): string => `${name}:${keyword}`
  const chosen = { tab, ...chosenOf(listOf(tab)) }
  const go = (to: Partial<Choice>): void => {
    const next = { ...chosen, page: 1, ...to }
    chooseTab(next.tab)
    choose(listOf(next.tab), next)
    announce(next)
  }
  return [chosen, go]
}

export const itemsQuery = createQuery(
  async (
    keyword: string,
    tab: SearchTab,
    page: number,
    sort: Filters['sort'],
    state: string,
    categoryId: number,
  ) => {
    const search = { keyword, tab, page }
    if (sort === 'relevance' && !state && !categoryId) return searchItems(search)
    return (await import('#shared/api/search-extension.ts')).searchItemsBy(
      { sort, state, categoryId },
      search,
    )
  },
)

// Counts are shown, and fetched, only with a keyword (decisions.mdx#names-and-lists).
export const countsQuery = createQuery(async (keyword: string) =>
  keyword === '' ? null : countMatches(keyword),
)

/** Returns the number of results of each tab, if it is known and there is a keyword. */
export function useCounts(keyword: string): { counts: Counts | undefined; isPending: boolean } {
  const { data, error } = useQuery(countsQuery, keyword)
  return { counts: data ?? undefined, isPending: data === undefined && !error }
}

/** Returns the tab that opens for a keyword, as far as its counts have loaded. */
export const knownOpeningTab = (keyword: string): SearchTab =>
  openingTab(cachedData(countsQuery.store(keyword)))

/** Returns one page of a tab's results. */
export function useItems(
  keyword: string,
  { tab, page, sort = 'relevance', state = '', categoryId = 0 }: Choice,
  isUndecided: boolean,
): PagedItems<ListItem> {
  const query = useQuery(itemsQuery, keyword, tab, page, sort, state, categoryId)
  const paged = usePagedItems(`${tab}:${keyword}`, query)
  // Another tab may open as soon as the counts are there.
  return isUndecided && paged.total === 0 ? { ...paged, items: undefined, total: undefined } : paged
}

import type { Filters, Page } from '#shared/api/list-item.ts'
import { countMatches, type SearchTab, searchItems } from '#shared/api/search.ts'
import { $config } from '#shared/config/config.ts'
import { useAttributeState } from '#shared/element/host.ts'
import { type Refinement, useRefinement } from '#shared/refine/refinement.ts'
import { cachedData, createQuery } from '#shared/stores/query.ts'
import type { RowItem } from '#shared/ui/list-row.tsx'
import { type PagedItems, usePagedItems } from '#shared/ui/paging.ts'
import { useQuery } from '#shared/ui/use-query.ts'

export { PAGE_SIZE } from '#shared/api/list-item.ts'

/** The tabs, in order. */
export const tabNames = ['products', 'services', 'company'] as const satisfies readonly SearchTab[]

export type Choice = Refinement & { keyword: string; tab: SearchTab }
export type HostsChoice = Refinement & { keyword: string; tab: SearchTab | undefined }

export type Counts = Record<SearchTab, number>

/** Returns the tab that opens if none is named (decisions.mdx#names-and-lists). */
export const openingTab = (counts: Counts | null | undefined): SearchTab =>
  tabNames.find(name => counts?.[name]) ?? 'products'

/** Returns the reader's choice, until the host sets the attribute again. `go` makes a choice and calls `announce`. */
export function useChoice(
  hosts: HostsChoice,
  announce: (to: Choice) => void,
): { chosen: Choice; counts: Counts | undefined; isPending: boolean; go: (to: Partial<Choice>) => void } {
  const [keyword, chooseKeyword] = useAttributeState('keyword', hosts.keyword)
  const { counts, isPending } = useCounts(keyword.trim())
  const [named, chooseTab] = useAttributeState('tab', hosts.tab)
  const tab = named ?? openingTab(counts)
  const [chosenOf, choose] = useRefinement(hosts)
  const listOf = (to: Pick<Choice, 'keyword' | 'tab'>): string => `${to.tab}:${to.keyword}`
  const chosen = { keyword, tab, ...chosenOf(listOf({ keyword, tab })) }
  const go = (to: Partial<Choice>): void => {
    const next = { ...chosen, page: 1, ...to }
    chooseKeyword(next.keyword)
    chooseTab(next.tab)
    choose(listOf(next), next)
    announce(next)
  }
  return { chosen, counts, isPending, go }
}

export const itemsQuery = createQuery(
  async (
    keyword: string,
    tab: SearchTab,
    page: number,
    isExtended: boolean,
    sort: Filters['sort'],
    state: string,
    categoryId: number,
    facts: string,
    companyId: number,
    isOnlyWords: boolean,
  ): Promise<Page<RowItem>> => {
    const search = { keyword, tab, page }
    if (!isExtended) return searchItems(search)
    const { searchItemsBy, readFactFilters } = await import('#shared/api/search-extension.ts')
    const filters = { sort, state, categoryId, facts: readFactFilters(facts), companyId, isOnlyWords }
    return searchItemsBy(filters, search)
  },
)

// Counts are shown, and fetched, only with a keyword (decisions.mdx#names-and-lists).
export const countsQuery = createQuery(async (keyword: string): Promise<Counts | null> => {
  if (keyword === '') return null
  if (!$config.get().searchExtensions) return countMatches(keyword)
  // Of the keyword as it was read: its facts find more than its words.
  return (await import('#shared/refine/facets.store.ts')).fetchTotals(keyword)
})

/** Returns the number of results of each tab, if it is known and there is a keyword. */
function useCounts(keyword: string): { counts: Counts | undefined; isPending: boolean } {
  const { data, error } = useQuery(countsQuery, keyword)
  return { counts: data ?? undefined, isPending: data === undefined && !error }
}

/** Returns the tab that opens for a keyword, as far as its counts have loaded. */
export const knownOpeningTab = (keyword: string): SearchTab =>
  openingTab(cachedData(countsQuery.store(keyword)))

/** Returns the arguments of the query for a page of a tab's results. */
export const itemsArguments = (
  { keyword, tab, page, sort = 'relevance', state = '', categoryId = 0, facts = '', words = false }: Choice,
  companyId = 0,
) => {
  const { searchExtensions } = $config.get()
  return [
    keyword.trim(),
    tab,
    page,
    searchExtensions,
    sort,
    state,
    categoryId,
    facts,
    companyId,
    words,
  ] as const
}

/** Returns one page of a tab's results. */
export function useItems(chosen: Choice, companyId: number, isUndecided: boolean): PagedItems<RowItem> {
  const query = useQuery(itemsQuery, ...itemsArguments(chosen, companyId))
  const paged = usePagedItems(`${chosen.tab}:${chosen.keyword.trim()}`, query)
  // Another tab may open as soon as the counts are there.
  return isUndecided && paged.total === 0 ? { ...paged, items: undefined, total: undefined } : paged
}

import { useState } from 'react'
import type { ApiError } from '#shared/api/error.ts'
import type { Page } from '#shared/api/page.ts'
import { countMatches, type Listing, type SearchTab, searchItems } from '#shared/api/search.ts'
import { useChosen, useHost } from '#shared/element/host.ts'
import { createQuery, useQuery } from '#shared/stores/query.ts'

/** Where the reader is in the results. */
export type Spot = { tab: SearchTab; page: number }

const foundQuery = createQuery('search', (keyword: string, tab: SearchTab, page: number) =>
  searchItems({ keyword, tab, page }),
)

// Counts are asked for, as they are shown, only with a keyword (spec section 2).
const countsQuery = createQuery('search-counts', async (keyword: string) =>
  keyword === '' ? null : countMatches(keyword),
)

/**
 * Tab and page: the reader's choice, until the host sets the attribute again. A chosen page is one of the results it was
 * chosen in, and is given up with them. `go` is the reader's choice, and tells the host.
 */
export function useSpot(keyword: string, hostTab: SearchTab, hostPage: number): [Spot, (to: Spot) => void] {
  const host = useHost()
  const [tab, chooseTab] = useChosen<SearchTab>('tab', hostTab)
  const [chosen, choosePage] = useChosen<(Spot & { keyword: string }) | undefined>('page', undefined)
  const page = chosen?.keyword === keyword && chosen.tab === tab ? chosen.page : hostPage
  const go = (to: Spot): void => {
    chooseTab(to.tab)
    choosePage({ ...to, keyword })
    host.emit('trade-search-change', { keyword, ...to })
  }
  return [{ tab, page }, go]
}

/** How many of each kind the keyword finds; undefined while that is unknown or not asked. */
export function useCounts(keyword: string): Record<SearchTab, number> | undefined {
  return useQuery(countsQuery, keyword).data ?? undefined
}

export type Found = {
  results: Page<Listing> | undefined
  /** These are the results of the page before: the wanted ones are on their way. */
  outdated: boolean
  error: ApiError | undefined
  retry: () => void
}

/** The results of a spot. While the reader pages, those of the page before stay. */
export function useFound(keyword: string, { tab, page }: Spot): Found {
  const { data, error, retry } = useQuery(foundQuery, keyword, tab, page)
  const [kept, keep] = useState<{ keyword: string; tab: SearchTab; results: Page<Listing> }>()
  if (data && kept?.results !== data) keep({ keyword, tab, results: data })
  const isOfThese = kept?.keyword === keyword && kept.tab === tab && kept.results.items.length > 0
  const earlier = isOfThese ? kept.results : undefined
  if (data) return { results: data, outdated: false, error: undefined, retry }
  return { results: error ? undefined : earlier, outdated: earlier !== undefined, error, retry }
}

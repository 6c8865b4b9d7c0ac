import { useState } from 'react'
import type { SearchTab } from '#shared/api/search.ts'
import { fetchFacets } from '#shared/api/search-extension.ts'
import { createQuery } from '#shared/stores/query.ts'
import { useQuery } from '#shared/ui/use-query.ts'

type Facets = Awaited<ReturnType<typeof fetchFacets>>

const NONE: Facets['facets']['company'] = { categories: [], states: [], facts: [] }

const facetsQuery = createQuery(
  async (isKnown: boolean, keyword: string, state: string, categoryId: number) =>
    isKnown ? fetchFacets(keyword, state, categoryId) : null,
)

/** Returns the filters of a tab, and if its results only come near the search. Earlier ones stay during loading. */
export function useFacets(isKnown: boolean, tab: SearchTab, keyword: string, state = '', categoryId = 0) {
  const { data } = useQuery(facetsQuery, isKnown, keyword, state, categoryId)
  const [kept, keep] = useState<Facets>()
  if (data && data !== kept) keep(data)
  return { ...(kept?.facets[tab] ?? NONE), isNearest: kept?.isNearest ?? false }
}

/** Returns keywords that do find something, or undefined until they are known. */
export function useSuggestions(isKnown: boolean, keyword: string): readonly string[] | undefined {
  const { data, error } = useQuery(facetsQuery, isKnown, keyword, '', 0)
  return data === undefined && !error ? undefined : (data?.suggestions ?? [])
}

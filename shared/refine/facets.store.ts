import { useState } from 'react'
import { readFactFilters } from '#shared/api/fact-filter.ts'
import type { SearchTab } from '#shared/api/search.ts'
import { fetchFacets } from '#shared/api/search-extension.ts'
import { createQuery } from '#shared/stores/query.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import type { Refinement } from './refinement.ts'

type Reply = Awaited<ReturnType<typeof fetchFacets>>

const NONE: Reply['facets']['company'] = { categories: [], states: [], facts: [] }

const facetsQuery = createQuery(
  async (
    isKnown: boolean,
    keyword: string,
    state: string,
    categoryId: number,
    facts: string,
    companyId: number,
    isOnlyWords: boolean,
    allOf: string,
  ) =>
    isKnown
      ? fetchFacets(keyword, state, categoryId, {
          facts: readFactFilters(facts),
          companyId,
          isOnlyWords,
          allOf,
        })
      : null,
)

/** The arguments of the query for a keyword alone. */
const plainly = (keyword: string, isKnown = true) => [isKnown, keyword, '', 0, '', 0, false, ''] as const

/** Fetches the number of results of each tab, of a keyword as it is read, with the filters that a plain list shows. */
export async function fetchTotals(keyword: string): Promise<Record<SearchTab, number>> {
  const reply: { data?: Reply | null; error?: unknown } = await facetsQuery.store(...plainly(keyword)).fetch()
  if (!reply.data) throw reply.error
  const { products, services, company } = reply.data
  return { products, services, company }
}

/** What is listed: the words, within a category and a seller's items if any. */
export type Listed = {
  tab: SearchTab
  /** The search term, or '' if everything is listed. */
  term: string
  /** The listed category, beside a menu of the others. */
  within?: number | undefined
  /** The seller whose items are listed. */
  companyId?: number | undefined
}

/** Returns the filters of a list, and how its words were read. Earlier ones stay during loading. */
export function useFacets(
  isKnown: boolean,
  { tab, term, within, companyId = 0 }: Listed,
  { state = '', categoryId = 0, facts = '', words = false }: Refinement,
  allOf = '',
) {
  const category = within ?? categoryId
  const { data } = useQuery(facetsQuery, isKnown, term, state, category, facts, companyId, words, allOf)
  const [kept, keep] = useState<Reply>()
  if (data && data !== kept) keep(data)
  return {
    ...(kept?.facets[tab] ?? NONE),
    isNearest: kept?.isNearest ?? false,
    read: kept?.read,
  }
}

/** Returns keywords that do find something, or undefined until they are known. */
export function useSuggestions(isKnown: boolean, keyword: string): readonly string[] | undefined {
  const { data, error } = useQuery(facetsQuery, ...plainly(keyword, isKnown))
  return data === undefined && !error ? undefined : (data?.suggestions ?? [])
}

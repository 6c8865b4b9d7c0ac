import { useStore } from '@nanostores/react'
import { type FactFilter, readFactFilters, writeFactFilters } from '#shared/api/fact-filter.ts'
import { $config } from '#shared/config/config.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import type { RowItem } from '#shared/ui/list-row.tsx'
import type { PagedItems } from '#shared/ui/paging.ts'
import { type Listed, useFacets } from './facets.store.ts'
import type { Arrangement, Refinement } from './refinement.ts'

/** A change of the shown part of a list. A keyword without some of its words is a change too. */
export type Change = Partial<Refinement> & { keyword?: string }

/** A list that the reader refines. */
export type Refining = Listed & {
  chosen: Refinement
  paged: PagedItems<RowItem>
  go: (to: Change) => void
  placeOf: (to: Change) => RouteLocation
  arrangement: Arrangement | undefined
  arrange: (to: Arrangement | undefined) => void
}

/** Returns the filters of a list. Those that were read from its words and those that were chosen are one state. */
export function useFilters(refining: Refining, allOf = '') {
  const { searchExtensions } = useStore($config)
  const { chosen } = refining
  const facets = useFacets(searchExtensions, refining, chosen, allOf)
  const read = chosen.words || !refining.term ? undefined : facets.read
  const filters = readFactFilters(chosen.facts ?? '')
  const readFacts = (read?.facts ?? []).filter(({ key }) => !filters.some(each => each.key === key))
  const filterOf = (key: string): FactFilter | undefined =>
    filters.find(each => each.key === key) ??
    readFacts.filter(each => each.key === key).map(({ values }) => ({ key, values }))[0]
  /** Returns the change to another filter of a fact, or to none. */
  const withFilter = (key: string, filter: FactFilter | undefined): Change => {
    const isRead = readFacts.find(each => each.key === key)
    if (!filter && isRead) return { keyword: isRead.without }
    const others = filters.filter(each => each.key !== key)
    return { facts: writeFactFilters(filter ? [...others, filter] : others) }
  }
  const isRead = !chosen.categoryId && read !== undefined && read.facts.length > 0
  const readCategory = isRead ? read.categoryId : 0
  /** The facts that some item has stay, and their words go: without a category they would state nothing. */
  const withoutCategory: Change = {
    keyword: read?.other ?? '',
    facts: writeFactFilters([...filters, ...readFacts.filter(({ values }) => values.length > 0)]),
  }
  return {
    ...facets,
    ...{ searchExtensions, read, readFacts, readCategory, filters, filterOf, withFilter, withoutCategory },
  }
}

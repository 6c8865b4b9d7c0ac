import type { Kind } from '#shared/api/items.ts'
import type { Filters } from '#shared/api/list-item.ts'
import type { SearchTab } from '#shared/api/search.ts'
import { categoryListing } from './links.ts'
import type { RouteLocation } from './routes.ts'

/** The shown part of a list, with pages counted from 1. */
type Shown = { page: number } & {
  [Name in keyof Filters]?: Filters[Name] | undefined
} & {
  /** As `writeFactFilters` writes them. */
  facts?: string | undefined
  words?: boolean | undefined
  view?: 'list' | 'table' | undefined
}

/** Returns the storefront's place for a page of search results. Addresses of lists leave out what `opens` without. */
export function searchLocation({
  keyword,
  tab,
  opens,
  categoryId,
  ...shown
}: Shown & { keyword: string; tab: SearchTab; opens: SearchTab }): RouteLocation {
  const query = {
    keyword: keyword || undefined,
    tab: unless(opens, tab),
    ...refinementOf(shown),
    category: categoryId,
  }
  return { route: 'search', query }
}

/** Returns the storefront's place for a page of a category's list. */
export function categoryLocation(kind: Kind, id: number, shown: Shown): RouteLocation {
  return { ...categoryListing(kind, id), query: refinementOf(shown) }
}

/** Returns the storefront's place for a tab of a company, by the tab's number, and a page of its list. */
export function companyLocation(id: number, { tab, page }: { tab: number; page: number }): RouteLocation {
  return { route: 'company', params: { id }, query: { tab: unless(1, tab), page: unless(1, page) } }
}

const refinementOf = ({ page, sort, state, facts, words, view }: Shown) => ({
  page: unless(1, page),
  sort: unless('relevance', sort),
  state: state || undefined,
  facts: facts || undefined,
  words: words ? 1 : undefined,
  view: unless('list', view),
})

function unless<Value>(usual: Value, value: Value): Value | undefined {
  return value === usual ? undefined : value
}

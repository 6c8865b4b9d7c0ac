import type { Infer } from 'superstruct'
import { get } from './call.ts'
import { CategoryItemsReply, categoryCalls } from './categories.ts'
import { callApi } from './client.ts'
import type { Kind } from './items.ts'
import { type Filters, type ListItem, PAGE_SIZE, PAGED, type Page } from './list-item.ts'
import { firstOrBlank, list } from './lists.ts'
import { record } from './record.ts'
import { count, flag, id, requiredName } from './schema.ts'
import { ITEM_TYPE, SearchReply, type SearchTab } from './search.ts'

// Parameters that a host may support beyond the specification. They are sent only with `search-extensions`.
const searchFiltered = get(
  '/api/public/search/item',
  'searchKeyword',
  'itemType',
  ...PAGED,
  'sort',
  'state',
  'categoryId',
)
const countFacets = get('/api/public/search/item/count', 'keyword', 'state', 'categoryId', 'facets')

const listFiltered = {
  product: get(categoryCalls.productListing.path, 'categoryId', 'sort', 'state'),
  service: get(categoryCalls.serviceListing.path, 'categoryId', 'sort', 'state'),
} as const

type Search = { keyword: string; tab: SearchTab; page: number }

/** Fetches one page of search results, sorted and filtered. */
export function searchItemsBy(filters: Filters, { keyword, tab, page }: Search): Promise<Page<ListItem>> {
  return callApi(searchFiltered, SearchReply, {
    values: {
      searchKeyword: keyword,
      itemType: ITEM_TYPE[tab],
      RowsPerPage: PAGE_SIZE,
      PageNumber: page,
      ...filters,
      categoryId: filters.categoryId || '',
    },
  })
}

/** Fetches the products or services of a category, sorted and filtered. */
export function fetchCategoryItemsBy(
  filters: Pick<Filters, 'sort' | 'state'>,
  kind: Kind,
  categoryId: number,
): Promise<ListItem[]> {
  return callApi(listFiltered[kind], CategoryItemsReply, { values: { categoryId, ...filters } })
}

const Category = record({
  id: ['CategoryId', id],
  name: ['CategoryName', requiredName],
  count: ['Count', count],
})
const State = record({ name: ['State', requiredName], count: ['Count', count] })
const Facets = record({
  categories: ['categories', list(Category, 'optional')],
  states: ['states', list(State, 'optional')],
})
// Hosts that do not support facets leave them out.
const facets = firstOrBlank(Facets, 'optional')
const FacetsByTab = record({
  products: [ITEM_TYPE.products, facets],
  services: [ITEM_TYPE.services, facets],
  company: [ITEM_TYPE.company, facets],
})
const FacetsReply = record({
  facets: ['facets', firstOrBlank(FacetsByTab, 'optional')],
  isNearest: ['nearest', flag],
  suggestions: ['suggestions', list(requiredName, 'optional')],
})

/** Fetches the filters with counts, a flag for results that only come near, and other keywords if none match. */
export function fetchFacets(
  keyword: string,
  state: string,
  categoryId: number,
): Promise<Infer<typeof FacetsReply>> {
  return callApi(countFacets, FacetsReply, {
    values: { keyword, state, categoryId: categoryId || '', facets: 1 },
  })
}

import { get } from './call.ts'
import { type CallOptions, callApi } from './client.ts'
import { type ListItem, ListItemReply, PAGE_SIZE, PAGED, type Page, pageReply } from './list-item.ts'
import { record } from './record.ts'
import { count } from './schema.ts'
import { url } from './url.ts'

export const searchCalls = {
  searchItems: get('/api/public/search/item', 'searchKeyword', 'itemType', ...PAGED),
  countMatches: get('/api/public/search/item/count', 'keyword'),
}

export type SearchTab = 'products' | 'services' | 'company'

export const ITEM_TYPE = { products: 'PRODUCTS', services: 'SERVICES', company: 'COMPANY' } as const

const SearchReply = pageReply(
  'searchList',
  record({ ...ListItemReply.schema, alternateImage: ['ItemImageAlt', url] }),
)
const CountsReply = record({
  products: ['TotalProduct', count],
  services: ['TotalService', count],
  company: ['TotalCompany', count],
})

/** A search. `page` starts at 1 and has at most `rows` rows, up to `PAGE_SIZE`. */
type Search = { keyword: string; tab: SearchTab; page: number; rows?: number }

/** Fetches one page of search results. An empty keyword finds everything. */
export function searchItems(search: Search, options?: CallOptions): Promise<Page<ListItem>> {
  return callApi(searchCalls.searchItems, SearchReply, {
    ...options,
    values: {
      searchKeyword: search.keyword,
      itemType: ITEM_TYPE[search.tab],
      RowsPerPage: search.rows ?? PAGE_SIZE,
      PageNumber: search.page,
    },
  })
}

/** Counts the products, services and companies that a keyword finds. */
export function countMatches(keyword: string): Promise<Record<SearchTab, number>> {
  return callApi(searchCalls.countMatches, CountsReply, { values: { keyword } })
}

import { type } from 'superstruct'
import { calls } from './calls.ts'
import { ask } from './client.ts'
import { Listed, type Listing, listingOf } from './listing.ts'
import { list, spelled } from './lists.ts'
import { PAGE_SIZE, type Page, TOTAL_ELSEWHERE } from './page.ts'
import { count, text } from './schema.ts'

export type { Listing } from './listing.ts'

export type SearchTab = 'products' | 'services' | 'company'

const ITEM_TYPE = { products: 'PRODUCTS', services: 'SERVICES', company: 'COMPANY' } as const

const Found = type({ ...Listed.schema, ItemImageAlt: text })
const SearchReply = spelled(
  { searchList: ['Result'], searchListRowCount: TOTAL_ELSEWHERE },
  type({ searchList: list(Found), searchListRowCount: count }),
)
const CountsReply = type({ TotalProduct: count, TotalService: count, TotalCompany: count })

/** One page of what a keyword finds; `page` starts at 1. An empty keyword finds everything. Spec section 7. */
export async function searchItems(search: {
  keyword: string
  tab: SearchTab
  page: number
}): Promise<Page<Listing>> {
  const reply = await ask(calls.searchItems, SearchReply, {
    values: {
      searchKeyword: search.keyword,
      itemType: ITEM_TYPE[search.tab],
      RowsPerPage: PAGE_SIZE,
      PageNumber: search.page,
    },
  })
  return {
    items: reply.searchList.map(found => listingOf(found, found.ItemImageAlt)),
    total: reply.searchListRowCount,
  }
}

/** How many products, services and companies a keyword finds. */
export async function countMatches(keyword: string): Promise<Record<SearchTab, number>> {
  const reply = await ask(calls.countMatches, CountsReply, { values: { keyword } })
  return { products: reply.TotalProduct, services: reply.TotalService, company: reply.TotalCompany }
}

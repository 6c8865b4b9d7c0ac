import { type } from 'superstruct'
import { calls } from './calls.ts'
import { request } from './client.ts'
import { type ListItem, ListItemReply, listItemOf, PAGE_SIZE, type Page, TOTAL_ALIASES } from './list-item.ts'
import { list, withAliases } from './lists.ts'
import { count, text } from './schema.ts'

export type SearchTab = 'products' | 'services' | 'company'

const ITEM_TYPE = { products: 'PRODUCTS', services: 'SERVICES', company: 'COMPANY' } as const

const SearchReply = withAliases(
  { searchList: ['Result'], searchListRowCount: TOTAL_ALIASES },
  type({
    searchList: list(type({ ...ListItemReply.schema, ItemImageAlt: text })),
    searchListRowCount: count,
  }),
)
const CountsReply = type({ TotalProduct: count, TotalService: count, TotalCompany: count })

/** One page of what a keyword finds; `page` starts at 1. An empty keyword finds everything. */
export async function searchItems(search: {
  keyword: string
  tab: SearchTab
  page: number
}): Promise<Page<ListItem>> {
  const reply = await request(calls.searchItems, SearchReply, {
    values: {
      searchKeyword: search.keyword,
      itemType: ITEM_TYPE[search.tab],
      RowsPerPage: PAGE_SIZE,
      PageNumber: search.page,
    },
  })
  return {
    items: reply.searchList.map(item => listItemOf(item, item.ItemImageAlt)),
    total: reply.searchListRowCount,
  }
}

/** How many products, services and companies a keyword finds. */
export async function countMatches(keyword: string): Promise<Record<SearchTab, number>> {
  const reply = await request(calls.countMatches, CountsReply, { values: { keyword } })
  return { products: reply.TotalProduct, services: reply.TotalService, company: reply.TotalCompany }
}

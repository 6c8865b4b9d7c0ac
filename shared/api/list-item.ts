import type { Infer, Struct } from 'superstruct'
import type { FactFilter } from './fact-filter.ts'
import { list } from './lists.ts'
import { record, withAliases } from './record.ts'
import { count, id, optionalId, requiredName, text } from './schema.ts'
import { url } from './url.ts'

/** The fields that search results and category lists share. Each names the second picture differently. */
export const ListItemReply = record({
  id: ['Id', id],
  name: ['Name', requiredName],
  category: ['Category', text],
  description: ['ShortDescription', text],
  companyId: ['CompanyId', optionalId],
  companyName: ['CompanyName', text],
  location: ['Location', text],
  image: ['ItemImage', url],
})

/** An entry of a list. `companyId` is 0 and `alternateImage`, which is shown on hover, is '' when there is none. */
export type ListItem = Infer<typeof ListItemReply> & { alternateImage: string }

/** Rows per page of the search and of a company's lists. The first page is 1. */
export const PAGE_SIZE = 10

export const PAGED = ['RowsPerPage', 'PageNumber'] as const

/** One page of a longer list. `total` counts the entries of the full list. */
export type Page<Item> = { items: Item[]; total: number }

/** Returns the schema of a paged list. Its fields begin with the list's own name, or have the general names. */
export function pageReply<Item, Schema>(name: string, of: Struct<Item, Schema>): Struct<Page<Item>, unknown> {
  const total = `${name}RowCount`
  return withAliases(
    { [name]: ['Result'], [total]: ['pageInfo.RowCount'] },
    record({ items: [name, list(of, 'required', PAGE_SIZE)], total: [total, count] }),
  )
}

/** The orders in which a list may be sorted, the default first. */
export const sorts = ['relevance', 'name', 'newest'] as const

/** The filters of a list, on hosts that support them. `state` '' and `categoryId` 0 mean no filter. */
export type Filters = { sort: (typeof sorts)[number]; state: string; categoryId: number }

/** Filters by facts on such hosts: only some items, only one seller's, and no facts read from the words. */
export type FactFilters = { facts: readonly FactFilter[]; companyId: number; isOnlyWords: boolean }

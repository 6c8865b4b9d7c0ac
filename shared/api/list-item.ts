import type { Infer, Struct } from 'superstruct'
import { list } from './lists.ts'
import { record, withAliases } from './record.ts'
import { count, id, optionalId, requiredName, text } from './schema.ts'
import { url } from './url.ts'

/** The fields that search results and category lists share; the second picture has a name of its own in each. */
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

/**
 * A product, service or company in a list. `companyId` is 0 when the server does not name the company.
 * `alternateImage` is shown on hover; '' when there is none.
 */
export type ListItem = Infer<typeof ListItemReply> & { alternateImage: string }

/** Rows per page of search and of a company's lists; the first page is 1. */
export const PAGE_SIZE = 10

/** How the query names a page. */
export const PAGED = ['RowsPerPage', 'PageNumber'] as const

/** One page of a longer list; `total` counts all of it. */
export type Page<Item> = { items: Item[]; total: number }

/** The reply of a paged list, whose fields begin with its own name unless they have the general ones. */
export function pageReply<Item, Schema>(name: string, of: Struct<Item, Schema>): Struct<Page<Item>, unknown> {
  const total = `${name}RowCount`
  return withAliases(
    { [name]: ['Result'], [total]: ['pageInfo.RowCount'] },
    record({ items: [name, list(of, 'required', PAGE_SIZE)], total: [total, count] }),
  )
}

/** How a list may be sorted, the usual way first. */
export const sorts = ['relevance', 'name', 'newest'] as const

/** What a list is narrowed to, where the host can do so. `state` is '' and `categoryId` 0 for all of them. */
export type Filters = { sort: (typeof sorts)[number]; state: string; categoryId: number }

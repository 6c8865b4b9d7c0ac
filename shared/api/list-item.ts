import { type Infer, type } from 'superstruct'
import { id, optionalId, requiredText, text } from './schema.ts'
import { safeUrl } from './url.ts'

/** A product, service or company in a list. `companyId` is 0 when the server does not name the company. */
export type ListItem = {
  id: number
  name: string
  category: string
  description: string
  companyId: number
  companyName: string
  location: string
  image: string
  /** Shown on hover; '' when there is none. */
  alternateImage: string
}

/** The fields that search results and category lists share; the second picture has a name of its own in each. */
export const ListItemReply = type({
  Id: id,
  Name: requiredText,
  Category: text,
  ShortDescription: text,
  CompanyId: optionalId,
  CompanyName: text,
  Location: text,
  ItemImage: text,
})

export function listItemOf(entry: Infer<typeof ListItemReply>, alternateImage: string): ListItem {
  return {
    id: entry.Id,
    name: entry.Name,
    category: entry.Category,
    description: entry.ShortDescription,
    companyId: entry.CompanyId,
    companyName: entry.CompanyName,
    location: entry.Location,
    image: safeUrl(entry.ItemImage),
    alternateImage: safeUrl(alternateImage),
  }
}

/** Rows per page of search and of a company's lists; the first page is 1. */
export const PAGE_SIZE = 10

/** One page of a longer list; `total` counts all of it. */
export type Page<Item> = { items: Item[]; total: number }

/** Other names of the total in paged replies. */
export const TOTAL_ALIASES = ['pageInfo.RowCount']

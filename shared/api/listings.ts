import { type } from 'superstruct'
import { calls } from './calls.ts'
import { request } from './client.ts'
import type { Kind } from './kind.ts'
import { type ListItem, ListItemReply, listItemOf } from './list-item.ts'
import { listReply } from './lists.ts'
import { text } from './schema.ts'

const Entry = type({ ...ListItemReply.schema, ItemImage2: text })
const CALL = { product: calls.productListing, service: calls.serviceListing } as const

/** The products or services of a category, all of them at once. Spec sections 3 and 7. */
export async function fetchCategoryItems(kind: Kind, categoryId: number): Promise<ListItem[]> {
  const entries = await request(CALL[kind], listReply(Entry), { values: { categoryId } })
  return entries.map(entry => listItemOf(entry, entry.ItemImage2))
}

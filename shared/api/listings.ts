import { type } from 'superstruct'
import { calls } from './calls.ts'
import { ask } from './client.ts'
import type { Kind } from './kind.ts'
import { Listed, type Listing, listingOf } from './listing.ts'
import { listReply } from './lists.ts'
import { text } from './schema.ts'

const Entry = type({ ...Listed.schema, ItemImage2: text })
const CALL = { product: calls.productListing, service: calls.serviceListing } as const

/** The products or services of a category, all of them at once. Spec sections 3 and 7. */
export async function fetchListing(kind: Kind, categoryId: number): Promise<Listing[]> {
  const entries = await ask(CALL[kind], listReply(Entry), { values: { categoryId } })
  return entries.map(entry => listingOf(entry, entry.ItemImage2))
}

import { type } from 'superstruct'
import { calls } from './calls.ts'
import { request } from './client.ts'
import type { Kind } from './items.ts'
import type { ListItem } from './list-item.ts'
import { listReply } from './lists.ts'
import { id, requiredText, text } from './schema.ts'
import { safeUrl } from './url.ts'

/** A recommended product or service. */
export type RecommendedItem = Pick<ListItem, 'id' | 'name' | 'image' | 'alternateImage'>

// A service comes under the same field names.
const Entry = type({ ProductId: id, ProductName: requiredText, DefaultImage: text, AdditionalImage: text })
const CALL = { product: calls.recommendedProducts, service: calls.recommendedServices } as const

/** The products or services of the home page's grid and carousel. */
export async function fetchRecommended(kind: Kind): Promise<RecommendedItem[]> {
  const entries = await request(CALL[kind], listReply(Entry), { values: {} })
  return entries.map(entry => ({
    id: entry.ProductId,
    name: entry.ProductName,
    image: safeUrl(entry.DefaultImage),
    alternateImage: safeUrl(entry.AdditionalImage),
  }))
}

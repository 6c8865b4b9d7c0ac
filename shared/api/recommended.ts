import { type } from 'superstruct'
import { calls } from './calls.ts'
import { request } from './client.ts'
import type { Kind } from './kind.ts'
import { listReply } from './lists.ts'
import { id, requiredText, text } from './schema.ts'
import { safeUrl } from './url.ts'

/** A recommended product or service; `alternateImage` shows on hover and may be ''. */
export type Card = { id: number; name: string; image: string; alternateImage: string }

// A service comes under the same field names (spec section 3).
const Entry = type({ ProductId: id, ProductName: requiredText, DefaultImage: text, AdditionalImage: text })
const CALL = { product: calls.recommendedProducts, service: calls.recommendedServices } as const

/** The products or services of the home page's grid and carousel. Spec sections 2 and 7. */
export async function fetchRecommended(kind: Kind): Promise<Card[]> {
  const entries = await request(CALL[kind], listReply(Entry), { values: {} })
  return entries.map(entry => ({
    id: entry.ProductId,
    name: entry.ProductName,
    image: safeUrl(entry.DefaultImage),
    alternateImage: safeUrl(entry.AdditionalImage),
  }))
}

import type { Infer } from 'superstruct'
import { get } from './call.ts'
import { callApi } from './client.ts'
import { extraText, type Kind } from './items.ts'
import { listReply } from './lists.ts'
import { record } from './record.ts'
import { id, requiredName } from './schema.ts'
import { url } from './url.ts'

export const recommendedCalls = {
  recommendedProducts: get('/api/public/product/recommended'),
  recommendedServices: get('/api/public/service/recommended'),
}

// A service has the same field names.
const Entry = record({
  id: ['ProductId', id],
  name: ['ProductName', requiredName],
  image: ['DefaultImage', url],
  alternateImage: ['AdditionalImage', url],
  facts: ['Facts', extraText],
})
const CALL = {
  product: recommendedCalls.recommendedProducts,
  service: recommendedCalls.recommendedServices,
} as const

export type RecommendedItem = Infer<typeof Entry>

/** Fetches the products or services of the home page's grid and carousel. */
export function fetchRecommended(kind: Kind): Promise<RecommendedItem[]> {
  return callApi(CALL[kind], listReply(Entry), { values: {} })
}

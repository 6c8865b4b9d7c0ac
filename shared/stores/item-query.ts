import { fetchItem } from '#shared/api/items.ts'
import { createQuery } from './query.ts'

/** The query for a product or service by id, shared by all elements that show it. */
export const itemQuery = createQuery(fetchItem)

import { fetchItem } from '#shared/api/items.ts'
import { createQuery } from './query.ts'

/** A product or service by its id, asked for once by all that show it. */
export const itemQuery = createQuery(fetchItem)

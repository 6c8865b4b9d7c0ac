import { fetchAllCategories } from '#shared/api/categories.ts'
import { fetchItem } from '#shared/api/items.ts'
import { createQuery } from './query.ts'

// What several widgets show, asked for once by all of them.

/** Every category, both kinds in one list. */
export const categoriesQuery = createQuery(fetchAllCategories)

/** A product or service by its id. */
export const itemQuery = createQuery(fetchItem)

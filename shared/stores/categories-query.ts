import { fetchAllCategories } from '#shared/api/categories.ts'
import { createQuery } from './query.ts'

/** Every category, both kinds in one list, asked for once by all that show some. */
export const categoriesQuery = createQuery(fetchAllCategories)

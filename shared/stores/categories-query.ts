import { fetchAllCategories } from '#shared/api/categories.ts'
import { createQuery } from './query.ts'

/** The query for every category, both kinds in one list, shared by all elements that show some. */
export const categoriesQuery = createQuery(fetchAllCategories)

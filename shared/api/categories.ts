import type { Infer } from 'superstruct'
import { get } from './call.ts'
import { callApi } from './client.ts'
import type { Kind } from './items.ts'
import { type ListItem, ListItemReply } from './list-item.ts'
import { firstOrBlank, list, listReply } from './lists.ts'
import { record, withAliases } from './record.ts'
import { id, oneOf, optionalId, requiredName, text } from './schema.ts'
import { url } from './url.ts'

export const categoryCalls = {
  topCategories: get('/api/public/category/top10'),
  allCategories: get('/api/public/category/all'),
  productSubCategories: get('/api/public/product/category', 'categoryId'),
  serviceSubCategories: get('/api/public/service/category', 'categoryId'),
  productListing: get('/api/public/product/list/category', 'categoryId'),
  serviceListing: get('/api/public/service/list/category', 'categoryId'),
}

const Entry = record({
  id: ['CategoryId', id],
  name: ['CategoryName', requiredName],
  description: ['ShortDescription', text],
  iconUrl: ['IconURL', url],
})
const kindName = oneOf<Kind>({ product: 'product', service: 'service' })
const TypedEntry = withAliases(
  { CategoryType: ['TypeName'] },
  record({ ...Entry.schema, kind: ['CategoryType', kindName] }),
)
const CategoriesReply = listReply(TypedEntry, 'categoryList', 'CategoryList')
const Family = record({
  id: ['ParentCategoryId', optionalId],
  name: ['ParentCategoryName', text],
  children: ['CategoryList', list(Entry)],
})
const CategoryItemsReply = listReply(record({ ...ListItemReply.schema, alternateImage: ['ItemImage2', url] }))

const LISTING = { product: categoryCalls.productListing, service: categoryCalls.serviceListing } as const
const SUB_CATEGORIES = {
  product: categoryCalls.productSubCategories,
  service: categoryCalls.serviceSubCategories,
} as const

export type Category = Infer<typeof TypedEntry>

/** A category with its sub-categories, for the left menu of a listing. */
export type SubCategories = { parent: { id: number; name: string }; categories: Category[] }

/** Fetches the ten categories of the menu, both kinds in one list. */
export function fetchTopCategories(): Promise<Category[]> {
  return callApi(categoryCalls.topCategories, CategoriesReply, { values: {} })
}

/** Fetches every category, both kinds in one list. */
export function fetchAllCategories(): Promise<Category[]> {
  return callApi(categoryCalls.allCategories, CategoriesReply, { values: {} })
}

/** Fetches the parent of a category and its sub-categories. */
export async function fetchSubCategories(kind: Kind, categoryId: number): Promise<SubCategories> {
  const { children, ...parent } = await callApi(SUB_CATEGORIES[kind], firstOrBlank(Family), {
    values: { categoryId },
  })
  return { parent, categories: children.map(child => ({ ...child, kind })) }
}

/** Fetches all products or services of a category at once. */
export function fetchCategoryItems(kind: Kind, categoryId: number): Promise<ListItem[]> {
  return callApi(LISTING[kind], CategoryItemsReply, { values: { categoryId } })
}

export function categoriesOf(kind: Kind, categories: readonly Category[]): Category[] {
  return categories.filter(category => category.kind === kind)
}

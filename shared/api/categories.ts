import { type Infer, type } from 'superstruct'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { request } from './client.ts'
import type { Kind } from './items.ts'
import { type ListItem, ListItemReply, listItemOf } from './list-item.ts'
import { firstOf, list, listReply, withAliases } from './lists.ts'
import { id, oneOf, optionalId, requiredText, text } from './schema.ts'
import { safeUrl } from './url.ts'

export type Category = { id: number; name: string; description: string; iconUrl: string; kind: Kind }

/** A category with its sub-categories, for the left menu of a listing. */
export type SubCategories = { parent: { id: number; name: string }; categories: Category[] }

const kindName = oneOf<Kind>({ product: 'product', service: 'service' })
const Entry = type({ CategoryId: id, CategoryName: requiredText, ShortDescription: text, IconURL: text })
const TypedEntry = withAliases(
  { CategoryType: ['TypeName'] },
  type({ ...Entry.schema, CategoryType: kindName }),
)
const FamilyReply = firstOf(
  type({ ParentCategoryId: optionalId, ParentCategoryName: text, CategoryList: list(Entry) }),
)
const CategoryItem = type({ ...ListItemReply.schema, ItemImage2: text })

const LISTING = { product: calls.productListing, service: calls.serviceListing } as const
const SUB_CATEGORIES = { product: calls.productSubCategories, service: calls.serviceSubCategories } as const

/** The ten categories of the menu, both kinds in one list. */
export function fetchTopCategories(): Promise<Category[]> {
  return fetchCategories(calls.topCategories)
}

/** Every category, both kinds in one list. */
export function fetchAllCategories(): Promise<Category[]> {
  return fetchCategories(calls.allCategories)
}

/** The parent of a category and its sub-categories. */
export async function fetchSubCategories(kind: Kind, categoryId: number): Promise<SubCategories> {
  const family = await request(SUB_CATEGORIES[kind], FamilyReply, { values: { categoryId } })
  return {
    parent: { id: family?.ParentCategoryId ?? 0, name: family?.ParentCategoryName ?? '' },
    categories: (family?.CategoryList ?? []).map(entry => categoryOf(entry, kind)),
  }
}

/** The products or services of a category, all of them at once. */
export async function fetchCategoryItems(kind: Kind, categoryId: number): Promise<ListItem[]> {
  const items = await request(LISTING[kind], listReply(CategoryItem), { values: { categoryId } })
  return items.map(item => listItemOf(item, item.ItemImage2))
}

export function categoriesOf(kind: Kind, categories: readonly Category[]): Category[] {
  return categories.filter(category => category.kind === kind)
}

async function fetchCategories(call: Call<never>): Promise<Category[]> {
  const entries = await request(call, listReply(TypedEntry, 'categoryList', 'CategoryList'), { values: {} })
  return entries.map(entry => categoryOf(entry, entry.CategoryType))
}

function categoryOf(entry: Infer<typeof Entry>, kind: Kind): Category {
  return {
    id: entry.CategoryId,
    name: entry.CategoryName,
    description: entry.ShortDescription,
    iconUrl: safeUrl(entry.IconURL),
    kind,
  }
}

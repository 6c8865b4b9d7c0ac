type CategoryFields = {
  id?: number
  name?: string
  description?: string
  icon?: string
  kind?: 'product' | 'service'
}

const sampleCategories: CategoryFields[] = [
  { name: 'Valves', description: 'Ball, gate, globe and check valves' },
  { name: 'Pipes and fittings', description: 'Seamless and welded, flanges, elbows' },
  { name: 'Inspection', description: 'Non-destructive testing on site', kind: 'service' },
]

/** The reply of `GET /api/public/category/top10` and of `/all`: both kinds in one list. */
export function categoriesReply(categories = sampleCategories) {
  return categories.map((fields, index) => ({
    ...entryReply(fields, index),
    CategoryType: fields.kind === 'service' ? 'Service' : 'Product',
  }))
}

/** The reply of `GET /api/public/product/category` and of its twin for services. */
export function subCategoriesReply(
  family: { id?: number; name?: string; categories?: CategoryFields[] } = {},
) {
  return {
    ParentCategoryId: family.id ?? 1,
    ParentCategoryName: family.name ?? 'Valves',
    CategoryList: (family.categories ?? [{ name: 'Ball valves' }, { name: 'Gate valves' }]).map(entryReply),
  }
}

type CardFields = { id?: number; name?: string; image?: string; alternateImage?: string }

/** The reply of `GET /api/public/product/recommended` and of its twin for services. */
export function recommendedReply(cards: CardFields[] = [{}, {}, {}, {}, {}, {}]) {
  return cards.map((fields, index) => ({
    ProductId: fields.id ?? index + 1,
    ProductName: fields.name ?? `Mud pump ${index + 1}`,
    DefaultImage: fields.image ?? '/pictures/pump-1.svg',
    AdditionalImage: fields.alternateImage ?? '/pictures/pump-2.svg',
  }))
}

type TenderFields = { agency?: string; title?: string; closingDate?: string }

/** The reply of `GET /api/public/rfqtender/list`. */
export function tendersReply(lists: { rfqs?: TenderFields[]; tenders?: TenderFields[] } = {}) {
  return {
    RfqResult: (lists.rfqs ?? [{ title: 'Gaskets for a shutdown' }]).map(tenderReply),
    TenderResult: (lists.tenders ?? [{ title: 'Hook-up and commissioning' }]).map(tenderReply),
  }
}

function tenderReply(fields: TenderFields) {
  return {
    Agency: fields.agency ?? 'Labuan Marine Terminals',
    Title: fields.title ?? 'Supply of valves',
    ClosingDate: fields.closingDate ?? '30 November 2026',
  }
}

function entryReply(fields: CategoryFields, index: number) {
  return {
    CategoryId: fields.id ?? index + 1,
    CategoryName: fields.name ?? `Category ${index + 1}`,
    ShortDescription: fields.description ?? '',
    IconURL: fields.icon ?? '/pictures/category.svg',
  }
}

type CategoryWords = {
  id?: number
  name?: string
  description?: string
  icon?: string
  kind?: 'product' | 'service'
}

const usual: CategoryWords[] = [
  { name: 'Valves', description: 'Ball, gate, globe and check valves' },
  { name: 'Pipes and fittings', description: 'Seamless and welded, flanges, elbows' },
  { name: 'Inspection', description: 'Non-destructive testing on site', kind: 'service' },
]

/** The reply of `GET /api/public/category/top10` and of `/all`: both kinds in one list. */
export function categoriesReply(categories = usual) {
  return categories.map((words, index) => ({
    ...entryReply(words, index),
    CategoryType: words.kind === 'service' ? 'Service' : 'Product',
  }))
}

/** The reply of `GET /api/public/product/category` and of its twin for services. */
export function subCategoriesReply(
  family: { id?: number; name?: string; categories?: CategoryWords[] } = {},
) {
  return {
    ParentCategoryId: family.id ?? 1,
    ParentCategoryName: family.name ?? 'Valves',
    CategoryList: (family.categories ?? [{ name: 'Ball valves' }, { name: 'Gate valves' }]).map(entryReply),
  }
}

type CardWords = { id?: number; name?: string; image?: string; alternateImage?: string }

/** The reply of `GET /api/public/product/recommended` and of its twin for services. */
export function recommendedReply(cards: CardWords[] = [{}, {}, {}, {}, {}, {}]) {
  return cards.map((words, index) => ({
    ProductId: words.id ?? index + 1,
    ProductName: words.name ?? `Mud pump ${index + 1}`,
    DefaultImage: words.image ?? '/pictures/pump-1.svg',
    AdditionalImage: words.alternateImage ?? '/pictures/pump-2.svg',
  }))
}

type TenderWords = { agency?: string; title?: string; closingDate?: string }

/** The reply of `GET /api/public/rfqtender/list`. */
export function tendersReply(lists: { rfqs?: TenderWords[]; tenders?: TenderWords[] } = {}) {
  return {
    RfqResult: (lists.rfqs ?? [{ title: 'Gaskets for a shutdown' }]).map(tenderReply),
    TenderResult: (lists.tenders ?? [{ title: 'Hook-up and commissioning' }]).map(tenderReply),
  }
}

function tenderReply(words: TenderWords) {
  return {
    Agency: words.agency ?? 'Labuan Marine Terminals',
    Title: words.title ?? 'Supply of valves',
    ClosingDate: words.closingDate ?? '30 November 2026',
  }
}

function entryReply(words: CategoryWords, index: number) {
  return {
    CategoryId: words.id ?? index + 1,
    CategoryName: words.name ?? `Category ${index + 1}`,
    ShortDescription: words.description ?? '',
    IconURL: words.icon ?? '/pictures/category.svg',
  }
}

type FactFacetFields = {
  key: string
  name: string
  kind?: 'choice' | 'number' | 'text'
  unit?: string
  values: [value: string, count: number, number?: number][]
  more?: number
  min?: number
  max?: number
}

type FacetFields = {
  categories?: [id: number, name: string, count: number][]
  states?: [name: string, count: number][]
  facts?: FactFacetFields[]
}

type FactFields = {
  key: string
  name: string
  value: string
  unit?: string
  number?: number
  differs?: boolean
}

const factReply = ({ key, name, value, unit = '', number, differs }: FactFields) => ({
  Key: key,
  Name: name,
  Names: {},
  Value: value,
  Unit: unit,
  Number: number ?? null,
  ...(differs !== undefined && { Differs: differs }),
})

/** What a host with `search-extensions` read in a keyword, beside the counts. No item has a fact that is `unmet`. */
export const readReply = (read: {
  category?: [id: number, name: string]
  facts?: (FactFields & { without: string; unmet?: boolean })[]
  other?: string
  corrected?: string
}) => ({
  read: {
    CategoryId: read.category?.[0] ?? 0,
    CategoryName: read.category?.[1] ?? '',
    Facts: (read.facts ?? []).map(fact => ({
      ...factReply(fact),
      Values: fact.unmet ? [] : [fact.value],
      Without: fact.without,
    })),
    Other: read.other ?? '',
    Corrected: read.corrected ?? '',
  },
})

/** The additions of a host with `search-extensions` to the counts: filters, other keywords, a mark for near results. */
export function facetsReply(
  facets: { products?: FacetFields; services?: FacetFields; company?: FacetFields } = {},
  suggestions: string[] = [],
  nearest = false,
) {
  const reply = ({ categories = [], states = [], facts = [] }: FacetFields = {}) => ({
    categories: categories.map(([CategoryId, CategoryName, Count]) => ({ CategoryId, CategoryName, Count })),
    states: states.map(([State, Count]) => ({ State, Count })),
    facts: facts.map(({ key, name, kind = 'choice', unit = '', values, more = 0, min, max }) => ({
      Key: key,
      Name: name,
      Names: {},
      Kind: kind,
      Unit: unit,
      Values: values.map(([Value, Count, number]) => ({ Value, Count, Number: number ?? null })),
      More: more,
      Min: min ?? null,
      Max: max ?? null,
    })),
  })
  return {
    facets: {
      PRODUCTS: reply(facets.products),
      SERVICES: reply(facets.services),
      COMPANY: reply(facets.company),
    },
    nearest,
    suggestions,
  }
}

type ListItemFields = {
  id?: number
  name?: string
  category?: string
  description?: string
  companyId?: number
  companyName?: string
  location?: string
  image?: string
  alternateImage?: string
  facts?: FactFields[]
  isNear?: boolean
}

/** The reply of `GET /api/public/search/item`: one page, and the total. */
export function searchReply(found: ListItemFields[] = [{}], total = found.length) {
  return { searchList: found.map(listItemReply), searchListRowCount: total }
}

/** The reply of `GET /api/public/search/item/count`. */
export function countsReply(counts: { products?: number; services?: number; company?: number } = {}) {
  return {
    TotalProduct: counts.products ?? 0,
    TotalService: counts.services ?? 0,
    TotalCompany: counts.company ?? 0,
  }
}

/** The reply of `GET /api/public/product/list/category` and of its twin for services. */
export function listingReply(entries: ListItemFields[] = [{}]) {
  return entries.map((fields, index) => {
    const { ItemImageAlt, ...entry } = listItemReply(fields, index)
    return { ...entry, ItemImage2: ItemImageAlt }
  })
}

function listItemReply(fields: ListItemFields, index: number) {
  return {
    Id: fields.id ?? index + 1,
    Name: fields.name ?? `Ball valve ${index + 1}`,
    Category: fields.category ?? 'Valves',
    ShortDescription: fields.description ?? 'Trunnion mounted, fire safe.',
    CompanyId: fields.companyId ?? 12,
    CompanyName: fields.companyName ?? 'Kerteh Flow Control Sdn Bhd',
    Location: fields.location ?? 'Kerteh, Terengganu',
    ItemImage: fields.image ?? '/pictures/valve-1.svg',
    ItemImageAlt: fields.alternateImage ?? '/pictures/valve-2.svg',
    ...(fields.facts && { Facts: fields.facts.map(factReply) }),
    ...(fields.isNear && { Near: true }),
  }
}

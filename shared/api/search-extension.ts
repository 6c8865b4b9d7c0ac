import { type Infer, Struct } from 'superstruct'
import { get } from './call.ts'
import { type CallOptions, callApi } from './client.ts'
import { writeFactFilters } from './fact-filter.ts'
import { FactReply, numberOrNull, textsByLanguage } from './facts.ts'
import {
  type FactFilters,
  type Filters,
  ListItemReply,
  PAGE_SIZE,
  PAGED,
  type Page,
  pageReply,
} from './list-item.ts'
import { firstOf, firstOrBlank, list } from './lists.ts'
import { record } from './record.ts'
import { count, flag, id, oneOf, requiredName, text } from './schema.ts'
import { ITEM_TYPE, type SearchTab } from './search.ts'
import { url } from './url.ts'

export { readFactFilters } from './fact-filter.ts'

// Parameters that a host may support beyond the specification. They are sent only with `search-extensions`.
const BY_FACTS = ['facts', 'companyId', 'words'] as const
const searchFiltered = get(
  '/api/public/search/item',
  'searchKeyword',
  'itemType',
  ...PAGED,
  'sort',
  'state',
  'categoryId',
  ...BY_FACTS,
)
const countFacets = get(
  '/api/public/search/item/count',
  'keyword',
  'state',
  'categoryId',
  'facets',
  'factValues',
  ...BY_FACTS,
)

type Search = { keyword: string; tab: SearchTab; page: number }

const byFacts = ({ facts = [], companyId, isOnlyWords }: Partial<FactFilters>) => ({
  facts: writeFactFilters(facts),
  companyId: companyId || '',
  words: isOnlyWords ? 1 : '',
})

/** Yes only if a server says so; most leave it out. */
const isSaid = new Struct<boolean, null>({
  type: 'yes or no',
  schema: null,
  coercer: value => value === true,
})

/** No is what was asked, and null is what nobody asked for. */
const yesNoOrNull = new Struct<boolean | null, null>({
  type: 'yes, no or null',
  schema: null,
  coercer: value => (typeof value === 'boolean' ? value : null),
})

const rowFields = {
  ...ListItemReply.schema,
  facts: ['Facts', list(record({ ...FactReply.schema, differs: ['Differs', yesNoOrNull] }), 'extra')],
  isNear: ['Near', isSaid],
} as const
const Row = record({ ...rowFields, alternateImage: ['ItemImageAlt', url] })
const SearchReply = pageReply('searchList', Row)

/** An entry of a list with its facts. `differs` is yes or no for those that were asked for. */
export type FactualItem = Infer<typeof Row>

/** Fetches one page of search results, sorted and filtered. Those that only come near stand last. */
export function searchItemsBy(
  filters: Filters & Partial<FactFilters>,
  { keyword, tab, page }: Search,
  options?: CallOptions,
): Promise<Page<FactualItem>> {
  return callApi(searchFiltered, SearchReply, {
    ...options,
    values: {
      searchKeyword: keyword,
      itemType: ITEM_TYPE[tab],
      RowsPerPage: PAGE_SIZE,
      PageNumber: page,
      sort: filters.sort,
      state: filters.state,
      categoryId: filters.categoryId || '',
      ...byFacts(filters),
    },
  })
}

const Category = record({
  id: ['CategoryId', id],
  name: ['CategoryName', requiredName],
  count: ['Count', count],
})
const State = record({ name: ['State', requiredName], count: ['Count', count] })
const factKind = oneOf<'choice' | 'number' | 'text'>({ choice: 'choice', number: 'number', text: 'text' })
const Value = record({
  value: ['Value', requiredName],
  number: ['Number', numberOrNull],
  count: ['Count', count],
})
const FactFacet = record({
  key: ['Key', requiredName],
  name: ['Name', requiredName],
  names: ['Names', textsByLanguage],
  kind: ['Kind', factKind],
  unit: ['Unit', text],
  values: ['Values', list(Value)],
  more: ['More', count],
  min: ['Min', numberOrNull],
  max: ['Max', numberOrNull],
})

/** A fact to choose by: its commonest values with counts, how many `more` there are, and the range of numbers. */
export type FactFacet = Infer<typeof FactFacet>

const Facets = record({
  categories: ['categories', list(Category, 'optional')],
  states: ['states', list(State, 'optional')],
  facts: ['facts', list(FactFacet, 'extra')],
})
// Hosts that do not support facets leave them out.
const facets = firstOrBlank(Facets, 'optional')
const FacetsByTab = record({
  products: [ITEM_TYPE.products, facets],
  services: [ITEM_TYPE.services, facets],
  company: [ITEM_TYPE.company, facets],
})
/**
 * What the words of a keyword were read as: a category (0 is none) and facts, each with the keyword without its words,
 * its other words, and the keyword as it was corrected ('' if it was not). A fact that no item has is without values.
 */
const Read = record({
  categoryId: ['CategoryId', count],
  categoryName: ['CategoryName', text],
  facts: [
    'Facts',
    list(record({ ...FactReply.schema, values: ['Values', list(requiredName)], without: ['Without', text] })),
  ],
  other: ['Other', text],
  corrected: ['Corrected', text],
})

const FacetsReply = record({
  products: ['TotalProduct', count],
  services: ['TotalService', count],
  company: ['TotalCompany', count],
  facets: ['facets', firstOrBlank(FacetsByTab, 'optional')],
  isNearest: ['nearest', flag],
  suggestions: ['suggestions', list(requiredName, 'optional')],
  read: ['read', firstOf(Read, 'extra')],
  /** How many results match everything; undefined if nothing was read. */
  matching: [
    'matching',
    firstOf(
      record({ products: [ITEM_TYPE.products, count], services: [ITEM_TYPE.services, count] }),
      'extra',
    ),
  ],
})

/**
 * Fetches the filters with counts, a flag for results that only come near, and other keywords if none match. Of the fact
 * `allOf`, all values come.
 */
export function fetchFacets(
  keyword: string,
  state: string,
  categoryId: number,
  filters: Partial<FactFilters> & { allOf?: string } = {},
): Promise<Infer<typeof FacetsReply>> {
  return callApi(countFacets, FacetsReply, {
    values: {
      keyword,
      state,
      categoryId: categoryId || '',
      facets: 1,
      factValues: filters.allOf ?? '',
      ...byFacts(filters),
    },
  })
}

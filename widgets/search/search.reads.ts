import { type FirstReads, NUMBER } from '#shared/element/first-reads.ts'

const WITH_FILTERS = {
  state: '',
  categoryId: '',
  facets: '1',
  factValues: '',
  facts: '',
  companyId: '',
  words: '',
}

export const firstReads: FirstReads = {
  'trade-search': (attribute, _, isExtended) => {
    const keyword = attribute('keyword') ?? ''
    const page = {
      searchKeyword: keyword,
      itemType: (attribute('tab', /^(products|services|company)$/) ?? 'products').toUpperCase(),
      RowsPerPage: '10',
      PageNumber: attribute('page', NUMBER) ?? '1',
    }
    const refined = {
      sort: attribute('sort', /^(name|newest)$/) ?? 'relevance',
      state: attribute('state') ?? '',
      categoryId: attribute('category-id', NUMBER) ?? '',
      // Written anew by the element.
      facts: attribute('facts') ? undefined : '',
      companyId: attribute('company-id', NUMBER) ?? '',
      words: attribute('words') ? '1' : '',
    }
    return [
      ['search/item', isExtended ? { ...page, ...refined } : page],
      ['search/item/count', { keyword: attribute('keyword'), ...(isExtended && WITH_FILTERS) }],
    ]
  },
}

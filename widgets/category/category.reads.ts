import { type FirstReads, KIND, NUMBER } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-category': (attribute, _, isExtended) => {
    const kind = attribute('kind', KIND)
    const query = { categoryId: attribute('category-id', NUMBER) }
    if (!kind) return []
    const refined = {
      searchKeyword: '',
      itemType: `${kind}s`.toUpperCase(),
      RowsPerPage: '10',
      PageNumber: attribute('page', NUMBER) ?? '1',
      sort: attribute('sort', /^(name|newest)$/) ?? 'relevance',
      state: attribute('state') ?? '',
      ...query,
      // Written anew by the element.
      facts: attribute('facts') ? undefined : '',
      companyId: '',
      words: '',
    }
    return [
      [`${kind}/category`, query],
      isExtended ? ['search/item', refined] : [`${kind}/list/category`, query],
    ]
  },
}

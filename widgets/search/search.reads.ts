import { type FirstReads, NUMBER } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-search': attribute => {
    // A narrowed list is requested in another way.
    const isNarrowed = attribute('sort') || attribute('state') || attribute('category-id')
    return [
      [
        'search/item',
        {
          searchKeyword: attribute('keyword') ?? '',
          itemType: isNarrowed
            ? undefined
            : (attribute('tab', /^(products|services|company)$/) ?? 'products').toUpperCase(),
          RowsPerPage: '10',
          PageNumber: attribute('page', NUMBER) ?? '1',
        },
      ],
      ['search/item/count', { keyword: attribute('keyword') }],
    ]
  },
}

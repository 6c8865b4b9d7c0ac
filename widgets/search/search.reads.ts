import type { FirstReads } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-search': attribute => [
    [
      'search/item',
      {
        searchKeyword: attribute('keyword') ?? '',
        itemType: (attribute('tab') ?? 'products').toUpperCase(),
        RowsPerPage: '10',
        PageNumber: attribute('page') ?? '1',
      },
    ],
    ['search/item/count', { keyword: attribute('keyword') }],
  ],
}

/** Lists of ten to a page: search results, a category, what a company offers. */
export const lists = {
  'list.total': 'Total Records {count}',
  'list.page': 'Page {page} of {pages}',
  'list.outOfRange': 'There is no page {page}',
  'list.outOfRangeWhy': 'The list is shorter than that. It may have changed since the link was made.',
  'list.firstPage': 'Go to page 1',
  'pager.label': 'Pages',
  'pager.previous': 'Previous page',
  'pager.next': 'Next page',
  'pager.page': 'Page {page}',
} as const

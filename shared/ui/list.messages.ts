import { messages } from '#shared/messages/i18n.ts'

/** Lists of ten to a page: search results, a category, what a company offers. */
export const listMessages = messages('list', {
  total: 'Total Records {count}',
  page: 'Page {page} of {pages}',
  outOfRange: 'There is no page {page}',
  outOfRangeWhy: 'The list is shorter than that. It may have changed since the link was made.',
  firstPage: 'Go to page 1',
})

export const pagerMessages = messages('pager', {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
})

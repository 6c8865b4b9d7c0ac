import { messages } from '#shared/messages/i18n.ts'

export const dialogMessages = messages('dialog', {
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
})

/** Lists with ten entries to a page: search results, a category, a company's offers. */
export const listMessages = messages('list', {
  total: 'Total Records {count}',
  page: 'Page {page} of {pages}',
  outOfRange: 'There is no page {page}',
  outOfRangeWhy: 'The list is shorter than that. It may have changed since this link was created.',
  firstPage: 'Go to page 1',
  exact: 'Everything matches',
  near: 'One or two details differ',
  more: 'Show more ({count})',
  moreText: 'Show more of this text',
})

export const pagerMessages = messages('pager', {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
})

/** Links and places that several widgets name. */
export const navigationMessages = messages('navigation', {
  'category.crumb': 'Categories',
  'category.products': 'Products by Category',
  'category.services': 'Services by Category',
  'category.search': 'Search the marketplace',
  'menu.allProducts': 'View All Products',
  'menu.allServices': 'View All Services',
  'item.search': 'Search the marketplace',
  'search.allCategories': 'Browse all categories',
})

export const crumbMessages = messages('crumb', {
  label: 'You are here',
  home: 'Home',
})

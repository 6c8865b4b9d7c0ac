import { messages } from '#shared/messages/i18n.ts'

export const searchMessages = messages('search', {
  crumb: 'Search',
  results: 'Results for “{keyword}”',
  all: 'All products, services and companies',
  tabs: 'What to search',
  products: 'Products',
  services: 'Services',
  company: 'Company',
  count: '{label} ({count})',
  nothing: 'Nothing found for “{keyword}”',
  nothingAtAll: 'Nothing is listed here yet',
  nothingWhy:
    'There may be a typing error, or the goods go by another name. Try fewer or more general words.',
  elsewhere: '{count} in {label}',
  nothingYet: 'Sellers may still be adding their goods. Look through the categories meanwhile.',
  listLabel: 'Results',
})

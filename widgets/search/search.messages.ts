import { messages } from '#shared/messages/i18n.ts'

export const searchMessages = messages('search', {
  crumb: 'Search',
  results: 'Results for “{keyword}”',
  all: 'All products, services and companies',
  allOf: 'Products and services of {name}',
  tabs: 'What to search',
  products: 'Products',
  services: 'Services',
  company: 'Company',
  count: '{label} ({count})',
  listLabel: 'Results',
})

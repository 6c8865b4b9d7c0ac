import { messages } from '#shared/messages/i18n.ts'

export const suggestMessages = messages('suggest', {
  label: 'Suggestions',
  products: 'Products',
  services: 'Services',
  company: 'Companies',
  all: 'See all results for “{keyword}”',
  none: 'Nothing found for “{keyword}”',
  count: 'Suggestions: {count}',
  recent: 'Recent searches',
  recentCount: 'Recent searches: {count}',
  clear: 'Clear recent searches',
  searchAgain: 'Search again',
  placeholder: 'Product, service or company',
  go: 'Search',
})

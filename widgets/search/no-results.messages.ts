import { messages } from '#shared/messages/i18n.ts'

export const noResultsMessages = messages('noResults', {
  'search.nothing': 'Nothing found for “{keyword}”',
  'search.nothingAtAll': 'Nothing is listed here yet',
  'search.nothingWhy':
    'There may be a typing error, or the goods go by another name. Try fewer or more general words.',
  'search.elsewhere': '{count} in {label}',
  'search.nothingYet': 'Sellers may still be adding their goods. Look through the categories meanwhile.',
})

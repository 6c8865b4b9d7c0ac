import { messages } from '#shared/messages/i18n.ts'

export const noResultsMessages = messages('noResults', {
  'search.nothing': 'Nothing found for “{keyword}”',
  'search.nothingAtAll': 'Nothing is listed here yet',
  'search.nothingWhy': 'Check the spelling, or try another name for it. Or try fewer or more general words.',
  'search.elsewhere': '{count} in {label}',
  'search.nothingYet': 'Sellers may still be adding offers. Meanwhile, browse the categories.',
})

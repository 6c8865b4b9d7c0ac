import { messages } from '#shared/messages/i18n.ts'

export const categoryCarouselMessages = messages('shelf', {
  productCategories: 'Shop by Product Categories',
  serviceCategories: 'Shop by Service Categories',
  previous: 'Previous categories',
  next: 'Next categories',
  empty: 'There are no categories here yet. Sellers may still be adding offers. Try a search instead.',
  failed: 'The categories could not be shown.',
})

import { messages } from '#shared/messages/i18n.ts'

export const categoryCarouselMessages = messages('shelf', {
  productCategories: 'Shop by Product Categories',
  serviceCategories: 'Shop by Service Categories',
  previous: 'Previous categories',
  next: 'Next categories',
  empty: 'There are no categories here yet. Sellers may still be adding their goods; search meanwhile.',
  failed: 'The categories could not be shown.',
})

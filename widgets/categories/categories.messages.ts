import { messages } from '#shared/messages/i18n.ts'

export const categoriesMessages = messages('categories', {
  'category.all': 'All categories',
  'category.noProducts': 'There are no product categories yet.',
  'category.noServices': 'There are no service categories yet.',
  'category.none': 'There are no categories yet',
  'category.noneWhy': 'Sellers may still be adding offers. Meanwhile, search for what you need.',
})

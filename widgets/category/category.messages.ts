import { messages } from '#shared/messages/i18n.ts'

export const categoryMessages = messages('category', {
  placeholder: 'Category',
  menu: 'Related categories',
  productList: 'Products in {name}',
  serviceList: 'Services in {name}',
  nothing: 'Nothing is listed in {name} yet',
  nothingWhy: 'Sellers may have listed it elsewhere. Try a related category, or search the marketplace.',
  wider: 'See all of {name}',
  noMenu: 'The other categories could not be loaded.',
})

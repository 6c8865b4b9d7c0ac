import { messages } from '#shared/messages/i18n.ts'

export const menuMessages = messages('menu', {
  label: 'Main menu',
  home: '{brand}, home',
  shop: 'Shop by Category',
  products: 'Products',
  services: 'Services',
  emptyCategories: 'No categories yet. Search instead, or come back later.',
  searchLabel: 'Search the marketplace',
  searchPlaceholder: 'Search Product or Service or Company...',
  search: 'Search',
  signOut: 'Sign out',
})

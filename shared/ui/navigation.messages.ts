import { messages } from '#shared/messages/i18n.ts'

/** Links and places that several widgets name. */
export const navigationMessages = messages('navigation', {
  'category.crumb': 'Categories',
  'category.products': 'Products by Category',
  'category.services': 'Services by Category',
  'category.search': 'Search the marketplace',
  'menu.allProducts': 'View All Products',
  'menu.allServices': 'View All Services',
  'item.search': 'Search the marketplace',
  'search.allCategories': 'Browse all categories',
})

export const crumbMessages = messages('crumb', {
  label: 'You are here',
  home: 'Home',
})

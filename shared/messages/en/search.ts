/** Search results. */
export const search = {
  'search.crumb': 'Search',
  'search.results': 'Results for “{keyword}”',
  'search.all': 'All products, services and companies',
  'search.tabs': 'What to search',
  'search.products': 'Products',
  'search.services': 'Services',
  'search.company': 'Company',
  'search.count': '{label} ({count})',
  'search.nothing': 'Nothing found for “{keyword}”',
  'search.nothingAtAll': 'Nothing is listed here yet',
  'search.nothingWhy':
    'There may be a typing error, or the goods go by another name. Try fewer or more general words.',
  'search.elsewhere': '{count} in {label}',
  'search.allCategories': 'Browse all categories',
  'search.nothingYet': 'Sellers may still be adding their goods. Look through the categories meanwhile.',
  'search.listLabel': 'Results',
} as const

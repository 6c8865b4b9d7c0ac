/** All categories, and what is listed in one of them. */
export const category = {
  'category.crumb': 'Categories',
  'category.all': 'All categories',
  'category.products': 'Products by Category',
  'category.services': 'Services by Category',
  'category.noProducts': 'There are no product categories yet.',
  'category.noServices': 'There are no service categories yet.',
  'category.none': 'There are no categories yet',
  'category.noneWhy': 'The marketplace may still be filling. Search for what you need meanwhile.',
  'category.search': 'Search the marketplace',
  'category.placeholder': 'Category',
  'category.menu': 'Related categories',
  'category.productList': 'Products in {name}',
  'category.serviceList': 'Services in {name}',
  'category.nothing': 'Nothing is listed in {name} yet',
  'category.nothingWhy':
    'Sellers may list it elsewhere. Look in a category beside it, or search the marketplace.',
  'category.wider': 'See all of {name}',
  'category.noMenu': 'The other categories could not be loaded.',
} as const

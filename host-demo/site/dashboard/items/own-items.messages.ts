import { messages } from '#shared/messages/i18n.ts'

export const ownItemsMessages = messages('offers', {
  all: 'All',
  published: 'Published',
  draft: 'Draft',
  addProduct: 'Add a product',
  addService: 'Add a service',
  yourProducts: 'Your products',
  yourServices: 'Your services',
  placeholder: 'Name, brand, model, number or category',
  noProduct: 'No product yet',
  noService: 'No service yet',
  noneText:
    'Listing is free. Describe it, add pictures and publish it. Buyers can then find it in the search.',
  see: 'See it',
  seeOf: 'See it: {name}',
  seeAsBuyers: 'See it as buyers do',
  allProducts: 'All products',
  allServices: 'All services',
  delete: 'Delete',
  deleteOf: 'Delete {name}',
  deleteAsk: 'Delete {name} and its pictures? Buyers will no longer find it. Quotes keep its name.',
  publish: 'Publish',
  publishOf: 'Publish {name}',
  unpublish: 'Unpublish',
  unpublishOf: 'Unpublish {name}',
  texts: 'Texts',
  newProduct: 'A new product',
  newService: 'A new service',
  newText: 'You add pictures next. Nobody sees it until you publish it.',
  saveNew: 'Save and continue',
})

export const itemFieldMessages = messages('offerField', {
  name: 'Name',
  nameHint: 'Cards show up to 34 characters, so put what buyers look for first.',
  category: 'Category',
  chooseCategory: 'Choose a category',
  short: 'Short description',
  long: 'Description',
  longHint: 'An empty line starts a paragraph. Lines that start with “- ” become a list.',
  sku: 'SKU',
  brand: 'Brand',
  model: 'Model',
  condition: 'Condition',
  conditionHint: 'For example: New',
  material: 'Material',
  origin: 'Country of origin',
  serviceNo: 'Service number',
})

export const pictureMessages = messages('pictures', {
  title: 'Pictures',
  earlier: 'Earlier',
  earlierOf: 'Move picture {number} earlier',
  removeOf: 'Remove picture {number}',
  add: 'Add pictures',
  addHint:
    'JPEG, PNG or WebP, up to 5 MB each, {most} in total. Lists show the first one, and the second one when somebody points at it.',
  adding: 'Adding…',
  added: 'Added.',
  tooLarge: 'it is larger than {most} MB. Choose a smaller one.',
})

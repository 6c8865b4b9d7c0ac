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
  duplicate: 'Duplicate',
  duplicateOf: 'Duplicate {name}',
  texts: 'Texts and facts',
  newProduct: 'A new product',
  newService: 'A new service',
  newText: 'You add pictures next. Nobody sees it until you publish it.',
  saveNew: 'Save and continue',
})

export const severalMessages = messages('several', {
  title: 'Change several at once',
  choose: 'Choose {name}',
  chooseAll_one: 'Choose the one on this page',
  chooseAll_other: 'Choose all {count} on this page',
  chosen: '{count} chosen',
  move: 'Move to a category',
  moveAsk_one: 'Move this item to another category?',
  moveAsk_other: 'Move these {count} items to another category?',
  moveYes: 'Move',
  category: 'New category',
  deleteAsk_one: 'Delete this item and its pictures?',
  deleteAsk_other: 'Delete these {count} items and their pictures?',
  deleteText: 'Buyers will no longer find what you delete. Quotes keep its name.',
  done_one: 'One item changed.',
  done_other: '{count} items changed.',
})

export const firstStepsMessages = messages('firstSteps', {
  title: 'First steps',
  hide: 'Hide this list',
  done: 'Done',
  confirm: 'Confirm your e-mail address',
  confirmText: 'Open the link that we sent to {email}.',
  profile: 'Complete your company profile',
  profileText: 'Say in one line what you offer, and in which town you are.',
  publish: 'Publish three products or services',
  publishText: '{done} of {of} published. Buyers find you by them.',
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

export const factMessages = messages('offerFact', {
  title: 'Facts',
  titleHint: 'Buyers filter and compare by these. Choose a common value or write your own.',
  unit: 'With its unit: {units}',
  wrongUnit: 'Write it with a unit, such as {examples}',
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

import { messages } from '#shared/messages/i18n.ts'

export const addToListMessages = messages('addToList', {
  add: 'Add to RFQ list',
  added: 'On the RFQ list',
  remove: 'Remove from RFQ list',
  quantity: 'Qty',
  quantityOf: 'Quantity: {name}',
  full: 'Your RFQ list is full: it holds {count} lines.',
  open: 'RFQ list',
  count: '{count} on the list',
})

import { messages } from '#shared/messages/i18n.ts'

export const rfqListMessages = messages('rfqList', {
  add: 'Add to RFQ list',
  added: 'On the RFQ list',
  remove: 'Take off the RFQ list',
  full: 'Your RFQ list is full: it holds {count} lines.',
})

import { messages } from '#shared/messages/i18n.ts'

export const rfqMessages = messages('rfq', {
  crumbProduct: 'RFQ - Product',
  crumbService: 'RFQ - Service',
  item: 'RFQ Item',
  formLabel: 'Request for quotation',
  quantity: 'Quantity',
  message: 'Message',
  messageHint: 'Specification, place and date of delivery, certificates',
  send: 'Send RFQ Now',
  confirm: 'Are you sure to submit your RFQ?',
  sentTitle: 'RFQ sucessfully send',
  sentPanel: 'Your request was sent to {company}.',
  back: 'Back to {name}',
  another: 'Send another request',
})

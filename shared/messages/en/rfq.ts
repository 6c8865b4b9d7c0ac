/** Request for quotation. */
export const rfq = {
  'rfq.crumbProduct': 'RFQ - Product',
  'rfq.crumbService': 'RFQ - Service',
  'rfq.item': 'RFQ Item',
  'rfq.formLabel': 'Request for quotation',
  'rfq.quantity': 'Quantity',
  'rfq.message': 'Message',
  'rfq.messageHint': 'Specification, place and date of delivery, certificates',
  'rfq.send': 'Send RFQ Now',
  'rfq.confirm': 'Are you sure to submit your RFQ?',
  'rfq.sentTitle': 'RFQ sucessfully send',
  'rfq.sentPanel': 'Your request is with {company}.',
  'rfq.back': 'Back to {name}',
  'rfq.another': 'Send another request',
} as const

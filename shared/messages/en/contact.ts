/** The public Contact Us form. */
export const contact = {
  'contact.title': 'Contact Us',
  'contact.text': 'Write to the people who run {brand}. We answer by e-mail.',
  'contact.formLabel': 'Message to us',
  'contact.name': 'Name',
  'contact.email': 'E-mail',
  'contact.message': 'Message',
  'contact.send': 'Send a Message',
  'contact.pending': 'Please Wait...',
  'contact.sentTitle': 'Message sent',
  'contact.sentText': 'Thank you. Your message has reached us.',
  'contact.cutShort':
    'This page was closed while your message was being sent, so it may have arrived. Send it again only if you hear nothing from us.',
  'contact.beforeTitle': 'Before you write',
  'contact.beforeSeller':
    'For a price or a delivery, ask the seller: open the product or service and choose Request Quotation or Inquiry.',
  'contact.beforeFaq': 'How to register, search, ask and sell stands in the FAQ.',
  'contact.faq': 'Read the FAQ',
  'contact.search': 'Search the marketplace',
} as const

import { messages } from '#shared/messages/i18n.ts'

export const contactMessages = messages('contact', {
  title: 'Contact Us',
  text: 'Write to the people who run {brand}. We answer by e-mail.',
  formLabel: 'Message to us',
  name: 'Name',
  email: 'E-mail',
  message: 'Message',
  send: 'Send a Message',
  pending: 'Please Wait...',
  sentTitle: 'Message sent',
  sentText: 'Thank you. Your message has reached us.',
  cutShort:
    'This page was closed while your message was being sent, so it may have arrived. Send it again only if you hear nothing from us.',
  beforeTitle: 'Before you write',
  beforeSeller:
    'For a price or a delivery, ask the seller: open the product or service and choose Request Quotation or Inquiry.',
  beforeFaq: 'How to register, search, ask and sell stands in the FAQ.',
  faq: 'Read the FAQ',
  search: 'Search the marketplace',
})

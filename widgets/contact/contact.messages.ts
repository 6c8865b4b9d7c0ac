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
  sentText: 'Thank you. We have received your message.',
  cutShort:
    'This page was closed before the server answered, so your message may have arrived. Send it again only if you do not hear from us.',
  beforeTitle: 'Before you write',
  beforeSeller:
    'For prices and delivery, ask the seller. Open the product or service and choose Request Quotation or Inquiry.',
  beforeFaq: 'The FAQ explains how to register, search, ask and sell.',
  faq: 'Read the FAQ',
  search: 'Search the marketplace',
})

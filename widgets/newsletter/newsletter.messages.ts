import { messages } from '#shared/messages/i18n.ts'

export const newsletterMessages = messages('newsletter', {
  title: 'Newsletter',
  email: 'Your e-mail',
  send: 'Subscribe',
  pending: 'Please Wait...',
  sent: 'Successfully Subscribed',
})

import { messages } from '#shared/messages/i18n.ts'

export const inquiryMessages = messages('inquiry', {
  formLabel: 'Inquiry',
  name: 'Name',
  email: 'E-mail',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'What you need, how much of it, and by when',
  send: 'Send a Message',
  confirm: 'Are you sure to submit your inquiry?',
  sentTitle: 'Inquiry sucessfully send',
})

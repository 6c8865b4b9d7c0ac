/** The inquiry form of a company. */
export const inquiry = {
  'inquiry.formLabel': 'Inquiry',
  'inquiry.name': 'Name',
  'inquiry.email': 'E-mail',
  'inquiry.subject': 'Subject',
  'inquiry.message': 'Message',
  'inquiry.messageHint': 'What you need, how much of it, and by when',
  'inquiry.send': 'Send a Message',
  'inquiry.confirm': 'Are you sure to submit your inquiry?',
  'inquiry.sentTitle': 'Inquiry sucessfully send',
} as const

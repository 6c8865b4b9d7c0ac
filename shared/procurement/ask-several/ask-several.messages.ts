import { messages } from '#shared/messages/i18n.ts'

/** The texts of the inquiry form under its keys, then our own. */
export const askMessages = messages('askSeveral', {
  'inquiry.subject': 'Subject',
  'inquiry.message': 'Message',
  'inquiry.messageHint': 'What you need, how much of it, and by when',
  'inquiry.send': 'Send a Message',
  'inquiry.sentTitle': 'Inquiry sucessfully send',
  bar: 'Ask several companies',
  choose: 'Ask',
  chooseOf: 'Ask {name}',
  ask: 'Ask {count} companies',
  askOne: 'Ask 1 company',
  clear: 'Clear selection',
  most: 'You cannot ask more companies at once.',
  each: 'Each company gets its own inquiry:',
  confirm: 'Are you sure to submit your inquiry to {count} companies?',
  progress: '{sent} of {count} inquiries sent',
  show: 'Show',
  results: 'Your inquiries',
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  notSent: 'Not sent. {reason}',
  mayHaveArrived:
    "We got no clear answer, so this may have arrived. Check the 'Qoute Me' module in Dashboard. If it is not there, try again.",
  retryOf: 'Try again: {name}',
  forget: 'Discard unsent inquiries',
})

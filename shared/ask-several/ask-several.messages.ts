import { messages } from '#shared/messages/i18n.ts'

/** The texts of the inquiry form, under its keys, then our own. */
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
  clear: 'Choose none',
  most: 'That is as many as can be asked at once.',
  each: 'Each gets an inquiry of its own:',
  confirm: 'Are you sure to submit your inquiry to {count} companies?',
  progress: '{sent} of {count} inquiries sent',
  show: 'Show',
  results: 'Your inquiries',
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  notSent: 'Not sent. {reason}',
  mayHaveArrived:
    "We got no clear answer, so this may have arrived. Look in the 'Qoute Me' module in Dashboard; if it is not there, try again.",
  retryOf: 'Try again: {name}',
  forget: 'Forget what was not sent',
})

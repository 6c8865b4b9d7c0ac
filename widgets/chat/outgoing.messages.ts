import { messages } from '#shared/messages/i18n.ts'

export const outgoingMessages = messages('chatOutgoing', {
  'chat.sent': 'Sent',
  'chat.notSent': 'Not sent.',
  'chat.mayHaveArrived':
    'We got no clear answer, so this may have arrived. If it does not appear here soon, try again.',
  'chat.cutShort': 'The page was closed before the server answered, so this may have arrived.',
  'chat.retry': 'Try again',
  'chat.discard': 'Delete',
})

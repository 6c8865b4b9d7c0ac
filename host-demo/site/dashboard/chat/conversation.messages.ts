import { messages } from '#shared/messages/i18n.ts'

export const conversationMessages = messages('conversation', {
  all: 'All conversations',
  notFound: 'Not found',
  messages: 'Messages',
  nothing: 'Nobody has written yet.',
  automatic: 'Automatic answer · {time}',
  yours: 'Your message',
  write: 'Write a message',
  send: 'Send',
  sent: 'Sent',
  notSent: 'Not sent. {reason}',
  none: 'No messages yet',
  noneText: 'A conversation starts when a member writes to a company in the chat box of the storefront.',
  storefront: 'Open the storefront',
  conversations: 'Conversations',
  conversation: 'Conversation',
  choose: 'Choose a conversation.',
  new: '{count} new',
})

import { messages } from '#shared/messages/i18n.ts'

/** All these texts are our own. */
export const chatMessages = messages('chat', {
  title: 'Messages',
  open: 'Open messages',
  minimise: 'Minimise messages',
  unread: '{count} new',
  list: 'Conversations',
  back: 'All conversations',
  choose: 'Choose a conversation, or a company to begin one with.',
  emptyTitle: 'No conversations yet',
  emptyText: 'Companies that you can write to will stand here. Until then, find one by searching.',
  search: 'Search the marketplace',
  begin: 'No messages yet. Write the first one.',
  log: 'Messages with {name}',
  you: 'You wrote:',
  they: '{name} wrote:',
  newMessages: 'New messages',
  messageTo: 'Message to {name}',
  write: 'Write a message',
  send: 'Send',
  sending: 'Sending',
  sent: 'Sent',
  notSent: 'Not sent.',
  mayHaveArrived:
    'We got no clear answer, so this may have arrived. If it does not show here soon, try again.',
  cutShort: 'The page was closed while this was being sent, so it may have arrived.',
  retry: 'Try again',
  discard: 'Delete',
  stale: 'New messages cannot be fetched right now. We go on trying.',
  expired: 'Your session has ended. Sign in again to go on; what you typed is still here.',
})

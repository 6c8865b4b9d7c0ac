import { messages } from '#shared/messages/i18n.ts'

export const chatMessages = messages('chat', {
  title: 'Messages',
  open: 'Open messages',
  minimise: 'Minimise messages',
  unread: '{count} new',
  list: 'Conversations',
  back: 'All conversations',
  choose: 'Choose a conversation, or a company to start one with.',
  emptyTitle: 'No conversations yet',
  emptyText: 'Companies you can write to will appear here. Until then, search for one.',
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
  stale: 'New messages cannot be loaded right now. We will keep trying.',
})

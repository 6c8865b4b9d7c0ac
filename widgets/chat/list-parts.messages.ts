import { messages } from '#shared/messages/i18n.ts'

/** What comes after the first content of the list. */
export const listPartsMessages = messages('chatList', {
  find: 'Find a conversation',
  noneFound: 'No conversation with that name',
})

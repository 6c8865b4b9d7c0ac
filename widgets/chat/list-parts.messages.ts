import { messages } from '#shared/messages/i18n.ts'

/** Texts that come after the first content of the list. */
export const listPartsMessages = messages('chatList', {
  find: 'Find a conversation',
  noneFound: 'No conversation with that name',
})

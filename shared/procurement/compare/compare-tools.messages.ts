import { messages } from '#shared/messages/i18n.ts'

export const compareToolsMessages = messages('compareTools', {
  addAll: 'Add all to the RFQ list',
  added: 'All are on the RFQ list.',
})

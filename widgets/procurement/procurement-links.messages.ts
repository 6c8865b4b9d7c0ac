import { messages } from '#shared/messages/i18n.ts'

export const procurementLinksMessages = messages('procurementLinks', {
  'menu.sent': 'Sent requests',
})

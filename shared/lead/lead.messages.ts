import { messages } from '#shared/messages/i18n.ts'

export const leadMessages = messages('lead', {
  sentWith: 'Sent with your message',
})

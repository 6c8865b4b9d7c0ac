import { messages } from '#shared/messages/i18n.ts'

export const chatLinkMessages = messages('chatLink', {
  chat: 'Chat',
})

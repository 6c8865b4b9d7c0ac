import { messages } from '#shared/messages/i18n.ts'

export const expiredMessages = messages('chatExpired', {
  'chat.expired': 'Your session has ended. Sign in again to continue. What you typed is still here.',
})

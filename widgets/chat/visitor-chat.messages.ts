import { messages } from '#shared/messages/i18n.ts'

export const visitorChatMessages = messages('visitorChat', {
  signInFirst: 'Sign in to send your message. What you write is kept.',
  messageTo: 'Message to the company',
})

import { messages } from '#shared/messages/i18n.ts'

export const visitorChatMessages = messages('visitorChat', {
  signInFirst: 'Sign in to send your message. Your text will be saved.',
  messageTo: 'Message to the company',
})

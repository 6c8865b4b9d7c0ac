import { messages } from '#shared/messages/i18n.ts'

export const passwordMessages = messages('password', {
  show: 'Show password',
  hide: 'Hide password',
})

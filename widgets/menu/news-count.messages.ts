import { messages } from '#shared/messages/i18n.ts'

export const newsCountMessages = messages('newsCount', {
  new: '{count} new',
})

import { messages } from '#shared/messages/i18n.ts'

export const recommendedMessages = messages('recommended', {
  products: 'Recommended Products',
  services: 'Recommended Services',
  failed: 'The recommendations could not be shown.',
})

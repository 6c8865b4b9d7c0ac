import { messages } from '#shared/messages/i18n.ts'

export const aboutMessages = messages('chatAbout', {
  about: 'About: {name}',
  remove: 'Do not mention this item',
  sent: 'Sent requests',
})

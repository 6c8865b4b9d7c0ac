import { messages } from '#shared/messages/i18n.ts'

export const rowFactsMessages = messages('rowFacts', {
  differs: 'Differs:',
})

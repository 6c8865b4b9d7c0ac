import { messages } from '#shared/messages/i18n.ts'

export const rfqButtonMessages = messages('rfqButton', {
  label: 'Request Quotation',
  title: 'Request for quotation',
  missing: 'The form could not be loaded.',
  onStorefront: 'Ask on the marketplace',
})

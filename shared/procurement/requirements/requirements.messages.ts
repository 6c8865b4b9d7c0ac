import { messages } from '#shared/messages/i18n.ts'
import { LABELS } from '#shared/trade/asked.ts'

export const requirementsMessages = messages('requirements', {
  ...LABELS,
  reference: 'Your reference or PO number',
  certificates: 'Certificates needed',
  incoterm: 'Delivery terms (Incoterms 2020)',
  add: 'Add requirements',
  takeOver: 'Fill in from the seller: {facts}',
  filled: '{count} filled in',
  readAs: 'Read as {price}',
  twoReadings: '{typed} can be read in two ways. Which one do you mean?',
  notAPrice: 'Write a number, such as {example}.',
  notADay: 'Write a day up to {last}, or leave this empty.',
  hint: 'Optional. We add what you fill in to the end of your message, in English.',
})

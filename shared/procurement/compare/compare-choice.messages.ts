import { messages } from '#shared/messages/i18n.ts'

export const compareChoiceMessages = messages('compareChoice', {
  compare: 'Compare',
  compareItem: 'Compare: {name}',
  open: 'Compare ({count})',
  full: 'You can compare up to {most} items. Remove one first.',
  chosen: '{count} to compare',
  clear: 'Clear',
})

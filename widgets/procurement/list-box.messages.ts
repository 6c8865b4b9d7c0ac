import { messages } from '#shared/messages/i18n.ts'

export const listBoxMessages = messages('listBox', {
  title: 'RFQ list',
  about: 'Collect what you need, choose sellers, and send everything at once.',
  drop: 'Paste lines from a spreadsheet, or drop a file here',
  paste: 'Paste lines',
  import: 'Import file',
  pasted: 'Pasted lines',
})

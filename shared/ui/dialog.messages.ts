import { messages } from '#shared/messages/i18n.ts'

/** The buttons of dialogs. */
export const dialogMessages = messages('dialog', {
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
})

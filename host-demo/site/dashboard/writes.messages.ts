import { messages } from '#shared/messages/i18n.ts'

/** What to say when nobody knows whether a write has arrived. A repeat has the same key, so it is done once. */
export const doubtMessages = messages('doubt', {
  sent: 'This may have been sent. Look for it above before you send it again.',
  answered: 'This may have been sent. Send it again to be sure: the buyer gets it only once.',
  saved: 'This may have been saved. Save it again to be sure.',
  created: 'This may have been saved. Look for it in the list before you save it again.',
  done: 'This may have been done. Try again to be sure: it is done only once.',
  added: 'This may have been added. Look for it above before you add it again.',
  password: 'Your password may have been changed. Sign in with the new one to be sure.',
  ordered: 'The order may have been placed. Look for it in the table before you order again.',
  undone: 'The order may have been taken back. Look at it in the table before you try again.',
  stepped: 'This may have been sent. Send it again to be sure: it is done and mailed only once.',
})

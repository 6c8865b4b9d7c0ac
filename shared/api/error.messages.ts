import { messages } from '#shared/messages/i18n.ts'

/** The text for each kind of ApiError: it says what happened, then what to do. */
export const errorMessages = messages('error', {
  offline: 'The server cannot be reached. Check your internet connection, then try again.',
  timeout: 'The server took too long to answer. Please try again in a moment.',
  unauthorised: 'You need to be signed in to do this. Please sign in, then try again.',
  forbidden: 'The server does not allow this. Check what you entered, or contact us for help.',
  passwordChangeRequired:
    'You signed in with a temporary password. Open Dashboard and choose your own password, then try again.',
  missing: 'This is no longer available. Go back and choose another.',
  rejected: 'The server did not accept this. Check what you entered, then try again.',
  throttled: 'Too many requests. Please wait {seconds} seconds, then try again.',
  throttledAWhile: 'Too many requests. Please wait a minute, then try again.',
  server: 'The server has a problem. Please try again in a few minutes.',
  shape: 'The server sent an answer we cannot read. Please try again later, or contact us for help.',
  notNotified:
    'This was saved, but we could not notify the company by e-mail. You do not need to send it again.',
  blocked:
    'The server at {apiHost} does not accept requests from {origin}. Ask its operator to allow this site.',
})

import { messages } from '#shared/messages/i18n.ts'

export const stateMessages = messages('state', {
  loading: 'Loading',
  retry: 'Try again',
  failed: 'This could not be shown',
  offline: 'You are offline',
  missing: 'Not found',
  missingText: 'It may have been taken off the market. Try similar words.',
  crashed: 'Something went wrong in this part of the page',
  crashedText: 'The rest of the page still works. Try again. If that does not help, reload the page.',
  badAttribute: 'This part is not set up correctly',
  missingAttribute: 'The attribute "{attribute}" is missing. Ask the site owner to set it.',
  wrongAttribute: 'The attribute "{attribute}" can’t be "{value}". Ask the site owner to fix this.',
  unusable: 'Part of this page did not load. Reload the page, then try again.',
  'dialog.close': 'Close',
  wait: 'Please wait a second!',
  imageMissing: 'Picture not available',
})

import { messages } from '#shared/messages/i18n.ts'

/** States that any widget may be in. */
export const stateMessages = messages('state', {
  loading: 'Loading',
  retry: 'Try again',
  failed: 'This could not be shown',
  offline: 'You are offline',
  missing: 'Not found',
  missingText: 'It may have been taken off the market. Search for something alike.',
  crashed: 'Something went wrong in this part of the page',
  crashedText: 'The rest of the page still works. Try again; if it stays, reload the page.',
  badAttribute: 'This part is not set up',
  missingAttribute: 'The attribute "{attribute}" is missing. The owner of this page has to set it.',
  wrongAttribute: 'The attribute "{attribute}" can’t be "{value}". The owner of this page has to mend it.',
  unusable: 'This page could not load everything that sending needs. Reload it, then try again.',
  'dialog.close': 'Close',
  wait: 'Please wait a second!',
  imageMissing: 'Picture not available',
})

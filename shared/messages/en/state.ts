/** States that any widget may be in, and the buttons of dialogs. */
export const state = {
  'state.loading': 'Loading',
  'state.retry': 'Try again',
  'state.failed': 'This could not be shown',
  'state.offline': 'You are offline',
  'state.missing': 'Not found',
  'state.missingText': 'It may have been taken off the market. Search for something alike.',
  'state.crashed': 'Something went wrong in this part of the page',
  'state.crashedText': 'The rest of the page still works. Try again; if it stays, reload the page.',
  'state.badAttribute': 'This part is not set up',
  'state.missingAttribute': 'The attribute "{attribute}" is missing. The owner of this page has to set it.',
  'state.wrongAttribute':
    'The attribute "{attribute}" can’t be "{value}". The owner of this page has to mend it.',
  'state.wait': 'Please wait a second!',
  'state.imageMissing': 'Picture not available',
  'dialog.ok': 'OK',
  'dialog.cancel': 'Cancel',
  'dialog.close': 'Close',
} as const

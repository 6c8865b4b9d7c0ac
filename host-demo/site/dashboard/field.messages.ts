import { messages } from '#shared/messages/i18n.ts'

/** What every form of the dashboard and of the answer page says. */
export const fieldMessages = messages('field', {
  empty: '{label} is empty',
  ofLine: 'Line {line}: {label}',
  wait: 'Please Wait...',
  removeFile: 'Remove file',
  remove: 'Remove',
  removeEntry: 'Remove {entry} {number}',
  add: 'Add {entry}',
  each: 'each',
  inTotal: 'in total',
  readAs: 'Read as {value}',
  twoReadings: '{typed} can be read in two ways. Which one do you mean?',
  meanings: '{label}: {typed} means',
  choose: '{label} can be read in two ways: choose {first} or {second}',
})

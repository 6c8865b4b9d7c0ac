import { messages } from '#shared/messages/i18n.ts'

export const attachmentsMessages = messages('attachments', {
  add: 'Add files',
  hint: 'PDF, JPEG or PNG. You can also drag them here. We send them as one PDF of up to 10 MB, without bookmarks.',
  list: 'Files, in the order they are sent',
  up: 'Move {name} up',
  down: 'Move {name} down',
  remove: 'Remove {name}',
  moved: '{name} is now {place} of {count}',
  merging: 'Combining {count} files into one PDF',
  merged: '{count} files in one PDF of {size}',
  megabytes: '{size} MB',
  kilobytes: '{size} kB',
  nameOfOne: '{name}.pdf',
  nameOfMany: '{name} and {more} more.pdf',
  nameless: 'Files',
  empty: '{name} is empty. Choose it again or choose another file.',
  unsupported: '{name} is not a PDF, JPEG or PNG. Save it as one of these and add it again.',
  encrypted:
    '{name} is protected by a password, so it cannot be combined with other files. Print it to a PDF without a password and add that PDF.',
  loss: '{name} has a form, a signature, layers, scripts or attached files, so it cannot be combined with other files. Send it alone, or print it to a PDF and add that PDF.',
  othersLeftOut: 'It stays, and the other files are not added.',
  sendAlone: 'Send only {name}',
  broken: '{name} cannot be read. It may be damaged. Open it, save it again, then add the new file.',
  shielded:
    '{name} cannot be added because your browser blocks reading pictures. Save a copy without camera data (EXIF), or attach a PDF.',
  tooLarge:
    'With {files} the total would be {size}, but the limit is 10 MB. Leave some files out or choose smaller ones.',
  tooMany: 'You can send up to {most} files together.',
  failed: 'The files could not be combined. Check your connection and add them again.',
})

import { messages } from '#shared/messages/i18n.ts'

export const attachmentsMessages = messages('attachments', {
  add: 'Add files',
  hint: 'PDF, JPEG or PNG, or drag them here. They are sent as one PDF of at most 10 MB.',
  list: 'Files, in the order in which they are sent',
  up: 'Move {name} up',
  down: 'Move {name} down',
  remove: 'Remove {name}',
  moved: '{name} is now {place} of {count}',
  merging: 'Putting {count} files into one PDF',
  merged: '{count} files in one PDF of {size}',
  megabytes: '{size} MB',
  kilobytes: '{size} kB',
  nameOfOne: '{name}.pdf',
  nameOfMany: '{name} and {more} more.pdf',
  nameless: 'Files',
  empty: '{name} is empty. Choose it again or take another file.',
  unsupported: '{name} is neither a PDF nor a JPEG or PNG picture. Save it as one of these and add it again.',
  encrypted:
    '{name} is protected by a password, so nothing can be put together with it. Print it to a PDF without a password and add that.',
  broken: '{name} cannot be read; it may be damaged. Open it, save it anew and add it again.',
  shielded:
    '{name} cannot be added. Your browser protects pictures from being read. Save the picture as a JPEG in RGB colours, or attach a PDF.',
  tooLarge:
    'With {files} there would be {size} in all, and at most 10 MB can be sent. Leave something out or take smaller files.',
  tooMany: 'At most {most} files can be sent together.',
  failed: 'The files could not be put together. Check your connection and add them again.',
})

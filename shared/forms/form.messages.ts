import { messages, type TextKey } from '#shared/messages/i18n.ts'

/**
 * The prescribed texts for rules and alerts of forms, word for word, then our own for files, failures and drafts
 * (decisions.mdx#no-false-success, decisions.mdx#uploads, decisions.mdx#drafts, decisions.mdx#texts).
 */
export const formMessages = messages('form', {
  emailEmpty: 'Email is empty',
  emailNotValid: 'Email is not valid',
  passwordEmpty: 'Password is empty',
  passwordsDiffer: 'Passwords do not match',
  nameEmpty: 'Name is empty',
  messageEmpty: 'Message is empty',
  subjectEmpty: 'Subject is empty',
  quantityEmpty: 'Quantity is empty',
  quantityNegative: 'Quantity cannot be negative',
  upload: 'Upload File (.pdf)',
  cancelUpload: 'Cancel Upload',
  followUp: "To folow up, please check in 'Qoute Me' module in Dashboard",
  fileNotPdf: 'This file is not a PDF. Please choose a PDF file.',
  fileTooLarge: 'This file is larger than 10 MB. Please choose a smaller PDF file.',
  fileUnreadable: 'This file cannot be read. Please choose it again or choose another one.',
  uploading: 'Uploading the file',
  failedUpload:
    'The file could not be uploaded, so nothing was sent. Your text and your file are still here.',
  failedCreate: 'This could not be sent. Everything you entered is still here.',
  failedNotify: 'This was saved, but we could not notify the company by e-mail.',
  mayHaveArrived:
    'We got no clear answer, so this may have arrived. Everything you entered is still here. Check whether it arrived before you send it again.',
  mayHaveArrivedDashboard:
    "We got no clear answer, so this may have arrived. Check the 'Qoute Me' module in Dashboard. If it is not there, try again. Everything you entered is still here.",
  cutShort:
    "This page was closed before the server answered, so this may have arrived. Check the 'Qoute Me' module in Dashboard before you send it again.",
  retry: 'Try again',
  draftKept: 'Draft saved on this device',
  resumeDraft: 'Show your earlier draft',
  fileToChooseAgain: 'Please choose {name} again. Drafts do not include files.',
})

export type FormMessage = TextKey<typeof formMessages>

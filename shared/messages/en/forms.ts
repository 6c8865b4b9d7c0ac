/**
 * The given texts for rules and alerts of forms, word for word, then our own for files, failures and drafts
 * (decisions.mdx#no-false-success, decisions.mdx#uploads, decisions.mdx#drafts).
 */
export const forms = {
  'form.emailEmpty': 'Email is empty',
  'form.emailNotValid': 'Email is not valid',
  'form.passwordEmpty': 'Password is empty',
  'form.passwordsDiffer': 'Passwords do not match',
  'form.nameEmpty': 'Name is empty',
  'form.messageEmpty': 'Message is empty',
  'form.subjectEmpty': 'Subject is empty',
  'form.quantityEmpty': 'Quantity is empty',
  'form.quantityNegative': 'Quantity cannot be negative',
  'form.upload': 'Upload File (.pdf)',
  'form.cancelUpload': 'Cancel Upload',
  'form.followUp': "To folow up, please check in 'Qoute Me' module in Dashboard",
  'form.fileNotPdf': 'This file is not a PDF. Please choose a PDF file.',
  'form.fileTooLarge': 'This file is larger than 10 MB. Please choose a smaller PDF file.',
  'form.fileUnreadable': 'This file cannot be read. Please choose it again or take another one.',
  'form.uploading': 'Uploading the file',
  'form.uploadingPercent': 'Uploading the file, {percent} %',
  'form.failedUpload':
    'The file could not be uploaded, so nothing was sent. Your text and your file are still here.',
  'form.failedCreate': 'This could not be sent. Everything you entered is still here.',
  'form.failedNotify': 'This was saved, but the e-mail that tells the company about it could not be sent.',
  'form.mayHaveArrived':
    'We got no clear answer, so this may have arrived all the same. Everything you entered is still here; check before you send it again.',
  'form.mayHaveArrivedDashboard':
    "We got no clear answer, so this may have arrived all the same. Look in the 'Qoute Me' module in Dashboard; if it is not there, try again. Everything you entered is still here.",
  'form.cutShort':
    "This page was closed while this was being sent, so it may have arrived. Look in the 'Qoute Me' module in Dashboard before you send it again.",
  'form.retry': 'Try again',
  'form.draftKept': 'Draft kept on this device',
  'form.fileToChooseAgain': 'Please choose {name} again: a draft cannot keep the file itself.',
} as const

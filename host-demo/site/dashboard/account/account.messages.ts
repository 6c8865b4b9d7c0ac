import { messages } from '#shared/messages/i18n.ts'

export const accountMessages = messages('account', {
  name: 'Name',
  nameHint: 'The storefront shows it after you sign in again.',
  phone: 'Phone',
  language: 'Language',
  languageHint: 'Of these pages, and of the mails to you.',
  notices: 'Notices',
  withNotices: 'Send me notices',
  withoutNotices: 'Send no notices',
  noticesHint:
    'A notice tells you of messages that you have not read for a while. You always get mail about your requests and your account.',
  email: 'E-mail',
  company: 'Company',
  noCompany: 'None',
  emailNote: 'This is the e-mail you registered with. To change it, write to us.',
  nameAndPhone: 'Name and phone',
  languageAndMails: 'Language and mails',
  saveMails: 'Save mail settings',
  links: 'Links in mails',
  linksText:
    'Mails about requests for quotation and orders have a link. Whoever has the mail can answer with it in your name. If a mail got into wrong hands, revoke all links so far. New mails have new links.',
  revoke: 'Revoke the links',
  revokeAll: 'Revoke the links in all mails to you so far?',
  revoked: 'The links no longer work.',
  ofNoCompany: 'No company',
  ofNoCompanyText:
    'Your account does not belong to a company. To get one, register with the category Company.',
  companies: 'Browse companies',
  changePassword: 'Change your password',
  current: 'Current password',
  next: 'New password',
  nextHint: 'At least 8 characters, ideally 15. This signs out your other devices.',
  again: 'Repeat new password',
  change: 'Change password',
  changed: 'Your password was changed.',
})

export const mailMessages = messages('ownMails', {
  none: 'No mail yet',
  noneText: 'You get mail when somebody sends or answers a request, and when your password is changed.',
  lead: 'What was sent to you by e-mail, newest first.',
  demoLead: 'This demo sends no e-mail. What it would have sent you appears here.',
  to: 'To {to}',
  waiting: 'To {to}. Not sent yet: the mail server has not taken it.',
  sending: 'To {to}. Is being sent.',
  failed: 'To {to}. It could not be delivered.',
  open: 'Open it',
})

export const whoMessages = messages('whoIsIt', {
  continueAsk: 'Continue as {name}?',
  continueText:
    'The link you followed opens the dashboard of {name} ({email}). If this is not you, do not continue. Somebody may be trying to make you use their account.',
  continueAs: 'Continue as {name}',
  stop: 'Do not continue',
  present: 'You are signed in as {name}',
  presentText:
    'The link you followed opens the dashboard of {name} ({email}). You are signed in as {ownName} ({ownEmail}). If you did not expect another name, stay. Somebody may be trying to make you use their account.',
  stay: 'Stay signed in as {name}',
  openAs: 'Open as {name}',
})

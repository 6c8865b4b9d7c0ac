import { messages } from '#shared/messages/i18n.ts'

export const dashboardMessages = messages('dashboard', {
  title: 'Dashboard',
  pageTitle: '{section} · Dashboard · Trade Enabler',
  skip: 'Skip to the content',
  storefront: 'Storefront',
  quotes: 'Quote Me',
  quotesLead: 'Requests for quotation and inquiries. Choose one to see its quotation and its history.',
  bids: 'Bids',
  bidsLead: 'The quotations for each of your RFQ lists, side by side.',
  orders: 'Orders',
  ordersLead: 'What you ordered, and what others ordered from your company.',
  order: 'Order confirmation',
  orderLead: 'What was ordered, from whom and on which terms.',
  messages: 'Messages',
  messagesLead: 'Answer your messages here. New ones appear automatically.',
  mails: 'Mails',
  settings: 'Settings',
  settingsLead: 'Your name, your phone, your mails and your password.',
  company: 'Company Profile',
  companyLead: 'What your company’s page and search results show.',
  products: 'My Product',
  services: 'My Services',
  offersLead: 'Buyers can find what you publish here at once.',
  new: '{count} new',
  temporaryPassword: 'You signed in with a temporary password. Choose your own password to continue.',
  signedOut: 'You are signed out',
  signedOutText:
    'Your session has ended, or this page was opened without one. Sign in, and this page shows what you opened it for.',
  signIn: 'Sign in',
  confirmLabel: 'Confirm your e-mail address',
  confirm:
    '{label} open the link that we sent to {email}. Until then, your requests and messages are not sent.',
  confirmCompany:
    '{label} open the link that we sent to {email}. Until then, your requests and messages are not sent, and buyers see neither your company nor its offers.',
  confirmHead: 'Confirm your e-mail address:',
  sendAgain: 'Send it again',
  sentAgain: 'Sent. Look into the spam folder too.',
})

export const pageMessages = messages('memberPage', {
  readAll: 'Read all',
  showLess: 'Show less',
  late: 'Late',
  differs: 'Differs from the request',
  remove: 'Remove',
  save: 'Save',
  saved: 'Saved.',
  cancel: 'Cancel',
  seeQuotes: 'See your quotes',
})

export const listMessages = messages('memberList', {
  newestFirst: 'newest first',
  all: '{all} in total, {order}',
  some: '{total} of {all}, {order}',
  page: '{text}, page {page} of {pages}',
  nothing: 'Nothing found',
  nothingWhy: 'Try fewer or different words, or another status.',
  showAll: 'Show all',
  words: 'Search words',
  status: 'Status',
  search: 'Search',
})

export const fileMessages = messages('memberFile', {
  pdf: 'PDF: {name}',
  sheet: 'Sheet: {name}',
  opening: 'Opening…',
  downloading: 'Downloading…',
  notOpened: 'The PDF could not be opened. {reason}',
  notDownloaded: 'The sheet could not be downloaded. {reason}',
  blocked: 'Your browser blocked the new tab. Open the PDF here.',
  otherServer: 'The file is on another server.',
  notAPdf: 'The server sent something that is not a PDF.',
  notASheet: 'The server sent something that is not a sheet.',
})

import { messages } from '#shared/messages/i18n.ts'

export const signOutMessages = messages('signOut', {
  'menu.draftsTitle': 'Unsent drafts',
  'menu.draftsText':
    'You have drafts that you have not sent yet. They stay on this device for 7 days. Keep them for the next time you sign in?',
  'menu.draftsKeep': 'Keep them and sign out',
  'menu.draftsDelete': 'Delete them and sign out',
  'menu.draftsStay': 'Stay signed in',
  'menu.recordsTitle': 'Your records on this device',
  'menu.recordsText':
    'This device keeps your RFQ list and a record of what you have sent, for a year. Keep them for the next time you sign in?',
})

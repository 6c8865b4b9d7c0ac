import { messages } from '#shared/messages/i18n.ts'

/** What a visitor is asked to do first. */
export const signInMessages = messages('signIn', {
  'menu.signIn': 'Sign In',
  'menu.register': 'Register',
  'login.expired': 'Your session has ended. Sign in again to go on; what you typed is still here.',
  'item.pleaseLogin': 'Please login before submitting RFQ or Inquiry',
})

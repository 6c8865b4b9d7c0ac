import { messages } from '#shared/messages/i18n.ts'

export const signInMessages = messages('signIn', {
  'menu.signIn': 'Sign In',
  'menu.register': 'Register',
  'login.expired': 'Your session has ended. Sign in again to continue. What you typed is still here.',
  'item.pleaseLogin': 'Please login before submitting RFQ or Inquiry',
})

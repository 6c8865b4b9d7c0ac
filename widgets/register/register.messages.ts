import { messages } from '#shared/messages/i18n.ts'

export const registerMessages = messages('register', {
  title: 'Register as Our Member',
  email: 'Email',
  password: 'Password',
  passwordRule: 'At least 8 characters, and hard to guess.',
  repeat: 'Repeat Password',
  name: 'Name',
  mobile: 'MobileNo',
  category: 'Category',
  personal: 'Personal',
  company: 'Company',
  send: 'Register',
  pending: 'Please Wait...',
  haveAccount: 'Already a member?',
  signIn: 'Sign In',
})

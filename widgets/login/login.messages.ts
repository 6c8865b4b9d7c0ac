import { messages } from '#shared/messages/i18n.ts'

export const loginMessages = messages('login', {
  title: 'Member Login',
  username: 'Username',
  password: 'Password',
  send: 'Sign In',
  pending: 'Please Wait...',
  failed: 'Invalid Username or Password',
  forgot: 'Forgot password?',
  register: 'Register',
  endsWithPage:
    'You are signed in, but this browser cannot save your session. It will end when you leave this page.',
})

import { messages } from '#shared/messages/i18n.ts'

export const recoveryMessages = messages('recovery', {
  title: 'Password Recovery',
  text: 'Enter the e-mail you registered with. We will e-mail you a temporary password.',
  email: 'Email',
  send: 'Recover Password',
  pending: 'Please Wait...',
  sentTitle: 'Password Recovery',
})

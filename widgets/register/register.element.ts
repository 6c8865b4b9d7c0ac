import { defineDialog } from '#shared/dialogs/define-dialog.tsx'
import styles from './register.css?inline'
import { Register } from './register.tsx'

export const tradeRegister = defineDialog('register', {
  summary: 'The registration dialog, Register as Our Member.',
  sees: 'Register as Our Member',
  component: Register,
  email: 'Fills in the e-mail.',
  events: ['trade-register-sent'],
  styles,
})

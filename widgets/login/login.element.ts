import { defineDialog } from '#shared/dialogs/define-dialog.tsx'
import styles from './login.css?inline'
import { Login } from './login.tsx'

export const tradeLogin = defineDialog('login', {
  summary: 'The sign-in dialog, Member Login.',
  sees: 'Member Login',
  component: Login,
  email: 'Fills in the username.',
  styles,
})

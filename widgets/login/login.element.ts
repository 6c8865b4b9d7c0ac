import { booleanAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import styles from './login.css?inline'
import { Login } from './login.tsx'

export const tradeLogin = defineWidget('trade-login', {
  summary: 'The sign-in dialog, Member Login.',
  component: Login,
  shows: ['form'],
  attributes: {
    open: booleanAttribute('Shows the dialog; taken away when it closes.', { reflects: true }),
    email: textAttribute('Fills in the username.'),
  },
  events: ['trade-dialog-open', 'trade-dialog-close'],
  parts: { dialog: 'The dialog itself.', 'error-box': 'What is wrong with what was entered.' },
  nests: ['trade-register', 'trade-recovery'],
  styles,
})

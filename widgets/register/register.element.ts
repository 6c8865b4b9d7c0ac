import { booleanAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import styles from './register.css?inline'
import { Register } from './register.tsx'

export const tradeRegister = defineWidget('trade-register', {
  summary: 'The registration dialog, Register as Our Member.',
  component: Register,
  shows: ['form'],
  attributes: {
    open: booleanAttribute('Shows the dialog; taken away when it closes.', { reflects: true }),
    email: textAttribute('Fills in the e-mail.'),
  },
  events: ['trade-dialog-open', 'trade-dialog-close', 'trade-register-sent'],
  parts: { dialog: 'The dialog itself.', 'error-box': 'What is wrong with what was entered.' },
  nests: ['trade-login'],
  styles,
})

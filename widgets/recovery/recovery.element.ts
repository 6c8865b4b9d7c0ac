import { booleanAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { Recovery } from './recovery.tsx'

export const tradeRecovery = defineWidget('trade-recovery', {
  summary: 'The password recovery dialog.',
  component: Recovery,
  shows: ['form'],
  attributes: {
    open: booleanAttribute('Shows the dialog; taken away when it closes.', { reflects: true }),
    email: textAttribute('Fills in the e-mail.'),
  },
  events: ['trade-dialog-open', 'trade-dialog-close', 'trade-recovery-sent'],
  parts: { dialog: 'The dialog itself.', 'error-box': 'What is wrong with what was entered.' },
  nests: ['trade-login'],
})

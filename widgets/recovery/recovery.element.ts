import { defineDialog } from '#shared/dialogs/define-dialog.tsx'
import { Recovery } from './recovery.tsx'

export const tradeRecovery = defineDialog('recovery', {
  summary: 'The password recovery dialog.',
  sees: 'Password Recovery',
  component: Recovery,
  email: 'Fills in the e-mail.',
  events: ['trade-recovery-sent'],
})

import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { type DialogProps, usePrefill } from '#shared/dialogs/define-dialog.tsx'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { useHost } from '#shared/element/host.ts'
import { FormErrorBox } from '#shared/forms/ui/form-error-box.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { AlertDialog, Modal } from '#shared/ui/dialogs.tsx'
import { EmailField } from '#shared/ui/field.tsx'
import { recoveryMessages } from './recovery.messages.ts'
import { recoveryForm } from './recovery.store.ts'

export function Recovery({ email, onClose }: DialogProps) {
  const t = useStore(recoveryMessages)
  const host = useHost()
  const openDialog = useDialog()
  const form = useMemo(recoveryForm, [])
  const binding = useForm(form, { sent: () => host.emit('trade-recovery-sent', {}) })
  const { state, bind, formProps, isPending } = binding
  usePrefill(form, 'email', email)
  if (state.at === 'sent') {
    const { email: recovered, message } = state.result
    const goOn = (): void => {
      form.acknowledge()
      openDialog('login', { email: recovered })
    }
    return <AlertDialog title={t.sentTitle} text={message} onClose={goOn} />
  }
  return (
    <Modal title={t.title} onClose={onClose}>
      <form {...formProps}>
        <p className="muted">{t.text}</p>
        <FormErrorBox binding={binding} />
        <EmailField label={t.email} {...bind('email')} />
        <button type="submit" className="button primary" aria-disabled={isPending}>
          {isPending ? t.pending : t.send}
        </button>
      </form>
    </Modal>
  )
}

import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { type DialogProps, usePrefill } from '#shared/dialogs/define-dialog.tsx'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { useHost } from '#shared/element/host.ts'
import { FormErrorBox } from '#shared/forms/ui/form-error-box.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useShownPassword } from '#shared/forms/use-shown-password.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { EmailField, SelectField, TextField } from '#shared/ui/field.tsx'
import { registerMessages } from './register.messages.ts'
import { registerForm } from './register.store.ts'

export function Register({ email, onClose }: DialogProps) {
  const t = useStore(registerMessages)
  const host = useHost()
  const openDialog = useDialog()
  const password = useShownPassword()
  const form = useMemo(registerForm, [])
  const binding = useForm(form, { sent: onRegistered })
  const { bind, formProps, isPending } = binding
  usePrefill(form, 'email', email)

  function onRegistered(registered: string): void {
    form.reset()
    host.emit('trade-register-sent', {})
    openDialog('login', { email: registered })
  }

  return (
    <Modal title={t.title} onClose={onClose}>
      <form {...formProps}>
        <FormErrorBox binding={binding} />
        <EmailField label={t.email} {...bind('email')} />
        <div className="pair">
          <TextField
            label={t.password}
            hint={t.passwordRule}
            type={password.type}
            autoComplete="new-password"
            inside={password.button}
            {...bind('password')}
          />
          <TextField label={t.repeat} type={password.type} autoComplete="new-password" {...bind('repeat')} />
        </div>
        <TextField label={t.name} autoComplete="name" {...bind('name')} />
        <div className="pair">
          <TextField label={t.mobile} type="tel" autoComplete="tel" {...bind('mobileNo')} />
          <SelectField label={t.category} {...bind('category')}>
            <option value="personal">{t.personal}</option>
            <option value="company">{t.company}</option>
          </SelectField>
        </div>
        <button type="submit" className="button primary" aria-disabled={isPending}>
          {isPending ? t.pending : t.send}
        </button>
      </form>
      <p className="aside">
        {t.haveAccount}
        <Button look="plain" label={t.signIn} onClick={() => openDialog('login')} />
      </p>
    </Modal>
  )
}

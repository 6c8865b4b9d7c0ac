import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { useHost } from '#shared/element/host.ts'
import { formMessages } from '#shared/forms/form.messages.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Modal } from '#shared/ui/dialogs.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { SelectField, TextField, useFocusOnInvalid } from '#shared/ui/field.tsx'
import { registerMessages } from './register.messages.ts'
import { registerForm } from './register.store.ts'

export function Register({ open, email }: { open: boolean; email: string }) {
  return open ? <RegisterDialog email={email} /> : null
}

function RegisterDialog({ email }: { email: string }) {
  const t = useStore(registerMessages)
  const tForm = useStore(formMessages)
  const host = useHost()
  const { close } = useDialog('register')
  const form = useMemo(registerForm, [])
  const { state, fieldError, bind, onSubmit, isPending } = useForm(form, { sent: onRegistered })
  const formElement = useFocusOnInvalid(fieldError)

  useEffect(() => {
    if (email) form.change('email', email)
  }, [form, email])

  function onRegistered(registered: string): void {
    form.reset()
    host.emit('trade-register-sent', {})
    openDialog('login', { email: registered })
  }

  return (
    <Modal title={t.title} onClose={close}>
      <form noValidate onSubmit={onSubmit} ref={formElement}>
        <ErrorBox>
          {fieldError && tForm[fieldError.message]}
          {state.at === 'failed' && (state.error.serverMessage || state.error.message)}
        </ErrorBox>
        <TextField label={t.email} type="email" autoComplete="email" {...bind('email')} />
        <div className="pair">
          <TextField label={t.password} type="password" autoComplete="new-password" {...bind('password')} />
          <TextField label={t.repeat} type="password" autoComplete="new-password" {...bind('repeat')} />
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
        <button type="button" className="button plain" onClick={() => openDialog('login')}>
          {t.signIn}
        </button>
      </p>
    </Modal>
  )
}

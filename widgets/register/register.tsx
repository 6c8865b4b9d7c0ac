import { useEffect, useMemo } from 'react'
import { open as openDialog } from '#shared/dialogs/dialogs.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { useHost } from '#shared/element/host.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { Modal } from '#shared/ui/dialogs.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { SelectField, TextField, useFocusOnInvalid } from '#shared/ui/field.tsx'
import { registerForm } from './register.store.ts'

type Props = { open: boolean; email: string }

export function Register({ open, email }: Props) {
  return open ? <RegisterDialog email={email} /> : null
}

function RegisterDialog({ email }: { email: string }) {
  const t = useMessages()
  const host = useHost()
  const { close } = useDialog('register')
  const form = useMemo(registerForm, [])
  const { state, problem, bind, onSubmit, isPending } = useForm(form, { sent: onRegistered })
  const formElement = useFocusOnInvalid(problem)

  useEffect(() => {
    if (email) form.change('email', email)
  }, [form, email])

  function onRegistered(registered: string): void {
    form.reset()
    host.emit('trade-register-sent', {})
    openDialog('login', { email: registered })
  }

  return (
    <Modal title={t('register.title')} onClose={close}>
      <form noValidate onSubmit={onSubmit} ref={formElement}>
        <ErrorBox>
          {problem && t(problem.message)}
          {state.at === 'failed' && (state.error.serverMessage || state.error.message)}
        </ErrorBox>
        <TextField label={t('register.email')} type="email" autoComplete="email" {...bind('email')} />
        <div className="pair">
          <TextField
            label={t('register.password')}
            type="password"
            autoComplete="new-password"
            {...bind('password')}
          />
          <TextField
            label={t('register.repeat')}
            type="password"
            autoComplete="new-password"
            {...bind('repeat')}
          />
        </div>
        <TextField label={t('register.name')} autoComplete="name" {...bind('name')} />
        <div className="pair">
          <TextField label={t('register.mobile')} type="tel" autoComplete="tel" {...bind('mobileNo')} />
          <SelectField label={t('register.category')} {...bind('category')}>
            <option value="personal">{t('register.personal')}</option>
            <option value="company">{t('register.company')}</option>
          </SelectField>
        </div>
        <button type="submit" className="button next" aria-disabled={isPending}>
          {t(isPending ? 'register.pending' : 'register.send')}
        </button>
      </form>
      <p className="aside">
        {t('register.haveAccount')}
        <button type="button" className="button plain" onClick={() => openDialog('login')}>
          {t('register.signIn')}
        </button>
      </p>
    </Modal>
  )
}

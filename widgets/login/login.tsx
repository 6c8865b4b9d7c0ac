import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { type DialogProps, usePrefill } from '#shared/dialogs/define-dialog.tsx'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useShownPassword } from '#shared/forms/use-shown-password.tsx'
import { sessionEndsWithPage } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { AlertDialog, Modal } from '#shared/ui/dialogs.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { loginMessages } from './login.messages.ts'
import { loginForm } from './login.store.ts'

/** Only these answers mean wrong credentials. Other errors are reported as they are (decisions.mdx#login-errors). */
const WRONG_CREDENTIALS = [400, 401]

export function Login({ email, onClose }: DialogProps) {
  const t = useStore(loginMessages)
  const tSignIn = useStore(signInMessages)
  const openDialog = useDialog()
  const hasExpired = useSession().at === 'expired'
  const [endsWithPage, setEndsWithPage] = useState(false)
  const password = useShownPassword()
  const form = useMemo(loginForm, [])
  const { state, bind, formProps, isPending } = useForm(form, { sent: onSignedIn })
  usePrefill(form, 'username', email)

  function onSignedIn(): void {
    form.reset()
    if (sessionEndsWithPage()) setEndsWithPage(true)
    else onClose()
  }

  if (endsWithPage) return <AlertDialog title={t.title} text={t.endsWithPage} onClose={onClose} />
  return (
    <Modal title={t.title} onClose={onClose}>
      {hasExpired && <p className="muted">{tSignIn['login.expired']}</p>}
      <form {...formProps}>
        <ErrorBox
          message={
            state.at === 'failed' &&
            (WRONG_CREDENTIALS.includes(state.error.status) ? t.failed : state.error.message)
          }
        />
        <TextField
          label={t.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...bind('username')}
        />
        <TextField
          label={t.password}
          type={password.type}
          autoComplete="current-password"
          inside={password.button}
          data-first={email === '' ? undefined : ''}
          {...bind('password')}
        />
        <button type="submit" className="button primary" aria-disabled={isPending}>
          {isPending ? t.pending : t.send}
        </button>
      </form>
      <div className="aside">
        <Button look="plain" label={t.forgot} onClick={() => openDialog('recovery')} />
        <Button look="plain" label={t.register} onClick={() => openDialog('register')} />
      </div>
    </Modal>
  )
}

import { useStore } from '@nanostores/react'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { Button } from '#shared/ui/button.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { formMessages } from '../form.messages.ts'
import type { FormBinding } from '../use-form.ts'

/** Shows the field to correct, or the reason why sending failed, in the server's words if it gives any. */
export function FormErrorBox({ binding: { state, fieldError } }: { binding: FormBinding }) {
  const t = useStore(formMessages)
  return (
    <ErrorBox
      message={
        fieldError
          ? t[fieldError.message]
          : state.at === 'failed' && (state.error.serverMessage || state.error.message)
      }
    />
  )
}

const FAILED_STEP = { upload: 'failedUpload', create: 'failedCreate', notify: 'failedNotify' } as const

type Props = {
  binding: FormBinding
  inDashboard?: boolean
  canRetry?: boolean
}

/** Works like `FormErrorBox`, and adds the next step after a failure: decisions.mdx#no-false-success. */
export function SubmitErrorBox({ binding, inDashboard = false, canRetry = true }: Props) {
  const { state } = binding
  const t = useStore(formMessages)
  const tSignIn = useStore(signInMessages)
  const openDialog = useDialog()
  if (state.at !== 'failed' || state.error.isFinal) return <FormErrorBox binding={binding} />
  const { step, error, mayHaveArrived } = state
  const arrived = inDashboard ? t.mayHaveArrivedDashboard : t.mayHaveArrived
  const why = error.serverMessage || error.message
  return (
    <div className="failure">
      <ErrorBox message={mayHaveArrived ? arrived : `${t[FAILED_STEP[step]]} ${why}`} />
      {canRetry && (
        <div className="row">
          {error.kind === 'unauthorised' && error.status !== 403 && (
            <Button look="soft" label={tSignIn['menu.signIn']} onClick={() => openDialog('login')} />
          )}
          <Button label={t.retry} onClick={binding.retry} />
        </div>
      )}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { type FormMessage, formMessages } from '../form.messages.ts'
import type { SubmitError } from '../submitter.ts'
import type { FormBinding } from '../use-form.ts'
import { FormErrorBox } from './form-error-box.tsx'

const FAILED_STEP = {
  upload: 'failedUpload',
  create: 'failedCreate',
  notify: 'failedNotify',
} as const satisfies Record<SubmitError['step'], FormMessage>

type Props = {
  binding: FormBinding
  /** Whether what arrived can be looked up in the Dashboard, as RFQs and inquiries can. */
  inDashboard?: boolean
  canRetry?: boolean
}

/** What is to be corrected, or what failed and how to go on from there: decisions.mdx#no-false-success. */
export function SubmitErrorBox({ binding, inDashboard = false, canRetry = true }: Props) {
  const { state } = binding
  const t = useStore(formMessages)
  const tSignIn = useStore(signInMessages)
  if (state.at !== 'failed') return <FormErrorBox binding={binding} />
  const { step, error, maybeArrived } = state
  const reason = error.serverMessage || error.message
  return (
    <div className="failure">
      <ErrorBox>
        {maybeArrived && (inDashboard ? t.mayHaveArrivedDashboard : t.mayHaveArrived)}
        {!maybeArrived && (error.isFinal ? reason : `${t[FAILED_STEP[step]]} ${reason}`)}
      </ErrorBox>
      {canRetry && !error.isFinal && (
        <div className="row">
          {error.kind === 'unauthorised' && (
            <button type="button" className="button soft" onClick={() => openDialog('login')}>
              {tSignIn['menu.signIn']}
            </button>
          )}
          <button type="button" className="button" onClick={binding.retry}>
            {t.retry}
          </button>
        </div>
      )}
    </div>
  )
}

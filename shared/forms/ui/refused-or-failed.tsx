import { useStore } from '@nanostores/react'
import { open } from '#shared/dialogs/dialogs.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { $user } from '#shared/session/session.ts'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { failureText } from '../failure.ts'
import type { SubmissionState } from '../form.ts'

type Props<Values, Result> = { state: SubmissionState<Values, Result>; onRetry: () => void }

/** What is to be mended, or what failed and how to go on from there (design section 7, ruling 1). */
export function RefusedOrFailed<Values, Result>({ state, onRetry }: Props<Values, Result>) {
  const t = useMessages()
  const isVisitor = useStore($user) === null
  if (state.at !== 'failed') {
    return <ErrorBox>{state.at === 'editing' && state.problem && t(state.problem.message)}</ErrorBox>
  }
  const { error, maybeArrived } = state
  return (
    <div className="failure">
      <ErrorBox>
        {t(failureText(state, true))} {!maybeArrived && (error.serverMessage || error.message)}
      </ErrorBox>
      {/* A visitor is asked to sign in first, above. */}
      {!isVisitor && (
        <div className="row">
          {error.kind === 'unauthorised' && (
            <button type="button" className="button soft" onClick={() => open('login')}>
              {t('menu.signIn')}
            </button>
          )}
          <button type="button" className="button" onClick={onRetry}>
            {t('form.retry')}
          </button>
        </div>
      )}
    </div>
  )
}

import { useMemo } from 'react'
import { useHost } from '#shared/element/host.ts'
import { failureText } from '#shared/forms/failure.ts'
import type { SubmissionState } from '#shared/forms/form.ts'
import type { ContactValues } from '#shared/forms/form-rules.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { AlertDialog } from '#shared/ui/dialogs.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { TextAreaField, TextField, useFocusOnInvalid } from '#shared/ui/field.tsx'
import { contactForm } from './contact.store.ts'

export function MessageForm() {
  const t = useMessages()
  const host = useHost()
  const form = useMemo(contactForm, [])
  const { state, problem, bind, onSubmit, isPending, draft, leads } = useForm(form, {
    sent: () => host.emit('trade-contact-sent', {}),
  })
  const formElement = useFocusOnInvalid(problem)
  return (
    <>
      <form
        className="panel"
        part="form"
        aria-label={t('contact.formLabel')}
        noValidate
        onSubmit={onSubmit}
        ref={formElement}
      >
        <RefusedOrFailed state={state} onRetry={form.retry} />
        <TextField label={t('contact.name')} autoComplete="name" {...bind('name')} />
        <TextField
          label={t('contact.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...bind('email')}
        />
        <TextAreaField label={t('contact.message')} {...bind('message')} />
        {draft.cutShort && <p className="hint">{t('contact.cutShort')}</p>}
        <div className="row">
          <button type="submit" className="button next" aria-disabled={isPending}>
            {t(isPending ? 'contact.pending' : 'contact.send')}
          </button>
          {draft.kept && <span className="hint">{t('form.draftKept')}</span>}
        </div>
      </form>
      {leads && state.at === 'sent' && (
        <AlertDialog title={t('contact.sentTitle')} onClose={form.acknowledge}>
          <p>{state.result || t('contact.sentText')}</p>
        </AlertDialog>
      )}
    </>
  )
}

type Props = { state: SubmissionState<ContactValues, string>; onRetry: () => void }

/** The rule that was broken, else the server's own sentence, else what failed with a way to try again. */
function RefusedOrFailed({ state, onRetry }: Props) {
  const t = useMessages()
  const problem = state.at === 'editing' ? state.problem : null
  if (state.at !== 'failed') return <ErrorBox>{problem && t(problem.message)}</ErrorBox>
  const { error, maybeArrived } = state
  if (error.serverMessage && !maybeArrived) return <ErrorBox>{error.serverMessage}</ErrorBox>
  return (
    <div className="failure">
      <ErrorBox>
        {t(failureText(state, false))} {!maybeArrived && error.message}
      </ErrorBox>
      <button type="button" className="button" onClick={onRetry}>
        {t('form.retry')}
      </button>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useHost } from '#shared/element/host.ts'
import { formMessages } from '#shared/forms/form.messages.ts'
import { SubmitErrorBox } from '#shared/forms/ui/submit-error-box.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { AlertDialog } from '#shared/ui/dialogs.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { TextAreaField, TextField, useFocusOnInvalid } from '#shared/ui/field.tsx'
import { contactMessages } from './contact.messages.ts'
import { contactForm } from './contact.store.ts'

export function MessageForm() {
  const t = useStore(contactMessages)
  const tForm = useStore(formMessages)
  const host = useHost()
  const form = useMemo(contactForm, [])
  const binding = useForm(form, {
    sent: () => host.emit('trade-contact-sent', {}),
  })
  const { state, fieldError, bind, onSubmit, isPending, draft, isActive } = binding
  const formElement = useFocusOnInvalid(fieldError)
  const refusal = state.at === 'failed' && !state.maybeArrived && state.error.serverMessage
  return (
    <>
      <form
        className="panel"
        part="form"
        aria-label={t.formLabel}
        noValidate
        onSubmit={onSubmit}
        ref={formElement}
      >
        {refusal ? <ErrorBox>{refusal}</ErrorBox> : <SubmitErrorBox binding={binding} />}
        <TextField label={t.name} autoComplete="name" {...bind('name')} />
        <TextField
          label={t.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...bind('email')}
        />
        <TextAreaField label={t.message} {...bind('message')} />
        {draft.cutShort && <p className="hint">{t.cutShort}</p>}
        <div className="row">
          <button type="submit" className="button primary" aria-disabled={isPending}>
            {isPending ? t.pending : t.send}
          </button>
          {draft.kept && <span className="hint">{tForm.draftKept}</span>}
        </div>
      </form>
      {isActive && state.at === 'sent' && (
        <AlertDialog title={t.sentTitle} text={state.result || t.sentText} onClose={form.acknowledge} />
      )}
    </>
  )
}

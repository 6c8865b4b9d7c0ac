import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useSignIn } from '#shared/dialogs/use-sign-in.ts'
import { type MessageKey, useMessages } from '#shared/messages/messages.ts'
import { $user } from '#shared/session/session.ts'
import { useFocusOnInvalid } from '#shared/ui/field.tsx'
import type { Form } from '../form.ts'
import type { Fields } from '../rules.ts'
import type { Sending } from '../use-form.ts'
import { Attachment } from './attachment.tsx'
import { RefusedOrFailed } from './refused-or-failed.tsx'
import { SendingDialogs } from './sending-dialogs.tsx'
import { SignInFirst } from './sign-in-first.tsx'

/** What can be filled in. */
const FIELDS = 'fieldset input:not([readonly], [type=file]), fieldset textarea'

type Props<Values extends Fields, Result> = {
  form: Form<Values, Result>
  sending: Sending<Values, Result>
  /** What the form is, for screen readers. */
  label: string
  /** What its button says. */
  button: string
  /** What is asked before anything is sent. */
  question: MessageKey
  /** The title of the alert at the end. */
  success: MessageKey
  onAcknowledge: () => void
  /** The fields. */
  children: ReactNode
}

/**
 * A form that asks a company something: its fields, a PDF, and everything until the company has it. A visitor sees it
 * disabled, and is in the same form after signing in (design section 7, ruling 8). Adopt `sending.css`.
 */
export function SendingForm<Values extends Fields, Result>(props: Props<Values, Result>) {
  const { form, sending, children } = props
  const { state, draft } = sending
  const t = useMessages()
  const isVisitor = useStore($user) === null
  const element = useFocusOnInvalid(sending.problem)
  const signIn = useSignIn(element, FIELDS)
  return (
    <>
      <form
        className="panel request"
        part="form"
        aria-label={props.label}
        noValidate
        onSubmit={sending.onSubmit}
        ref={element}
      >
        {isVisitor && <SignInFirst onOpen={signIn} />}
        <RefusedOrFailed state={state} onRetry={form.retry} />
        <fieldset disabled={isVisitor}>
          {children}
          <Attachment
            file={sending.file}
            fileToChooseAgain={draft.fileToChooseAgain}
            onChoose={sending.onChooseFile}
            onCancel={form.cancelFile}
          />
          {draft.cutShort && <p className="hint">{t('form.cutShort')}</p>}
          <div className="row">
            <button
              type="submit"
              className="button next"
              disabled={isVisitor}
              aria-disabled={sending.isPending || undefined}
            >
              {props.button}
            </button>
            {draft.kept && <span className="hint">{t('form.draftKept')}</span>}
          </div>
        </fieldset>
      </form>
      {sending.leads && (
        <SendingDialogs
          state={state}
          form={form}
          question={props.question}
          success={props.success}
          onAcknowledge={props.onAcknowledge}
        />
      )}
    </>
  )
}

import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useSignIn } from '#shared/dialogs/use-sign-in.ts'
import { $session } from '#shared/session/session.ts'
import { useFocusOnInvalid } from '#shared/ui/field.tsx'
import { formMessages } from '../form.messages.ts'
import type { FormBinding } from '../use-form.ts'
import type { Fields } from '../validation.ts'
import { Attachment } from './attachment.tsx'
import { SubmissionDialogs } from './submission-dialogs.tsx'
import { SubmitErrorBox } from './submit-error-box.tsx'

/** What can be filled in. */
const FIELDS = 'fieldset input:not([readonly], [type=file]), fieldset textarea'

type Props<Values extends Fields, Result> = {
  binding: FormBinding<Values, Result>
  /** What the form is, for screen readers. */
  label: string
  /** What its button says. */
  button: string
  /** What is asked before anything is sent. */
  question: string
  /** The title of the alert at the end. */
  success: string
  onAcknowledge: () => void
  /** The fields. */
  children: ReactNode
}

/**
 * A form that asks a company something: its fields, a PDF, and everything until the company has it. A visitor's button
 * waits for the sign-in: decisions.mdx#visitors-write-first. Adopt `submission-form.css`.
 */
export function SubmissionForm<Values extends Fields, Result>(props: Props<Values, Result>) {
  const { binding, label, button, children, ...dialogs } = props
  const { form, file, draft } = binding
  const tSignIn = useStore(signInMessages)
  const tForm = useStore(formMessages)
  const session = useStore($session)
  const isVisitor = session.at !== 'member'
  const element = useFocusOnInvalid(binding.fieldError)
  const signIn = useSignIn(element, FIELDS)
  return (
    <>
      <form
        className="panel request"
        part="form"
        aria-label={label}
        noValidate
        onSubmit={binding.onSubmit}
        ref={element}
      >
        {isVisitor && (
          <div className="row sign-in-first">
            <p className="error-text">
              {session.at === 'expired' ? tSignIn['login.expired'] : tSignIn['item.pleaseLogin']}
            </p>
            <button type="button" className="button soft" onClick={() => signIn('login')}>
              {tSignIn['menu.signIn']}
            </button>
            <button type="button" className="button plain" onClick={() => signIn('register')}>
              {tSignIn['menu.register']}
            </button>
          </div>
        )}
        {/* A visitor is asked to sign in first, above. */}
        <SubmitErrorBox binding={binding} inDashboard canRetry={!isVisitor} />
        <fieldset disabled={isVisitor}>
          {children}
          <Attachment
            file={file}
            fileToChooseAgain={draft.fileToChooseAgain}
            onChoose={binding.onChooseFile}
            onCancel={form.removeFile}
          />
          {draft.cutShort && <p className="hint">{tForm.cutShort}</p>}
          <div className="row">
            <button
              type="submit"
              className="button primary"
              disabled={isVisitor}
              aria-disabled={binding.isPending || undefined}
            >
              {button}
            </button>
            {draft.kept && <span className="hint">{tForm.draftKept}</span>}
          </div>
        </fieldset>
      </form>
      {binding.isActive && <SubmissionDialogs binding={binding} {...dialogs} />}
    </>
  )
}

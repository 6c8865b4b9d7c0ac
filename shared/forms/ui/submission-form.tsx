import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useSignIn } from '#shared/dialogs/use-sign-in.ts'
import { $session } from '#shared/session/session.ts'
import { AlertDialog, ConfirmDialog, LoaderDialog } from '#shared/ui/dialogs.tsx'
import { useFocusOnInvalid } from '#shared/ui/field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { formMessages } from '../form.messages.ts'
import type { FormBinding } from '../use-form.ts'
import { SubmitErrorBox } from './submit-error-box.tsx'

type Props = {
  binding: FormBinding
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
 * waits for the sign-in: decisions.mdx#visitors-sign-in-first. Adopt `submission-form.css`.
 */
export function SubmissionForm(props: Props) {
  const { binding, label, button, children } = props
  const t = useStore(formMessages)
  const tSignIn = useStore(signInMessages)
  const session = useStore($session)
  const isVisitor = session.at !== 'member'
  const element = useFocusOnInvalid(binding.fieldError)
  const signIn = useSignIn(element, 'fieldset input:not([readonly], [type=file]), fieldset textarea')
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
          <Attachment binding={binding} />
          {binding.draft.cutShort && <p className="hint">{t.cutShort}</p>}
          <div className="row">
            <button
              type="submit"
              className="button primary"
              disabled={isVisitor}
              aria-disabled={binding.isPending || undefined}
            >
              {button}
            </button>
            {binding.draft.kept && <span className="hint">{t.draftKept}</span>}
          </div>
        </fieldset>
      </form>
      {binding.isActive && <SubmissionDialogs {...props} />}
    </>
  )
}

/** The real file input is there for keyboard and screen reader; its label is the button. */
function Attachment({ binding }: { binding: FormBinding }) {
  const { file } = binding
  const { fileToChooseAgain } = binding.draft
  const t = useStore(formMessages)
  const id = useId()
  return (
    <div className="file">
      <input
        type="file"
        name="file"
        id={id}
        className="hidden-visually"
        accept=".pdf,application/pdf"
        onChange={binding.onChooseFile}
      />
      <label htmlFor={id} className="button">
        <Icon name="upload" />
        {t.upload}
      </label>
      {file && (
        <span className="pill chosen">
          <span>{file.name}</span>
          <button
            type="button"
            title={t.cancelUpload}
            aria-label={t.cancelUpload}
            onClick={binding.removeFile}
          >
            <Icon name="close" />
          </button>
        </span>
      )}
      {!file && fileToChooseAgain && (
        <span className="hint">{t.fileToChooseAgain({ name: fileToChooseAgain })}</span>
      )}
    </div>
  )
}

/** The question before, the loader meanwhile, the alert after: only when the server has confirmed it. */
function SubmissionDialogs({ binding, question, success, onAcknowledge }: Props) {
  const { state } = binding
  const t = useStore(formMessages)
  switch (state.at) {
    case 'confirming':
      return <ConfirmDialog title={question} onConfirm={binding.confirm} onDecline={binding.decline} />
    case 'uploading':
      return (
        <LoaderDialog>
          <progress
            className="progress"
            aria-label={t.uploading}
            max={1}
            value={state.progress ?? undefined}
          />
          <button type="button" className="button" onClick={binding.cancelUpload}>
            {t.cancelUpload}
          </button>
        </LoaderDialog>
      )
    case 'sending':
      return <LoaderDialog />
    case 'sent':
      return (
        <AlertDialog title={success} onClose={onAcknowledge}>
          <p>{t.followUp}</p>
        </AlertDialog>
      )
    default:
      return null
  }
}

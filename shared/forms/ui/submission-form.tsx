import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useState } from 'react'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useSignIn } from '#shared/dialogs/use-sign-in.ts'
import { useAttachments } from '#shared/forms/attachments/use-attachments.ts'
import { useProcurement } from '#shared/procurement/procurement.ts'
import { $session, type Session } from '#shared/session/session.ts'
import { shareStyles } from '#shared/styles/sheet.ts'
import { Button } from '#shared/ui/button.tsx'
import { DashboardLink } from '#shared/ui/dashboard-link.tsx'
import { AlertDialog, ConfirmDialog, LoaderDialog } from '#shared/ui/dialogs.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { formMessages } from '../form.messages.ts'
import type { FormBinding } from '../use-form.ts'
import { SubmitErrorBox } from './form-error-box.tsx'
import styles from './submission-form.css?inline'

shareStyles(styles)

type Props = {
  binding: FormBinding
  /** What the form is, for screen readers; its button; what is asked before it is sent; the title of the alert at the end. */
  texts: Readonly<Record<'formLabel' | 'send' | 'confirm' | 'sentTitle', string>>
  onAcknowledge: () => void
  /** The attribute: whether several files can be given, which are sent as one. */
  procurement: boolean | undefined
  children: ReactNode
}

/**
 * A form that asks a company something: its fields, a PDF, and everything until the company has it. A visitor writes, and
 * the button waits for the sign-in: decisions.mdx#visitors-write-first. Adopt `submission-form.css`.
 */
export function SubmissionForm(props: Props) {
  const { binding, texts, children } = props
  const procurement = useProcurement(props.procurement)
  const t = useStore(formMessages)
  const tSignIn = useStore(signInMessages)
  const session = useStore($session)
  const isVisitor = session.at !== 'member'
  const reader = useReader(session)
  const signIn = useSignIn(binding.formProps.ref, nextToDo)
  return (
    <>
      <form className="panel request" part="form" aria-label={texts.formLabel} {...binding.formProps}>
        {isVisitor && (
          <div className="row sign-in-first">
            <p className="error-text">
              {session.at === 'expired' ? tSignIn['login.expired'] : tSignIn['item.pleaseLogin']}
            </p>
            <Button look="soft" label={tSignIn['menu.signIn']} onClick={() => signIn('login')} />
            <Button look="plain" label={tSignIn['menu.register']} onClick={() => signIn('register')} />
          </div>
        )}
        {/* A visitor is asked to sign in first, above. */}
        <SubmitErrorBox binding={binding} inDashboard canRetry={!isVisitor} />
        <div className="fields">
          {children}
          <Attachment binding={binding} />
          {procurement && <MoreFiles key={reader} binding={binding} />}
          {binding.draft.cutShort && <p className="hint">{t.cutShort}</p>}
          <div className="row">
            <button
              type="submit"
              className="button primary"
              disabled={isVisitor}
              aria-disabled={binding.isPending || undefined}
            >
              {texts.send}
            </button>
            {binding.draft.kept && <span className="hint">{t.draftKept}</span>}
          </div>
        </div>
      </form>
      {binding.isActive && <SubmissionDialogs {...props} />}
    </>
  )
}

/** Another one when a member is followed by somebody else, who must not see what that member was about to add. */
function useReader(session: Session): number {
  const userId = session.at === 'member' ? session.user.id : session.at === 'expired' && session.userId
  const [{ last, reader }, set] = useState({ last: userId, reader: 0 })
  if (userId !== last) set({ last: userId, reader: last === false ? reader : reader + 1 })
  return reader
}

/** Where whoever has signed in goes on: in the first field that is still empty, or at the button. */
function nextToDo(form: HTMLElement): HTMLElement | null | undefined {
  const fields = form.querySelectorAll<HTMLInputElement>('input:not([readonly], [type=file]), textarea')
  const empty = [...fields].find(field => field.value === '' && !field.closest('details'))
  return empty ?? form.querySelector<HTMLElement>('[type=submit]')
}

/** The real file input is there for keyboard and screen reader; its label is the button. */
function Attachment({ binding }: { binding: FormBinding }) {
  const { file, draft } = binding
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
        <Icon path="M10 13.500V3.500M6 7l4-4 4 4M3.5 12.500v4h13v-4" />
        {t.upload}
      </label>
      {file && (
        <span className="pill chosen">
          <span>{file.name}</span>
          <button
            type="button"
            title={t.cancelUpload}
            aria-label={t.cancelUpload}
            onClick={({ currentTarget }) => {
              binding.removeFile()
              // The button goes with the file, and the focus with it.
              currentTarget.closest('.file')?.querySelector('input')?.focus()
            }}
          >
            <Icon path={icons.close} />
          </button>
        </span>
      )}
      {!file && draft.fileToChooseAgain && (
        <span className="hint">{t.fileToChooseAgain({ name: draft.fileToChooseAgain })}</span>
      )}
    </div>
  )
}

/** Several files in place of the one: it comes later into the room that is kept for it. */
function MoreFiles({ binding: { file, chooseFile, removeFile } }: { binding: FormBinding }) {
  const later = useAttachments()
  return (
    <div className="more-files">
      {later && (
        <later.Attachments
          file={file}
          onChange={merged => (merged ? void chooseFile(merged) : removeFile())}
        />
      )}
    </div>
  )
}

/** The question before, the loader meanwhile, the alert after: only when the server has confirmed it. */
function SubmissionDialogs({ binding, texts, onAcknowledge }: Props) {
  const { state } = binding
  const t = useStore(formMessages)
  switch (state.at) {
    case 'confirming':
      return <ConfirmDialog title={texts.confirm} onConfirm={binding.confirm} onDecline={binding.decline} />
    case 'uploading':
      return (
        <LoaderDialog>
          <progress
            className="progress"
            aria-label={t.uploading}
            max={1}
            value={state.progress ?? undefined}
          />
          <Button label={t.cancelUpload} onClick={binding.cancelUpload} />
        </LoaderDialog>
      )
    case 'sending':
      return <LoaderDialog />
    case 'sent':
      return (
        <AlertDialog title={texts.sentTitle} text={t.followUp} onClose={onAcknowledge}>
          <DashboardLink look="plain" />
        </AlertDialog>
      )
    default:
      return null
  }
}

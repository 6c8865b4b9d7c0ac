import { useStore } from '@nanostores/react'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useSignIn } from '#shared/dialogs/use-sign-in.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { useOnTouch } from '#shared/element/use-on-touch.ts'
import { useAttachments } from '#shared/forms/attachments/use-attachments.ts'
import { useProcurement } from '#shared/procurement/procurement.ts'
import { $session, type Session } from '#shared/session/session.ts'
import { shareStyles } from '#shared/styles/sheet.ts'
import { Button } from '#shared/ui/button.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
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
  /** Brings the calls of its steps. */
  bringCalls: () => Promise<unknown>
  /** The attribute: whether several files can be given, which are sent as one. */
  procurement: boolean | undefined
  children: ReactNode
}

/**
 * A form that asks a company something: its fields, a PDF, and everything until the company has it. A visitor writes, and
 * the button waits for the sign-in: decisions.mdx#visitors-write-first. Adopt `submission-form.css`.
 */
export function SubmissionForm(props: Props) {
  const { binding, texts, bringCalls, children } = props
  const procurement = useProcurement(props.procurement)
  const t = useStore(formMessages)
  const tSignIn = useStore(signInMessages)
  const session = useStore($session)
  const isVisitor = session.at !== 'member'
  const reader = useReader(session)
  const signIn = useSignIn(binding.formProps.ref, nextToDo)
  const bring = useCallback(async () => {
    const [dialogs] = await Promise.all([import('./submission-dialogs.tsx'), bringCalls()])
    return dialogs
  }, [bringCalls])
  const { at } = binding.state
  const sending = useOnTouch(bring, binding.isActive && at !== 'editing' && at !== 'failed')
  return (
    <>
      <form
        className="panel request"
        part="form"
        aria-label={texts.formLabel}
        {...binding.formProps}
        {...sending.touch}
      >
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
        {sending.isMissing && <SendingMissing onRetry={sending.ask} />}
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
      {binding.isActive && sending.brought && <sending.brought.SubmissionDialogs {...props} />}
    </>
  )
}

/** What was pressed is done as soon as it can be. */
function SendingMissing({ onRetry }: { onRetry: () => void }) {
  const t = useStore(stateMessages)
  return (
    <div className="failure">
      <ErrorBox message={t.unusable} />
      <div className="row">
        <Button label={t.retry} onClick={onRetry} />
      </div>
    </div>
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

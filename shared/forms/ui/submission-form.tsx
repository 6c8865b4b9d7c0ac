import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useSignIn } from '#shared/dialogs/use-sign-in.ts'
import { late, useOnTouch } from '#shared/element/late.tsx'
import { stateMessages } from '#shared/element/state.messages.ts'
import { type MoreFiles, Place } from '#shared/places/places.tsx'
import { type Owner, ownerOf } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import { shareStyles } from '#shared/styles/sheet.ts'
import { Button } from '#shared/ui/button.tsx'
import { DisabledLead } from '#shared/ui/disabled-lead.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { formMessages } from '../form.messages.ts'
import type { FormBinding } from '../use-form.ts'
import { DraftHint } from './draft-hint.tsx'
import { SubmitErrorBox } from './form-error-box.tsx'
import styles from './submission-form.css?inline'

shareStyles(styles)

type Props = {
  binding: FormBinding
  texts: Readonly<Record<'formLabel' | 'send' | 'confirm' | 'sentTitle', string>>
  onAcknowledge: () => void
  bringCalls: () => Promise<unknown>
  children: ReactNode
}

/** A form for a request to a company. Visitors can write but not send: decisions.mdx#visitors-write-first. */
export function SubmissionForm(props: Props) {
  const { binding, texts, bringCalls, children } = props
  const t = useStore(formMessages)
  const tSignIn = useStore(signInMessages)
  const tState = useStore(stateMessages)
  const session = useSession()
  const isVisitor = session.at !== 'member'
  const reader = useReader(ownerOf(session))
  const signIn = useSignIn(binding.formProps.ref, nextToDo)
  const dialogs = useMemo(
    () =>
      late(async () => {
        const [{ SubmissionDialogs }] = await Promise.all([import('./submission-dialogs.tsx'), bringCalls()])
        return { SubmissionDialogs }
      }),
    [bringCalls],
  )
  const { at } = binding.state
  const sending = useOnTouch(dialogs, binding.isActive && at !== 'editing' && at !== 'failed')
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
          <div className="row sign-in-first for-visitors">
            <p className={session.at === 'expired' ? 'error-text' : undefined}>
              {session.at === 'expired' ? tSignIn['login.expired'] : tSignIn['item.pleaseLogin']}
            </p>
            <Button look="soft" label={tSignIn['menu.signIn']} onClick={() => signIn('login')} />
            <Button look="plain" label={tSignIn['menu.register']} onClick={() => signIn('register')} />
          </div>
        )}
        {/* The prompt above asks a visitor to sign in first. */}
        <SubmitErrorBox binding={binding} inDashboard canRetry={!isVisitor} />
        {sending.isMissing && (
          <div className="failure">
            <ErrorBox message={tState.unusable} />
            <div className="row">
              <Button label={tState.retry} onClick={sending.ask} />
            </div>
          </div>
        )}
        <div className="fields">
          {children}
          <Attachment binding={binding} reader={reader} />
          {binding.draft.cutShort && <p className="hint">{t.cutShort}</p>}
          <div className="row">
            <DisabledLead onPress={() => signIn('login')}>
              <button
                type="submit"
                className="button primary"
                disabled={isVisitor}
                aria-disabled={binding.isPending || undefined}
              >
                {texts.send}
              </button>
            </DisabledLead>
            <DraftHint binding={binding} />
          </div>
        </div>
      </form>
      {binding.isActive && sending.module && <sending.module.SubmissionDialogs {...props} />}
    </>
  )
}

/** Returns a number that changes when another user follows a member, to hide the files that the member was adding. */
function useReader(owner: Owner): number {
  const [{ last, reader }, set] = useState({ last: owner, reader: 0 })
  if (owner !== last) set({ last: owner, reader: last === 'visitor' ? reader : reader + 1 })
  return reader
}

/** Returns the next element for a member who has just signed in: the first empty field, or the button. */
function nextToDo(form: HTMLElement): HTMLElement | null | undefined {
  const fields = form.querySelectorAll<HTMLInputElement>('input:not([readonly], [type=file]), textarea')
  const empty = [...fields].find(field => field.value === '' && !field.closest('details'))
  return empty ?? form.querySelector<HTMLElement>('[type=submit]')
}

function Attachment({ binding, reader }: { binding: FormBinding; reader: number }) {
  const { file, chooseFile, removeFile, draft } = binding
  const t = useStore(formMessages)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [more, setMore] = useState<MoreFiles | null>(null)
  return (
    <div className="file" {...more?.row}>
      <input
        type="file"
        name="file"
        id={id}
        ref={field}
        className="hidden-visually"
        accept=".pdf,application/pdf"
        onChange={binding.onChooseFile}
        {...more?.field}
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
            onClick={() => {
              removeFile()
              // The button disappears with the file, so the focus moves on.
              field.current?.focus()
            }}
          >
            <Icon path={icons.close} />
          </button>
        </span>
      )}
      {!file && draft.fileToChooseAgain && (
        <span className="hint">{t.fileToChooseAgain({ name: draft.fileToChooseAgain })}</span>
      )}
      <Place key={reader} name="more-files" {...{ file, chooseFile, removeFile, field }} takeOver={setMore} />
    </div>
  )
}

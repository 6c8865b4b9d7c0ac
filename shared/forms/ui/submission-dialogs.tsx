import { useStore } from '@nanostores/react'
import { AlertDialog, ConfirmDialog, LoaderDialog } from '#shared/ui/dialogs.tsx'
import { formMessages } from '../form.messages.ts'
import type { FormBinding } from '../use-form.ts'
import type { Fields } from '../validation.ts'

type Props<Values extends Fields, Result> = {
  binding: FormBinding<Values, Result>
  /** What is asked before anything is sent. */
  question: string
  /** The title of the alert at the end. */
  success: string
  onAcknowledge: () => void
}

/** The question before, the loader meanwhile, the alert after: only when the server has confirmed it. */
export function SubmissionDialogs<Values extends Fields, Result>(props: Props<Values, Result>) {
  const { form, state } = props.binding
  const t = useStore(formMessages)
  switch (state.at) {
    case 'confirming':
      return <ConfirmDialog title={props.question} onConfirm={form.confirm} onDecline={form.decline} />
    case 'uploading':
      return (
        <LoaderDialog>
          <progress
            className="progress"
            aria-label={t.uploading}
            max={1}
            value={state.progress ?? undefined}
          />
          <button type="button" className="button" onClick={form.cancelUpload}>
            {t.cancelUpload}
          </button>
        </LoaderDialog>
      )
    case 'sending':
      return <LoaderDialog />
    case 'sent':
      return (
        <AlertDialog title={props.success} onClose={props.onAcknowledge}>
          <p>{t.followUp}</p>
        </AlertDialog>
      )
    default:
      return null
  }
}

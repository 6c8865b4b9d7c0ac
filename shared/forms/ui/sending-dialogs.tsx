import { type MessageKey, useMessages } from '#shared/messages/messages.ts'
import { AlertDialog, ConfirmDialog, LoaderDialog } from '#shared/ui/dialogs.tsx'
import type { Form, SubmissionState } from '../form.ts'
import type { Fields } from '../rules.ts'

type Props<Values extends Fields, Result> = {
  state: SubmissionState<Values, Result>
  form: Form<Values, Result>
  /** What is asked before anything is sent. */
  question: MessageKey
  /** The title of the alert at the end. */
  success: MessageKey
  onAcknowledge: () => void
}

/** The question before, the loader meanwhile, the alert after: only when the server has confirmed it. */
export function SendingDialogs<Values extends Fields, Result>({
  state,
  form,
  question,
  success,
  onAcknowledge,
}: Props<Values, Result>) {
  const t = useMessages()
  switch (state.at) {
    case 'confirming':
      return <ConfirmDialog title={t(question)} onConfirm={form.confirm} onDecline={form.decline} />
    case 'uploading':
      return (
        <LoaderDialog>
          <progress
            className="progress"
            aria-label={t('form.uploading')}
            max={1}
            value={state.progress ?? undefined}
          />
          <button type="button" className="button" onClick={form.cancelUpload}>
            {t('form.cancelUpload')}
          </button>
        </LoaderDialog>
      )
    case 'sending':
      return <LoaderDialog />
    case 'sent':
      return (
        <AlertDialog title={t(success)} onClose={onAcknowledge}>
          <p>{t('form.followUp')}</p>
        </AlertDialog>
      )
    default:
      return null
  }
}

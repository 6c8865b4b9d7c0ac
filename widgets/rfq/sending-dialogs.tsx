import type { Form, SubmissionState } from '#shared/forms/form.ts'
import type { Fields } from '#shared/forms/rules.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { Alert, Confirm, Wait } from '#shared/ui/modal.tsx'

type Props<Values extends Fields, Result> = {
  state: SubmissionState<Values, Result>
  form: Form<Values, Result>
  onAcknowledge: () => void
}

/** The question before, the loader meanwhile, the alert after: only when the server has confirmed it. */
export function SendingDialogs<Values extends Fields, Result>({
  state,
  form,
  onAcknowledge,
}: Props<Values, Result>) {
  const t = useMessages()
  switch (state.at) {
    case 'confirming':
      return <Confirm title={t('rfq.confirm')} onConfirm={form.confirm} onDecline={form.decline} />
    case 'uploading':
      return (
        <Wait>
          <progress
            className="progress"
            aria-label={t('form.uploading')}
            max={1}
            value={state.progress ?? undefined}
          />
          <button type="button" className="button" onClick={form.cancelUpload}>
            {t('rfq.cancelUpload')}
          </button>
        </Wait>
      )
    case 'sending':
      return <Wait />
    case 'sent':
      return (
        <Alert title={t('rfq.sentTitle')} onClose={onAcknowledge}>
          <p>{t('rfq.sentText')}</p>
        </Alert>
      )
    default:
      return null
  }
}

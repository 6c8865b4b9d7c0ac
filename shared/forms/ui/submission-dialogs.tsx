import { useStore } from '@nanostores/react'
import { useLateStyles } from '#shared/element/late.tsx'
import { Button } from '#shared/ui/button.tsx'
import { DashboardLink } from '#shared/ui/dashboard-link.tsx'
import { AlertDialog, ConfirmDialog, LoaderDialog } from '#shared/ui/dialogs.tsx'
import { formMessages } from '../form.messages.ts'
import type { FormBinding } from '../use-form.ts'
import styles from './submission-form.css?inline'

type Props = {
  binding: FormBinding
  texts: Readonly<Record<'confirm' | 'sentTitle', string>>
  onAcknowledge: () => void
}

/** Shows the question before sending, the loader meanwhile, and the alert only when the server has confirmed it. */
export function SubmissionDialogs({ binding, texts, onAcknowledge }: Props) {
  const { state } = binding
  const t = useStore(formMessages)
  useLateStyles(styles)
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

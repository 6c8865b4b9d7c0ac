import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useHost } from '#shared/element/host.ts'
import type { InquiryValues } from '#shared/forms/form-rules.ts'
import { SendingForm } from '#shared/forms/ui/sending-form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { $user } from '#shared/session/session.ts'
import { TextAreaField, TextField } from '#shared/ui/field.tsx'
import { useReady } from '#shared/ui/loading.tsx'
import { inquiryForm } from './inquiry.store.ts'

type Props = { companyId: number; subject: string }

export function Inquiry({ companyId, subject }: Props) {
  useReady(true)
  // Each company and subject has a form and a draft of its own.
  return <InquiryForm key={`${companyId}:${subject}`} companyId={companyId} subject={subject} />
}

function InquiryForm({ companyId, subject }: Props) {
  const t = useMessages()
  const host = useHost()
  const user = useStore($user)
  const form = useMemo(() => inquiryForm(companyId, subject), [companyId, subject])

  const about = (values: InquiryValues, fileName: string) => ({
    companyId,
    subject: values.subject,
    fileName,
  })
  const sending = useForm(form, {
    announce: ({ values, fileName }) => host.emit('trade-inquiry-submit', about(values, fileName)),
    sent: (_, { values, fileName }) => host.emit('trade-inquiry-sent', about(values, fileName)),
    failed: ({ step, error: { kind, status, message } }, { values, fileName }) =>
      host.emit('trade-inquiry-failed', {
        ...about(values, fileName),
        step,
        error: { kind, status, message },
      }),
  })

  return (
    <SendingForm
      form={form}
      sending={sending}
      label={t('inquiry.formLabel')}
      button={t('inquiry.send')}
      question="inquiry.confirm"
      success="inquiry.sentTitle"
      onAcknowledge={form.acknowledge}
    >
      <div className="sender">
        <TextField label={t('inquiry.name')} autoComplete="name" readOnly value={user?.name ?? ''} />
        <TextField
          label={t('inquiry.email')}
          type="email"
          autoComplete="email"
          readOnly
          value={user?.email ?? ''}
        />
      </div>
      <TextField label={t('inquiry.subject')} autoComplete="off" {...sending.bind('subject')} />
      <TextAreaField
        label={t('inquiry.message')}
        hint={t('inquiry.messageHint')}
        {...sending.bind('message')}
      />
    </SendingForm>
  )
}

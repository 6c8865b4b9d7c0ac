import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useReady } from '#shared/element/content-effect.ts'
import { useHost } from '#shared/element/host.ts'
import type { Payload } from '#shared/forms/form-machine.ts'
import { SubmissionForm } from '#shared/forms/ui/submission-form.tsx'
import { useSuggestion } from '#shared/forms/ui/submission-suggestion.ts'
import { useForm } from '#shared/forms/use-form.ts'
import type { LeadProps } from '#shared/lead/lead.ts'
import { LeadOrigin, useLead } from '#shared/lead/use-lead.tsx'
import { useExtension } from '#shared/places/places.tsx'
import { useUser } from '#shared/session/use-session.ts'
import { EmailField, TextAreaField, TextField } from '#shared/ui/field.tsx'
import { inquiryMessages } from './inquiry.messages.ts'
import { bringCalls, type InquiryValues, inquiryForm } from './inquiry.store.ts'

type Props = InquiryValues & LeadProps & { companyId: number }

export function Inquiry(props: Props) {
  useReady(true)
  // Each company and subject has a form and a draft of its own.
  return <InquiryForm key={`${props.companyId}:${props.subject}`} {...props} />
}

function InquiryForm({ companyId, subject, message, ...given }: Props) {
  const t = useStore(inquiryMessages)
  const host = useHost()
  const user = useUser()
  const { keepsRequests = false } = useExtension()
  const lead = useLead(given)
  const form = useMemo(
    () => inquiryForm(companyId, { subject, message }, keepsRequests),
    [companyId, subject, message, keepsRequests],
  )
  useSuggestion(form, 'message', message)

  const about = ({ values, fileName, origin }: Payload<InquiryValues>) => ({
    companyId,
    subject: values.subject,
    fileName,
    ...origin?.detail,
  })
  const binding = useForm(form, {
    origin: lead?.origin,
    announce: payload => host.emit('trade-inquiry-submit', about(payload)),
    sent: (_, payload) => host.emit('trade-inquiry-sent', about(payload)),
    failed: ({ step, error: { kind, status, message } }, payload) =>
      host.emit('trade-inquiry-failed', { ...about(payload), step, error: { kind, status, message } }),
  })
  const { bind } = binding

  return (
    <SubmissionForm binding={binding} texts={t} onAcknowledge={form.acknowledge} bringCalls={bringCalls}>
      <div className="sender">
        <TextField label={t.name} autoComplete="name" readOnly value={user?.name ?? ''} />
        <EmailField label={t.email} readOnly value={user?.email ?? ''} />
      </div>
      <TextField label={t.subject} autoComplete="off" {...bind('subject')} />
      <TextAreaField label={t.message} hint={t.messageHint} {...bind('message')} />
      <LeadOrigin lead={lead} form={form} />
    </SubmissionForm>
  )
}

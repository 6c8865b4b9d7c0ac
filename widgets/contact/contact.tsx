import { useStore } from '@nanostores/react'
import { useLayoutEffect, useMemo } from 'react'
import { $config } from '#shared/config/config.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { useHost } from '#shared/element/host.ts'
import { DraftHint } from '#shared/forms/ui/draft-hint.tsx'
import { SubmitErrorBox } from '#shared/forms/ui/form-error-box.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import type { LeadProps } from '#shared/lead/lead.ts'
import { LeadOrigin, useLead } from '#shared/lead/use-lead.tsx'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { AlertDialog } from '#shared/ui/dialogs.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { EmailField, TextAreaField, TextField } from '#shared/ui/field.tsx'
import { Link } from '#shared/ui/link.tsx'
import { contactMessages } from './contact.messages.ts'
import { contactForm } from './contact.store.ts'

type Props = LeadProps & { message: string }

export function Contact(props: Props) {
  const t = useStore(contactMessages)
  const { brand } = useStore($config)
  useReady(true)
  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: t.title }]} />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="lead">{t.text({ brand })}</p>
      <div className="layout">
        <MessageForm {...props} />
        <aside className="before">
          <h2>{t.beforeTitle}</h2>
          <p>{t.beforeSeller}</p>
          <p>
            <Link to={{ route: 'search' }}>{t.search}</Link>
          </p>
          <p>{t.beforeFaq}</p>
          <p>
            <Link to={{ route: 'FAQ' }}>{t.faq}</Link>
          </p>
        </aside>
      </div>
    </div>
  )
}

function MessageForm({ message, ...given }: Props) {
  const t = useStore(contactMessages)
  const host = useHost()
  const form = useMemo(() => contactForm(message), [message])
  useLayoutEffect(() => form.suggest('message', message), [form, message])
  const lead = useLead(given)
  const binding = useForm(form, {
    origin: lead?.origin,
    sent: (_, { origin }) => host.emit('trade-contact-sent', { ...origin?.detail }),
  })
  const { state, bind, formProps, isPending, draft, isActive } = binding
  const refusal = state.at === 'failed' && !state.mayHaveArrived && state.error.serverMessage
  return (
    <>
      <form className="panel" part="form" aria-label={t.formLabel} {...formProps}>
        {refusal ? <ErrorBox message={refusal} /> : <SubmitErrorBox binding={binding} />}
        <TextField label={t.name} autoComplete="name" {...bind('name')} />
        <EmailField label={t.email} {...bind('email')} />
        <TextAreaField label={t.message} {...bind('message')} />
        <LeadOrigin lead={lead} form={form} />
        {draft.cutShort && <p className="hint">{t.cutShort}</p>}
        <div className="row">
          <button type="submit" className="button primary" aria-disabled={isPending}>
            {isPending ? t.pending : t.send}
          </button>
          <DraftHint binding={binding} />
        </div>
      </form>
      {isActive && state.at === 'sent' && (
        <AlertDialog title={t.sentTitle} text={state.result || t.sentText} onClose={form.acknowledge} />
      )}
    </>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { DraftHint } from '#shared/forms/ui/draft-hint.tsx'
import { FormErrorBox } from '#shared/forms/ui/form-error-box.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { LeadOrigin, useLead } from '#shared/lead/use-lead.tsx'
import { ConfirmDialog, Modal } from '#shared/ui/dialogs.tsx'
import { TextAreaField, TextField } from '#shared/ui/field.tsx'
import { askMessages } from './ask-several.messages.ts'
import { $chosen, askForm } from './ask-several.store.ts'

/** The form for one inquiry to all chosen companies. It stays a draft until it is sent. */
export function AskForm({ onClose }: { onClose: () => void }) {
  const t = useStore(askMessages)
  const chosen = useStore($chosen)
  const [form] = useState(askForm)
  const lead = useLead({})
  const binding = useForm(form, { origin: lead?.origin })
  const { state, bind } = binding
  const isOnItsWay = state.at === 'sent'
  useEffect(() => {
    if (!isOnItsWay) return
    form.acknowledge()
    onClose()
  }, [form, isOnItsWay, onClose])
  const count = chosen.length
  return (
    <Modal title={count === 1 ? t.askOne : t.ask({ count })} onClose={onClose}>
      <form className="ask-form" aria-label={t.bar} {...binding.formProps}>
        <FormErrorBox binding={binding} />
        <p className="hint">{t.each}</p>
        <ul className="row">
          {chosen.map(({ id, name }) => (
            <li key={id} className="pill" dir="auto">
              {name}
            </li>
          ))}
        </ul>
        <TextField label={t['inquiry.subject']} autoComplete="off" {...bind('subject')} />
        <TextAreaField label={t['inquiry.message']} hint={t['inquiry.messageHint']} {...bind('message')} />
        <LeadOrigin lead={lead} form={form} />
        <div className="row">
          <button type="submit" className="button primary" aria-disabled={binding.isPending || undefined}>
            {t['inquiry.send']}
          </button>
          <DraftHint binding={binding} />
        </div>
      </form>
      {state.at === 'confirming' && (
        <ConfirmDialog title={t.confirm({ count })} onConfirm={binding.confirm} onDecline={binding.decline} />
      )}
    </Modal>
  )
}

import { useEffect, useMemo, useRef, useState } from 'react'
import type { RfqItem } from '#shared/api/items.ts'
import type { Kind } from '#shared/api/kind.ts'
import { useHost } from '#shared/element/host.ts'
import type { RfqValues } from '#shared/forms/form-rules.ts'
import { quantityOf } from '#shared/forms/rules.ts'
import { SendingForm } from '#shared/forms/ui/sending-form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useMessages } from '#shared/messages/messages.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { TextAreaField, TextField } from '#shared/ui/field.tsx'
import { useNavigate } from '#shared/ui/link.tsx'
import { rfqForm } from './rfq.store.ts'
import { SentPanel } from './sent-panel.tsx'

type Props = { kind: Kind; item: RfqItem; detail: RouteLocation }

/** The form; after it was sent, a panel with the link back to the item. */
export function RequestForm({ kind, item, detail }: Props) {
  const t = useMessages()
  const host = useHost()
  const navigate = useNavigate()
  const [isDone, setDone] = useState(false)
  const form = useMemo(() => rfqForm(kind, item), [kind, item])

  const about = ({ quantity }: RfqValues, fileName: string) => ({
    kind,
    itemId: item.id,
    quantity: kind === 'service' ? 0 : (quantityOf(quantity) ?? 0),
    fileName,
  })
  const sending = useForm(form, {
    announce: ({ values, fileName }) => host.emit('trade-rfq-submit', about(values, fileName)),
    sent: ({ id }, { values, fileName }) =>
      host.emit('trade-rfq-sent', { ...about(values, fileName), ...(id !== null && { id }) }),
    failed: ({ step, error: { kind, status, message } }, { values, fileName }) =>
      host.emit('trade-rfq-failed', {
        ...about(values, fileName),
        step: step === 'upload' ? 'upload' : 'create',
        error: { kind, status, message },
      }),
  })

  const wasDone = useRef(false)
  useEffect(() => {
    // The focused button disappeared with its panel, so the form takes the focus.
    if (wasDone.current && !isDone) {
      host.element.shadowRoot?.querySelector<HTMLElement>('fieldset input, fieldset textarea')?.focus()
    }
    wasDone.current = isDone
  }, [host, isDone])

  const acknowledge = (): void => {
    form.acknowledge()
    // When the host does not take over the navigation, the panel offers the link.
    if (navigate(detail)) setDone(true)
  }

  if (isDone) return <SentPanel item={item} detail={detail} onAnother={() => setDone(false)} />
  return (
    <SendingForm
      form={form}
      sending={sending}
      label={t('rfq.formLabel')}
      button={t('rfq.send')}
      question="rfq.confirm"
      success="rfq.sentTitle"
      onAcknowledge={acknowledge}
    >
      {kind === 'product' && (
        <div className="quantity">
          <TextField
            label={t('rfq.quantity')}
            type="number"
            min="0"
            step="any"
            inputMode="decimal"
            {...sending.bind('quantity')}
          />
        </div>
      )}
      <TextAreaField label={t('rfq.message')} hint={t('rfq.messageHint')} {...sending.bind('message')} />
    </SendingForm>
  )
}

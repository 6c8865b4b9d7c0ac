import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Item, Kind } from '#shared/api/items.ts'
import { useHost } from '#shared/element/host.ts'
import { formMessages } from '#shared/forms/form.messages.ts'
import type { Payload } from '#shared/forms/form-machine.ts'
import { SubmissionForm } from '#shared/forms/ui/submission-form.tsx'
import { useSuggestion } from '#shared/forms/ui/submission-suggestion.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { quantityOf } from '#shared/forms/validation.ts'
import type { LeadProps } from '#shared/lead/lead.ts'
import { LeadOrigin, useLead } from '#shared/lead/use-lead.tsx'
import { Place, useExtension, useIsFilled } from '#shared/places/places.tsx'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextAreaField, TextField } from '#shared/ui/field.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useNavigate } from '#shared/ui/use-navigate.ts'
import { rfqMessages } from './rfq.messages.ts'
import { bringCalls, type RfqValues, rfqForm, type Suggested, sellerOf } from './rfq.store.ts'

type Props = Suggested &
  LeadProps & {
    kind: Kind
    item: Item
    detail: RouteLocation
  }

/** The RFQ form and, once it is sent, the link back to the item. */
export function RfqForm({ kind, item, detail, message, unit, ...given }: Props) {
  const t = useStore(rfqMessages)
  const host = useHost()
  const navigate = useNavigate()
  const [isDone, setDone] = useState(false)
  const { keepsRequests = false } = useExtension()
  const addsBlock = useIsFilled('below-message')
  const lead = useLead(given)
  // A service has no quantity.
  const quantity = kind === 'product' ? given.quantity : ''
  const form = useMemo(
    () => rfqForm(kind, item, { seller: sellerOf(item), addsBlock, keepsRequests }, { quantity, message }),
    [kind, item, addsBlock, keepsRequests, quantity, message],
  )
  useSuggestion(form, 'quantity', quantity)
  useSuggestion(form, 'message', message)

  const about = ({ values, fileName, origin }: Payload<RfqValues>) => ({
    kind,
    itemId: item.id,
    quantity: quantityOf(values.quantity) ?? 0,
    fileName,
    ...origin?.detail,
  })
  const binding = useForm(form, {
    origin: lead?.origin,
    announce: payload => host.emit('trade-rfq-submit', about(payload)),
    sent: ({ id }, payload) => host.emit('trade-rfq-sent', { ...about(payload), ...(id !== null && { id }) }),
    failed: ({ step, error: { kind, status, message } }, payload) =>
      host.emit('trade-rfq-failed', {
        ...about(payload),
        step: step === 'upload' ? 'upload' : 'create',
        error: { kind, status, message },
      }),
  })
  const { bind } = binding
  const block = {
    item,
    block: binding.values.requirements ?? '',
    form,
    unit,
  }

  const wasDone = useRef(false)
  useEffect(() => {
    // The focused button disappeared with its panel, so the form takes the focus.
    if (wasDone.current && !isDone) {
      host.element.shadowRoot?.querySelector<HTMLElement>('.fields :is(input, textarea)')?.focus()
    }
    wasDone.current = isDone
  }, [host, isDone])

  const acknowledge = (): void => {
    form.acknowledge()
    // If the host does not take over the navigation, the panel offers the link.
    if (navigate(detail)) setDone(true)
  }

  if (isDone) return <SentPanel item={item} detail={detail} onAnother={() => setDone(false)} />
  return (
    <SubmissionForm binding={binding} texts={t} onAcknowledge={acknowledge} bringCalls={bringCalls}>
      {kind === 'product' && (
        <div className="quantity">
          <TextField
            label={t.quantity}
            type="number"
            min="0"
            step="any"
            inputMode="decimal"
            {...bind('quantity')}
          />
          <Place name="beside-quantity" {...block} />
        </div>
      )}
      <TextAreaField label={t.message} hint={t.messageHint} {...bind('message')} />
      <LeadOrigin lead={lead} form={form} />
      <Place name="below-message" {...block} />
    </SubmissionForm>
  )
}

type SentPanelProps = { item: Item; detail: RouteLocation; onAnother: () => void }

/** Replaces the form and takes the focus if the page did not cancel `trade-navigate`. */
function SentPanel({ item, detail, onAnother }: SentPanelProps) {
  const t = useStore(rfqMessages)
  const tForm = useStore(formMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel sent" part="form">
      <h2 ref={heading} tabIndex={-1}>
        {t.sentTitle}
      </h2>
      <p>{t.sentPanel({ company: sellerOf(item) })}</p>
      <p className="muted">{tForm.followUp}</p>
      <div className="row">
        <Link to={detail} className="button">
          {t.back({ name: item.name })}
        </Link>
        <Button look="plain" label={t.another} onClick={onAnother} />
      </div>
    </section>
  )
}

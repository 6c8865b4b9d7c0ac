import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MAX_NOTE, type Order } from '#shared/trade/order.ts'
import { nextSteps, type OrderStep } from '#shared/trade/order-state.ts'
import { TextAreaField } from '#shared/ui/field.tsx'
import { ActionButton } from '../ui.tsx'
import { orderMessages } from './orders.messages.ts'

export type TakeStep = (step: OrderStep, note: string, idempotencyKey: string) => Promise<unknown>

type Props = { order: Order; take: TakeStep; onTaken: () => void }

/** The steps that the reader's side may take now, with a note for the other side. */
export function OrderSteps({ order: { number, state, isOwn }, take, onTaken }: Props) {
  const t = useStore(orderMessages)
  const [note, setNote] = useState('')
  const steps = nextSteps(state, isOwn ? 'buyer' : 'seller')
  if (steps.length === 0) return null
  // Before it is shipped, the buyer mostly waits.
  const main = isOwn && state !== 'shipped' ? undefined : steps[0]
  return (
    <section className="order-steps screen-only" aria-label={t.next}>
      <TextAreaField
        label={isOwn ? t.noteToSeller : t.noteToBuyer}
        hint={isOwn ? t.noteToSellerHint : t.noteToBuyerHint}
        value={note}
        onText={setNote}
        rows={2}
        maxLength={MAX_NOTE}
      />
      <div className="row">
        {steps.map(step => (
          <ActionButton
            key={step}
            label={t[step]}
            {...(step === main && { look: 'primary' })}
            {...(step === 'cancel' && {
              question: t.cancelQuestion({ number }),
              consequence: t.cancelConsequence,
            })}
            write={{
              call: key =>
                take(step, note, key).then(() => {
                  setNote('')
                  onTaken()
                }),
              content: note,
              doubt: 'stepped',
            }}
          />
        ))}
      </div>
    </section>
  )
}

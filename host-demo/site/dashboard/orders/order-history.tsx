import { useStore } from '@nanostores/react'
import type { Order } from '#shared/trade/order.ts'
import { LongText, Moment } from '../ui.tsx'
import { orderMessages } from './orders.messages.ts'

const did = {
  acknowledge: 'didAcknowledge',
  ship: 'didShip',
  receive: 'didReceive',
  cancel: 'didCancel',
} as const

/** What both sides did with an order, with names, times and notes. It is the same for both. */
export function OrderHistory({ order: { buyer, createdAt, steps } }: { order: Order }) {
  const t = useStore(orderMessages)
  const all = [
    { by: buyer.name, what: t.didOrder, at: createdAt, note: '' },
    ...steps.map(({ step, ...each }) => ({ ...each, what: t[did[step]] })),
  ]
  return (
    <section className="history" aria-label={t.history}>
      <h3>{t.history}</h3>
      <ol>
        {all.map(({ by, what, at, note }) => (
          <li key={what}>
            <p>
              <b dir="auto">{by}</b> {what}{' '}
              <span className="muted">
                <Moment at={at} show={{ dateStyle: 'medium', timeStyle: 'short' }} />
              </span>
            </p>
            {note && <LongText text={note} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

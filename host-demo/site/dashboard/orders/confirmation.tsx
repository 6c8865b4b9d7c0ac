import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Order } from '#shared/trade/order.ts'
import { Button } from '#shared/ui/button.tsx'
import { Fact } from '../quotes/quote-history.tsx'
import { Moment } from '../ui.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderStatePill } from './order-state.tsx'
import { OrderSteps, type TakeStep } from './order-steps.tsx'
import { orderMessages } from './orders.messages.ts'

type Props = {
  order: Order
  /** True where requests and bids are a click away. */
  isInDashboard: boolean
  take: TakeStep
}

/** The confirmation of an order, to read and to print, with the next steps of its reader. */
export function Confirmation({ order, isInDashboard, take }: Props) {
  const { number, list, createdAt, isOwn, state, terms, buyer, seller } = order
  const t = useStore(orderMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <article className="panel order">
      <header className="row">
        <h2 tabIndex={-1} ref={heading}>
          {t.title({ number })}
        </h2>
        <span role="status">
          <OrderStatePill state={state} />
        </span>
        <Button label={t.print} onClick={() => print()} />
        {isInDashboard && isOwn && (
          <a href={`#bids/${list.id}`} className="button screen-only">
            {t.toBids}
          </a>
        )}
      </header>
      {state === 'cancelled' && <p className="order-over">{t[cancelledText(order)]}</p>}
      <div className="order-parties">
        <Party label={t.buyer} lines={[buyer.company, buyer.name, buyer.email, buyer.address]} />
        <Party label={t.seller} lines={[seller.name, seller.address]} />
      </div>
      <dl>
        <Fact label={t.date}>
          <Moment at={createdAt} show={{ dateStyle: 'long' }} />
        </Fact>
        <Fact label={t.request} dir="auto">
          {list.name}
        </Fact>
        <Fact label={t.poNumber} dir="auto">
          {terms.poNumber}
        </Fact>
        <Fact label={t.deliverTo} dir="auto" className="message">
          {terms.deliverTo}
        </Fact>
        <Fact label={t.payment} dir="auto">
          {terms.payment}
        </Fact>
      </dl>
      <OrderLines order={order} isInDashboard={isInDashboard} />
      <OrderHistory order={order} />
      <OrderSteps order={order} take={take} onTaken={() => heading.current?.focus()} />
    </article>
  )
}

/** An order whose lines were all taken back has opened its requests again. A cancelled one has not. */
function cancelledText({ lines, isOwn }: Order) {
  if (lines.every(({ isUndone }) => isUndone)) return isOwn ? 'ownTakenBack' : 'takenBack'
  return isOwn ? 'ownIsCancelled' : 'isCancelled'
}

/** A side of the order, as the head of a letter. */
function Party({ label, lines: [name, ...others] }: { label: string; lines: (string | null)[] }) {
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      {[name, ...others].filter(Boolean).map((line, at) => (
        <p key={line} dir="auto">
          {at === 0 ? <b>{line}</b> : line}
        </p>
      ))}
    </section>
  )
}

import { useStore } from '@nanostores/react'
import type { ComponentPropsWithoutRef } from 'react'
import { $config } from '#shared/config/config.ts'
import { priceText } from '#shared/trade/offer-words.ts'
import type { Offer, Quote } from '#shared/trade/quote.ts'
import type { Action } from '#shared/trade/quote-state.ts'
import { LastDay, Late, LongText, Moment } from '../ui.tsx'
import { AttachmentButton } from './attachment.tsx'

const did: Record<Action, string> = {
  quote: 'sent a quotation',
  answer: 'answered',
  withdraw: 'withdrew the quotation',
  refuse: 'does not quote',
  ask: 'asked',
  accept: 'accepted the quotation',
  decline: 'declined',
  award: 'ordered',
  revoke: 'reopened the request',
}

type Told = Pick<Quote, 'history' | 'createdAt' | 'offer'> & { from: Pick<Quote['from'], 'name'> }

/** The history of a request since it was sent, with authors, times and messages. It is the same for both sides. */
export function History({ quote: { history, from, createdAt, offer: standing } }: { quote: Told }) {
  if (history.length === 0) return null
  return (
    <section className="history" aria-label="History">
      <h3>History</h3>
      <ol>
        <Line who={from.name} what="sent the request" at={createdAt} />
        {history.map(({ id, action, author, createdAt, message, offer, attachment, isLate, order }) => (
          <Line key={id} who={author} what={did[action]} at={createdAt}>
            {isLate && <Late />}
            {/* The standing offer is shown above. */}
            {offer && id !== standing && <OfferFacts offer={offer} />}
            {message && <LongText text={message} />}
            {order && <a href={`#order/${order.id}`}>{`Order ${order.number}`}</a>}
            {attachment && <AttachmentButton {...attachment} />}
          </Line>
        ))}
      </ol>
    </section>
  )
}

type LineProps = { who: string; what: string; at: string; children?: React.ReactNode }

function Line({ who, what, at, children }: LineProps) {
  return (
    <li>
      <p>
        <b>{who}</b> {what}{' '}
        <span className="muted">
          <Moment at={at} show={{ dateStyle: 'medium', timeStyle: 'short' }} />
        </span>
      </p>
      {children}
    </li>
  )
}

/** The facts of an offer, with its last day. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { locale } = useStore($config)
  return (
    <>
      <p className="price">{priceText(offer, locale)}</p>
      <OfferTerms offer={offer} />
    </>
  )
}

/** The facts of an offer besides its price. */
export function OfferTerms({ offer: { validUntil, timeZone, delivery, terms } }: { offer: Offer }) {
  return (
    <dl>
      <Fact label="Valid until">
        <LastDay day={validUntil} zone={timeZone} />
      </Fact>
      <Fact label="Delivery" dir="auto">
        {delivery}
      </Fact>
      <Fact label="Terms" dir="auto">
        {terms}
      </Fact>
    </dl>
  )
}

type FactProps = ComponentPropsWithoutRef<'dd'> & {
  label: string
  /** True for content without use on paper. */
  isScreenOnly?: boolean
}

/** A term with its description, unless that is empty. */
export function Fact({ label, isScreenOnly, ...description }: FactProps) {
  const { children } = description
  if (children === null || children === '') return null
  return (
    <div className={isScreenOnly ? 'screen-only' : undefined}>
      <dt>{label}</dt>
      <dd {...description} />
    </div>
  )
}

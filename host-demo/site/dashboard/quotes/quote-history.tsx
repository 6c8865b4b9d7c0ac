import { useStore } from '@nanostores/react'
import type { ComponentPropsWithoutRef } from 'react'
import { $config } from '#shared/config/config.ts'
import { offerMessages, priceText } from '#shared/trade/offer-words.ts'
import type { Offer, Quote } from '#shared/trade/quote.ts'
import { filled } from '../filled.ts'
import { LastDay, Late, LongText, Moment } from '../ui.tsx'
import { AttachmentButton } from './attachment.tsx'
import { historyMessages, quoteMessages } from './quotes.messages.ts'

type Told = Pick<Quote, 'history' | 'createdAt' | 'offer'> & { from: Pick<Quote['from'], 'name'> }

/** The history of a request since it was sent, with authors, times and messages. It is the same for both sides. */
export function History({ quote: { history, from, createdAt, offer: standing } }: { quote: Told }) {
  const t = useStore(historyMessages)
  if (history.length === 0) return null
  return (
    <section className="history" aria-label={t.title}>
      <h3>{t.title}</h3>
      <ol>
        <Line who={from.name} what={t.sent} at={createdAt} />
        {history.map(({ id, action, author, createdAt, message, offer, attachment, isLate, order }) => (
          <Line key={id} who={author} what={t[action]} at={createdAt}>
            {isLate && <Late />}
            {/* The standing offer is shown above. */}
            {offer && id !== standing && <OfferFacts offer={offer} />}
            {message && <LongText text={message} />}
            {order && <a href={`#order/${order.id}`}>{t.order({ number: order.number })}</a>}
            {attachment && <AttachmentButton {...attachment} />}
          </Line>
        ))}
      </ol>
    </section>
  )
}

type LineProps = {
  who: string
  what: (values: { readonly name: string | number }) => string
  at: string
  children?: React.ReactNode
}

function Line({ who, what, at, children }: LineProps) {
  return (
    <li>
      <p>
        {filled(what, { name: <b>{who}</b> })}{' '}
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
  const tOffer = useStore(offerMessages)
  const { locale } = useStore($config)
  return (
    <>
      <p className="price">{priceText(offer, locale, tOffer)}</p>
      <OfferTerms offer={offer} />
    </>
  )
}

/** The facts of an offer besides its price. */
export function OfferTerms({ offer: { validUntil, timeZone, delivery, terms } }: { offer: Offer }) {
  const t = useStore(quoteMessages)
  return (
    <dl>
      <Fact label={t.validUntil}>
        <LastDay day={validUntil} zone={timeZone} />
      </Fact>
      <Fact label={t.delivery} dir="auto">
        {delivery}
      </Fact>
      <Fact label={t.terms} dir="auto">
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

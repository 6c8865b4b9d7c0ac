import type { Action } from '#host-demo/api/quotes/quote-state.ts'
import type { Quote } from './api.ts'
import { AttachmentButton } from './attachment.tsx'
import { LongText } from './long-text.tsx'
import { Moment } from './moment.tsx'
import { OfferFacts } from './quote-offer.tsx'

const did: Record<Action, string> = {
  quote: 'sent a quotation',
  answer: 'answered',
  withdraw: 'withdrew the quotation',
  ask: 'asked',
  accept: 'accepted the quotation',
  decline: 'declined',
}

/** The history of a request since it was sent, with authors, times and messages. It is the same for both sides. */
export function History({ quote: { history, from, createdAt, offer: standing } }: { quote: Quote }) {
  if (history.length === 0) return null
  return (
    <section className="history" aria-label="History">
      <h3>History</h3>
      <ol>
        <Line who={from.name} what="sent the request" at={createdAt} />
        {history.map(({ id, action, author, createdAt, message, offer, attachment }) => (
          <Line key={id} who={author} what={did[action]} at={createdAt}>
            {/* The standing offer is shown above. */}
            {offer && id !== standing && <OfferFacts offer={offer} />}
            {message && <LongText text={message} />}
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

import { type ReactNode, useRef, useState } from 'react'
import type { Status } from '#host-demo/api/quotes/quote-state.ts'
import { Link } from '#shared/ui/link.tsx'
import type { Quote } from './api.ts'
import { AttachmentButton } from './attachment.tsx'
import { QuoteActions } from './quote-actions.tsx'
import { Fact, History, OfferFacts, QuoteMessage } from './quote-history.tsx'
import { Moment } from './ui.tsx'

const types = { rfq: 'RFQ', inquiry: 'Inquiry' } as const

export const statusWords: Record<Status, string> = {
  open: 'Open',
  answered: 'Answered',
  quoted: 'Quoted',
  asked: 'Question asked',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

const looks: Partial<Record<Status, string>> = {
  answered: 'good',
  quoted: 'good',
  accepted: 'good',
  declined: 'over',
  withdrawn: 'over',
  expired: 'over',
}

type Props = {
  quote: Quote
  isReceived: boolean
  /** Called after any attempt, which may have changed the request. */
  onActed: () => void
  /** Called after a success. */
  onDone: (what: string) => void
}

/** One RFQ or inquiry, with the company on a sent one and the sender on a received one. */
export function QuoteCard({ quote, isReceived, onActed, onDone }: Props) {
  const { type, title, kind, quantity, status, createdAt, message, attachment, from } = quote
  const other = isReceived ? quote.buyer : quote.company
  const standing = quote.history.find(({ id }) => id === quote.offer)?.offer
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, say] = useState('')
  const done = (what: string): void => {
    say(what)
    onDone(what)
    heading.current?.focus()
  }
  return (
    <li className="card quote">
      <header className="row">
        {/* Messages from storefronts begin with it. */}
        {!title.startsWith(types[type]) && <span className="muted">{types[type]}</span>}
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <span className={`pill ${looks[status] ?? ''}`}>{statusWords[status]}</span>
      </header>
      <dl>
        <Fact label="Item">{itemOf(quote)}</Fact>
        {isReceived && (
          <Fact label="From">
            {from.name} <a href={`mailto:${encodeURIComponent(from.email)}`}>{from.email}</a>
          </Fact>
        )}
        {other && (
          <Fact label="Company">
            <Link to={{ route: 'company', params: { id: other.id } }}>{other.name}</Link>
          </Fact>
        )}
        {/* The RFQ of a service always has 0, which is not a quantity. */}
        <Fact label="Quantity">{kind === 'product' ? quantity : null}</Fact>
        <Fact label="Date">
          <Moment at={createdAt} show={{ dateStyle: 'medium' }} />
        </Fact>
        <Fact label="Chat" isScreenOnly>
          {chatOf(quote, isReceived)}
        </Fact>
      </dl>
      <QuoteMessage text={message} />
      {attachment && <AttachmentButton {...attachment} />}
      {standing && (
        <section className="offer" aria-label={status === 'accepted' ? 'Accepted quotation' : 'Quotation'}>
          <OfferFacts offer={standing} />
        </section>
      )}
      <History quote={quote} />
      <p className="said" role="status">
        {said}
      </p>
      <QuoteActions quote={quote} by={isReceived ? 'seller' : 'buyer'} onActed={onActed} onDone={done} />
    </li>
  )
}

function itemOf({ kind, itemId, itemName }: Quote): ReactNode {
  return kind && itemId ? <Link to={{ route: kind, params: { id: itemId } }}>{itemName}</Link> : itemName
}

/** Returns the link to the conversation. A buyer may start one, a seller can only continue one. */
function chatOf({ chat, company }: Quote, isReceived: boolean): ReactNode {
  if (chat) return <a href={`#messages/${chat}`}>Your messages</a>
  if (isReceived) return null
  return (
    <Link to={{ route: 'company', params: { id: company.id }, query: { chat: 'open' } }}>
      Write a message
    </Link>
  )
}

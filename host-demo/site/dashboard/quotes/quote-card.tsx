import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { wantedIn } from '#shared/api/rfq-title.ts'
import type { Status } from '#shared/api/statuses.ts'
import type { Quote } from '#shared/trade/quote.ts'
import { stateMessages } from '#shared/trade/quote-state.messages.ts'
import { Link } from '#shared/ui/link.tsx'
import { Late, Moment } from '../ui.tsx'
import { AskedFacts, AskedMessage } from './asked.tsx'
import { AttachmentButton, SheetButton } from './attachment.tsx'
import { NotDeliveredNote } from './not-delivered.tsx'
import { QuoteActions } from './quote-actions.tsx'
import { Fact, History, OfferFacts } from './quote-history.tsx'
import { quoteMessages } from './quotes.messages.ts'

const looks: Partial<Record<Status, string>> = {
  answered: 'good',
  quoted: 'good',
  accepted: 'good',
  declined: 'over',
  withdrawn: 'over',
  expired: 'over',
}

/** The state of a request, or that it did not reach its seller. */
export function StatusPill({ status, notDelivered }: Pick<Quote, 'status' | 'notDelivered'>) {
  const t = useStore(stateMessages)
  if (notDelivered) return <span className="pill late">{t.notDelivered}</span>
  return <span className={`pill ${looks[status] ?? ''}`}>{t[status]}</span>
}

type Props = {
  quote: Quote
  isReceived: boolean
  /** Called after any attempt, which may have changed the request. */
  onActed: () => void
}

/** One RFQ or inquiry: what is asked for, what was offered, and what happened. The focus moves to it. */
export function QuoteCard({ quote, isReceived, onActed }: Props) {
  const { type, title, status, notDelivered, createdAt, attachment, sheet, from, asked, timeZone } = quote
  const t = useStore(quoteMessages)
  const other = isReceived ? quote.buyer : quote.company
  const standing = quote.history.find(({ id }) => id === quote.offer)
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, say] = useState('')
  useEffect(() => heading.current?.focus(), [])
  const done = (what: string): void => {
    say(what)
    heading.current?.focus()
  }
  return (
    <article className="quote">
      <header className="row">
        {!saysType(quote) && <span className="muted">{t[type]}</span>}
        <h2 ref={heading} tabIndex={-1}>
          {wantedIn(title)}
        </h2>
        <StatusPill status={status} notDelivered={notDelivered} />
      </header>
      {notDelivered && (
        <NotDeliveredNote reach={notDelivered} company={quote.company.name} wanted={quote.itemName ?? ''} />
      )}
      <AskedFacts asked={asked} timeZone={timeZone} />
      <dl>
        <Fact label={t.item}>{itemOf(quote)}</Fact>
        {isReceived && (
          <Fact label={t.from}>
            {from.name} <a href={`mailto:${encodeURIComponent(from.email)}`}>{from.email}</a>
          </Fact>
        )}
        {other && (
          <Fact label={t.company}>
            <Link to={{ route: 'company', params: { id: other.id } }}>{other.name}</Link>
          </Fact>
        )}
        <Fact label={t.date}>
          <Moment at={createdAt} show={{ dateStyle: 'medium' }} />
        </Fact>
        {(quote.chat !== null || !isReceived) && (
          <Fact label={t.chat} isScreenOnly>
            <ChatLink quote={quote} />
          </Fact>
        )}
      </dl>
      <AskedMessage asked={asked} />
      {attachment && <AttachmentButton {...attachment} />}
      {sheet && <SheetButton {...sheet} />}
      {standing?.offer && (
        <section className="offer" aria-label={status === 'accepted' ? t.acceptedQuotation : t.quotation}>
          {standing.isLate && <Late />}
          <OfferFacts offer={standing.offer} />
        </section>
      )}
      <History quote={quote} />
      <p className="said" role="status">
        {said}
      </p>
      <QuoteActions quote={quote} by={isReceived ? 'seller' : 'buyer'} onActed={onActed} onDone={done} />
    </article>
  )
}

function itemOf({ kind, itemId, itemName }: Quote): ReactNode {
  return kind && itemId ? <Link to={{ route: kind, params: { id: itemId } }}>{itemName}</Link> : itemName
}

/** The link to the conversation. A buyer may start one, a seller can only continue one. */
function ChatLink({ quote: { chat, company } }: Pick<Props, 'quote'>) {
  const t = useStore(quoteMessages)
  if (chat) return <a href={`#messages/${chat}`}>{t.yourMessages}</a>
  return <Link to={{ route: 'company', params: { id: company.id }, query: { chat: 'open' } }}>{t.write}</Link>
}

/** Titles from storefronts begin with the type of the request, in English. */
export const saysType = ({ type, title }: Quote): boolean => wantedIn(title).startsWith(TYPES[type])
const TYPES = { rfq: 'RFQ', inquiry: 'Inquiry' } as const

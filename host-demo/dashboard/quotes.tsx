import { useState } from 'react'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { Answered } from './answered.tsx'
import type { Member, Quotes as Reply } from './api.ts'
import { quotesQuery } from './dashboard.store.ts'
import { QuoteCard } from './quote-card.tsx'

/** What the member sent and what the member's company received. */
export function Quotes() {
  const quotes = useQuery(quotesQuery)
  const { data, refresh } = quotes
  return (
    <>
      <p className="hidden-visually" role="status">
        {data && `${data.sent.length} sent, ${data.received.length} received`}
      </p>
      {data && (
        <button type="button" className="button refresh" onClick={refresh}>
          Refresh
        </button>
      )}
      <Answered answer={quotes}>{reply => <BothWays {...reply} />}</Answered>
    </>
  )
}

function BothWays({ member, sent, received }: Reply) {
  const [active, choose] = useState<'sent' | 'received'>(
    sent.length === 0 && received.length > 0 ? 'received' : 'sent',
  )
  const quotes = active === 'sent' ? sent : received
  return (
    <Tabs
      tabs={[
        { name: 'sent', label: `Sent (${sent.length})` },
        { name: 'received', label: `Received (${received.length})` },
      ]}
      active={active}
      onSelect={choose}
    >
      {quotes.length > 0 ? (
        <ul className="list">
          {quotes.map(quote => (
            <QuoteCard key={`${quote.type}${quote.id}`} quote={quote} isReceived={active === 'received'} />
          ))}
        </ul>
      ) : active === 'sent' ? (
        <EmptyState
          title="Nothing sent yet"
          text="Open a product, a service or a company and choose Request Quotation or Inquiry. What you send stands here."
        >
          <Browse className="button primary" />
        </EmptyState>
      ) : (
        <NoneReceived company={member.company} />
      )}
    </Tabs>
  )
}

function NoneReceived({ company }: Pick<Member, 'company'>) {
  return company ? (
    <EmptyState
      title="Nothing received yet"
      text={`When a member asks ${company.name} for a quotation, it stands here with its PDF.`}
    >
      <Link to={{ route: 'company', params: { id: company.id } }} className="button">
        See your company page
      </Link>
    </EmptyState>
  ) : (
    <EmptyState
      title="Nothing received"
      text="Your account belongs to no company, so nobody can ask you for a quotation."
    >
      <Browse className="button" />
    </EmptyState>
  )
}

function Browse({ className }: { className: string }) {
  return (
    <Link to={{ route: 'search' }} className={className}>
      Browse the marketplace
    </Link>
  )
}

import { useState } from 'react'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Skeleton } from '#shared/ui/loading.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import type { Quote, Side } from './api.ts'
import { memberQuery, quotesQuery } from './dashboard.store.ts'
import { ALL, PagedList, useLatest, type Wanted } from './paged-list.tsx'
import { QuoteCard, statusWords } from './quote-card.tsx'
import { Answered } from './ui.tsx'

const states = [['', 'All statuses'], ...Object.entries(statusWords)] as const

const NOTHING = { key: '', what: '' }

/** The requests that the member sent and the requests that the member's company received. */
export function Quotes() {
  const [chosen, choose] = useState<Side | ''>('')
  const [wanted, setWanted] = useState(ALL)
  const answer = useLatest(useQuery(quotesQuery, chosen, wanted.state, wanted.search, wanted.page))
  const [done, setDone] = useState(NOTHING)
  const { data } = answer
  const want = (next: Wanted): void => {
    setWanted(next)
    setDone(NOTHING)
  }
  return (
    <>
      <p className="hidden-visually" role="status">
        {data && `${data.counts.sent} sent, ${data.counts.received} received`}
      </p>
      {data && (
        <button type="button" className="button refresh" onClick={quotesQuery.revalidate}>
          Refresh
        </button>
      )}
      <Answered answer={answer}>
        {({ of, counts, total, quotes }) => {
          const side = chosen || of
          return (
            <Tabs
              tabs={[
                { name: 'sent', label: `Sent (${counts.sent})` },
                { name: 'received', label: `Received (${counts.received})` },
              ]}
              active={side}
              onSelect={next => {
                choose(next)
                want(ALL)
              }}
            >
              {counts[side] === 0 ? (
                <Nothing side={side} />
              ) : of === side ? (
                <>
                  <p className="said" role="status">
                    {/* The action may have removed the request from the filtered list. */}
                    {!quotes.some(quote => keyOf(quote) === done.key) && done.what}
                  </p>
                  <PagedList
                    label="Requests and quotations"
                    placeholder="Title, item, company, words in the message"
                    states={states}
                    {...{ wanted, onWant: want, all: counts[side], total }}
                  >
                    <ul className="list">
                      {quotes.map(quote => (
                        <QuoteCard
                          key={keyOf(quote)}
                          quote={quote}
                          isReceived={side === 'received'}
                          onActed={quotesQuery.revalidate}
                          onDone={what => setDone({ key: keyOf(quote), what: `${quote.title}: ${what}` })}
                        />
                      ))}
                    </ul>
                  </PagedList>
                </>
              ) : (
                <Skeleton height="112px" />
              )}
            </Tabs>
          )
        }}
      </Answered>
    </>
  )
}

const keyOf = ({ type, id }: Quote): string => `${type}${id}`

function Nothing({ side }: { side: Side }) {
  const company = useQuery(memberQuery).data?.company
  if (side === 'sent')
    return (
      <EmptyState
        title="Nothing sent yet"
        text="Open a product, a service or a company and choose Request Quotation or Inquiry. What you send appears here."
      >
        <Browse className="button primary" />
      </EmptyState>
    )
  return company ? (
    <EmptyState
      title="Nothing received yet"
      text={`When a member asks ${company.name} for a quotation, it appears here with its PDF. Buyers find you through what you publish.`}
    >
      <a href="#products/new" className="button primary">
        Add a product
      </a>
      <Link to={{ route: 'company', params: { id: company.id } }} className="button">
        See your company page
      </Link>
    </EmptyState>
  ) : (
    <EmptyState
      title="Nothing received"
      text="Your account does not belong to a company, so nobody can ask you for a quotation."
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

import { useEffect, useRef, useState } from 'react'
import { groupOf } from '#shared/trade/quote-groups.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Skeleton } from '#shared/ui/loading.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { type Quotes as Data, QUOTES_PER_PAGE, type Side } from '../api.ts'
import { memberQuery, quoteQuery, quotesQuery } from '../dashboard.store.ts'
import { ALL, PagedList, useLatest, type Wanted } from '../paged-list.tsx'
import { Answered } from '../ui.tsx'
import { OpenQuote } from './open-quote.tsx'
import { nameOf, type OneQuote, requestNamed } from './quote-calls.ts'
import type { News } from './quote-news.ts'
import { QuoteTable } from './quote-table.tsx'

/** The filters by state: all, and the groups of the server. */
const filters = [
  ['', 'All'],
  ['open', 'Open'],
  ['quoted', 'Quoted'],
  ['accepted', 'Accepted'],
  ['over', 'Over'],
] as const

type Props = {
  /** The name of the request that is open, such as `rfq12`, or ''. */
  detail: string
  news: News
}

/** The requests that the member sent and those that the member's company received, beside the chosen one. */
export function Quotes({ detail, news }: Props) {
  const [chosen, choose] = useState<Side | ''>('')
  const [wanted, want] = useState(ALL)
  const answer = useLatest(useQuery(quotesQuery, chosen, wanted.state, wanted.search, wanted.page))
  const { data } = answer
  const list = useReturnedFocus(detail)
  const request = requestNamed(detail)
  const refresh = (): void => {
    quotesQuery.revalidate()
    quoteQuery.revalidate()
    news.$unseen.refresh()
  }
  const side = chosen || data?.of
  /** Shows the part of the list that has an opened request: links open any, also one of the other side. */
  const showInList = ({ sides, quote }: OneQuote): void => {
    const group = groupOf[quote.status]
    const isListed = data?.of === side && data?.quotes.some(each => nameOf(each) === detail)
    const isOnSide = side !== undefined && sides.includes(side)
    const isOnPages = isOnSide && wanted.search === '' && (wanted.state === '' || wanted.state === group)
    if (isListed || isOnPages) return
    choose(isOnSide ? side : (sides[0] ?? ''))
    want({ ...ALL, state: wanted.state && group, round: wanted.round + 1 })
  }
  return (
    <>
      <p className="hidden-visually" role="status">
        {data && `${data.counts.sent} sent, ${data.counts.received} received`}
      </p>
      {data && (
        <button type="button" className="button refresh" onClick={refresh}>
          Refresh
        </button>
      )}
      <div className="quotes" data-open={request !== null}>
        <div className="quote-list" ref={list} tabIndex={-1}>
          <Answered answer={answer}>
            {({ of, counts, groups, total, quotes }) => {
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
                      <Filters groups={groups} wanted={wanted} onWant={want} />
                      <PagedList
                        label="Requests and quotations"
                        placeholder="Title, item, company, words in the message"
                        order="what is new first"
                        perPage={QUOTES_PER_PAGE}
                        wanted={wanted}
                        onWant={want}
                        all={counts[side]}
                        total={total}
                      >
                        <QuoteTable side={side} quotes={quotes} open={detail} news={news} />
                      </PagedList>
                    </>
                  ) : (
                    <Skeleton height="112px" />
                  )}
                </Tabs>
              )
            }}
          </Answered>
        </div>
        {request && (
          <section className="open-quote panel" aria-label="Chosen request">
            <a href="#quotes" className="to-list">
              Back to the list
            </a>
            <OpenQuote
              key={detail}
              request={request}
              news={news}
              side={side ?? 'sent'}
              onOpened={data && showInList}
            />
          </section>
        )}
      </div>
    </>
  )
}

/** Moves the focus back to the row of a request that was closed. */
function useReturnedFocus(detail: string) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(detail)
  useEffect(() => {
    if (before.current && !detail) {
      const links = [...(list.current?.querySelectorAll('a') ?? [])]
      const row = links.find(link => link.getAttribute('href') === `#quotes/${before.current}`)
      const target = row ?? list.current
      target?.focus()
    }
    before.current = detail
  }, [detail])
  return list
}

type FiltersProps = { groups: Data['groups']; wanted: Wanted; onWant: (wanted: Wanted) => void }

/** Narrows the list to a group of states. */
function Filters({ groups, wanted, onWant }: FiltersProps) {
  const all = groups.open + groups.quoted + groups.accepted + groups.over
  return (
    <fieldset className="row filters">
      <legend className="hidden-visually">State</legend>
      {filters.map(([group, label]) => (
        <Button
          key={group}
          label={`${label} (${group ? groups[group] : all})`}
          aria-pressed={wanted.state === group}
          onClick={() => onWant({ ...wanted, state: group, page: 1 })}
        />
      ))}
    </fieldset>
  )
}

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

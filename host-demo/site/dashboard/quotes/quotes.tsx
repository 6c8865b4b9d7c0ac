import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { groupOf, groups } from '#shared/trade/quote-groups.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Skeleton } from '#shared/ui/loading.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { type Quotes as Data, QUOTES_PER_PAGE, type Side } from '../api.ts'
import { memberQuery, quoteQuery, quotesQuery } from '../dashboard.store.ts'
import { FirstSteps } from '../items/first-steps.tsx'
import { ALL, PagedList, useLatest, type Wanted } from '../paged-list.tsx'
import { Answered } from '../ui.tsx'
import { OpenQuote } from './open-quote.tsx'
import { nameOf, type OneQuote, requestNamed } from './quote-calls.ts'
import type { News } from './quote-news.ts'
import { QuoteTable } from './quote-table.tsx'
import { quotesMessages } from './quotes.messages.ts'

type Props = {
  /** The name of the request that is open, such as `rfq12`, or ''. */
  detail: string
  news: News
}

/** The requests that the member sent and those that the member's company received, beside the chosen one. */
export function Quotes({ detail, news }: Props) {
  const t = useStore(quotesMessages)
  const [chosen, choose] = useState<Side | ''>('')
  const [wanted, want] = useState(ALL)
  const answer = useLatest(useQuery(quotesQuery, chosen, wanted.state, wanted.search, wanted.page))
  const { data } = answer
  const company = useQuery(memberQuery).data?.company
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
        {data && t.counts(data.counts)}
      </p>
      {data && (
        <button type="button" className="button refresh" onClick={refresh}>
          {t.refresh}
        </button>
      )}
      <div className="quotes" data-open={request !== null}>
        <div className="quote-list" ref={list} tabIndex={-1}>
          <Answered answer={answer}>
            {({ of, counts, groups, total, quotes }) => {
              const isAlone = counts.sent + counts.received === 0
              const side = chosen || (isAlone && company ? 'received' : of)
              const tabs = (
                <Tabs
                  tabs={[
                    { name: 'sent', label: t.sentTab({ count: counts.sent }) },
                    { name: 'received', label: t.receivedTab({ count: counts.received }) },
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
                        label={t.list}
                        placeholder={t.placeholder}
                        order={t.order}
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
              return <FirstSteps isAlone={isAlone}>{tabs}</FirstSteps>
            }}
          </Answered>
        </div>
        {request && (
          <section className="open-quote panel" aria-label={t.chosen}>
            <a href="#quotes" className="to-list">
              {t.back}
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
function Filters({ groups: counts, wanted, onWant }: FiltersProps) {
  const t = useStore(quotesMessages)
  const all = groups.reduce((sum, group) => sum + counts[group], 0)
  return (
    <fieldset className="row filters">
      <legend className="hidden-visually">{t.filter}</legend>
      {(['', ...groups] as const).map(group => (
        <Button
          key={group}
          label={t.filtered({ label: t[group || 'all'], count: group ? counts[group] : all })}
          aria-pressed={wanted.state === group}
          onClick={() => onWant({ ...wanted, state: group, page: 1 })}
        />
      ))}
    </fieldset>
  )
}

function Nothing({ side }: { side: Side }) {
  const t = useStore(quotesMessages)
  const company = useQuery(memberQuery).data?.company
  if (side === 'sent')
    return (
      <EmptyState title={t.nothingSent} text={t.nothingSentText}>
        <Browse className="button primary" />
      </EmptyState>
    )
  return company ? (
    <EmptyState title={t.nothingReceivedYet} text={t.nothingReceivedYetText({ company: company.name })}>
      <a href="#products/new" className="button primary">
        {t.addProduct}
      </a>
      <Link to={{ route: 'company', params: { id: company.id } }} className="button">
        {t.seePage}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title={t.nothingReceived} text={t.nothingReceivedText}>
      <Browse className="button" />
    </EmptyState>
  )
}

function Browse({ className }: { className: string }) {
  const t = useStore(quotesMessages)
  return (
    <Link to={{ route: 'search' }} className={className}>
      {t.browse}
    </Link>
  )
}

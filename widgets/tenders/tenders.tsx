import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { fetchTenders, type Tender } from '#shared/api/tenders.ts'
import { $config } from '#shared/config/config.ts'
import { createQuery } from '#shared/stores/query.ts'
import { formatDate } from '#shared/trade/date.ts'
import { repeat, Skeleton } from '#shared/ui/loading.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { useShowMore } from '#shared/ui/show-more.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { tendersMessages } from './tenders.messages.ts'

const tendersQuery = createQuery(fetchTenders)

/** The market's latest requests for quotation and tenders. */
export function Tenders() {
  const t = useStore(tendersMessages)
  const titleId = useId()
  return (
    <Resource
      query={useQuery(tendersQuery)}
      skeleton={<TendersSkeleton />}
      errorFrame={error => <div className="tenders panel">{error}</div>}
    >
      {({ rfqs, tenders }) => (
        <section className="tenders panel" aria-labelledby={titleId} part="tenders">
          <h2 id={titleId} part="heading">
            {t['item.tenders']}
          </h2>
          {rfqs.length + tenders.length === 0 ? (
            <slot name="empty">
              <p className="muted">{t['item.noTenders']}</p>
            </slot>
          ) : (
            <div className="lists">
              <TenderList title={t['item.latestRfqs']} tenders={rfqs} />
              <TenderList title={t['item.latestTenders']} tenders={tenders} />
            </div>
          )}
        </section>
      )}
    </Resource>
  )
}

function TenderList({ title, tenders }: { title: string; tenders: readonly Tender[] }) {
  const t = useStore(tendersMessages)
  const { locale } = useStore($config)
  const [shown, more] = useShowMore(tenders)
  return (
    <div>
      <h3>{title}</h3>
      {tenders.length === 0 && <p className="muted">{t['item.noTenders']}</p>}
      <ul part="list">
        {shown.map(tender => (
          <li key={`${tender.agency} ${tender.title} ${tender.closingDate}`}>
            <b>{tender.title}</b>
            <span className="muted small">{tender.agency}</span>
            {tender.closingDate && (
              <span className="muted small">
                {t['item.closing']({ date: formatDate(tender.closingDate, locale) })}
              </span>
            )}
          </li>
        ))}
        {more}
      </ul>
    </div>
  )
}

function TendersSkeleton() {
  return (
    <div className="tenders panel">
      <Skeleton width="min(260px, 80%)" height="24px" />
      <div className="lists">
        {repeat(2, list => (
          <div key={list}>
            <Skeleton width="40%" height="18px" />
            <Skeleton height="160px" />
          </div>
        ))}
      </div>
    </div>
  )
}

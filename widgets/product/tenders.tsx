import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { fetchTenders, type Tender } from '#shared/api/tenders.ts'
import { $config } from '#shared/config/config.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { createQuery } from '#shared/stores/query.ts'
import { formatDate } from '#shared/ui/date.ts'
import { Skeleton } from '#shared/ui/loading.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { itemMessages } from './product.messages.ts'

const tendersQuery = createQuery(fetchTenders)

/** The latest tenders and RFQs: off unless the host sets `tenders`, and fetched only then. */
export function Tenders() {
  const t = useStore(itemMessages)
  const tState = useStore(stateMessages)
  const titleId = useId()
  const { data, error, retry } = useQuery(tendersQuery)
  return (
    <aside className="tenders" aria-labelledby={titleId} part="tenders">
      <h2 id={titleId}>{t.tenders}</h2>
      {data && <TenderList title={t.latestRfqs} tenders={data.rfqs} />}
      {data && <TenderList title={t.latestTenders} tenders={data.tenders} />}
      {!data && !error && <Skeleton height="160px" />}
      {!data && error && (
        <div role="alert">
          <p className="muted">{error.message}</p>
          <button type="button" className="button" onClick={retry}>
            {tState.retry}
          </button>
        </div>
      )}
    </aside>
  )
}

function TenderList({ title, tenders }: { title: string; tenders: readonly Tender[] }) {
  const t = useStore(itemMessages)
  const { locale } = useStore($config)
  return (
    <section>
      <h3>{title}</h3>
      {tenders.length === 0 && <p className="muted">{t.noTenders}</p>}
      <ul>
        {tenders.map(tender => (
          <li key={`${tender.agency} ${tender.title} ${tender.closingDate}`}>
            <b>{tender.title}</b>
            <span className="muted small">{tender.agency}</span>
            {tender.closingDate && (
              <span className="muted small">
                {t.closing({ date: formatDate(tender.closingDate, locale) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

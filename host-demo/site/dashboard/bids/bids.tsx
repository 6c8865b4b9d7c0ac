import { useStore } from '@nanostores/react'
import type { ListRow } from '#shared/trade/bids.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { Fact } from '../quotes/quote-history.tsx'
import { Answered, Moment } from '../ui.tsx'
import { bidsMessages } from './bids.messages.ts'
import { listsQuery } from './bids.store.ts'
import { BidsOfList } from './bids-of-list.tsx'

/** The RFQ lists of the member, or the bid table of the one that the address names. */
export function Bids({ detail }: { detail: string }) {
  const [, rfq, id] = /^(rfq)?(\d+)$/.exec(detail) ?? []
  return id ? <BidsOfList key={detail} by={rfq ? 'rfq' : 'list'} id={Number(id)} /> : <Lists />
}

function Lists() {
  const t = useStore(bidsMessages)
  return (
    <Answered answer={useQuery(listsQuery)}>
      {lists =>
        lists.length > 0 ? (
          <ul className="list">
            {lists.map(row => (
              <ListCard key={row.id} {...row} />
            ))}
          </ul>
        ) : (
          <EmptyState title={t.emptyTitle} text={t.emptyText}>
            <Link to={{ route: 'rfqList' }} className="button primary">
              {t.openList}
            </Link>
          </EmptyState>
        )
      }
    </Answered>
  )
}

function ListCard({ id, name, date, lines, sellers, requests, answered, ordered }: ListRow) {
  const t = useStore(bidsMessages)
  return (
    <li className="card quote">
      <h2>
        <a href={`#bids/${id}`}>{name}</a>
      </h2>
      <dl>
        <Fact label={t.date}>
          <Moment at={date} show={{ dateStyle: 'medium' }} />
        </Fact>
        <Fact label={t.lines}>{lines}</Fact>
        <Fact label={t.sellers}>{sellers}</Fact>
        <Fact label={t.answered}>{t.answeredOf({ answered, requests })}</Fact>
        <Fact label={t.ordered}>{t.orderedOf({ ordered, lines })}</Fact>
      </dl>
    </li>
  )
}

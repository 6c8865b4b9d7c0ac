import type { ListRow } from '#shared/trade/bids.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { Fact } from '../quotes/quote-history.tsx'
import { Answered, Moment } from '../ui.tsx'
import { listsQuery } from './bids.store.ts'
import { BidsOfList } from './bids-of-list.tsx'

/** The RFQ lists of the member, or the bid table of the one that the address names. */
export function Bids({ detail }: { detail: string }) {
  const [, rfq = '', id] = /^(rfq)?(\d+)$/.exec(detail) ?? []
  return id ? <BidsOfList key={detail} by={rfq ? 'rfq' : 'list'} id={Number(id)} /> : <Lists />
}

function Lists() {
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
          <EmptyState
            title="No RFQ list sent yet"
            text="Put products and services on your RFQ list and send it to several sellers. Their quotations appear here side by side."
          >
            <Link to={{ route: 'rfqList' }} className="button primary">
              Open your RFQ list
            </Link>
          </EmptyState>
        )
      }
    </Answered>
  )
}

function ListCard({ id, name, date, lines, sellers, requests, answered, ordered }: ListRow) {
  return (
    <li className="card quote">
      <h2>
        <a href={`#bids/${id}`}>{name}</a>
      </h2>
      <dl>
        <Fact label="Date">
          <Moment at={date} show={{ dateStyle: 'medium' }} />
        </Fact>
        <Fact label="Lines">{lines}</Fact>
        <Fact label="Sellers">{sellers}</Fact>
        <Fact label="Answered">{`${answered} of ${requests} requests`}</Fact>
        <Fact label="Ordered">{`${ordered} of ${lines} lines`}</Fact>
      </dl>
    </li>
  )
}

import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { repeat, Skeleton } from '#shared/ui/loading.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { ItemCard } from './item-card.tsx'
import { recommendedMessages } from './recommended.messages.ts'
import { MAX_CARDS, recommendedQuery, visibleCards } from './recommended.store.ts'

type Props = { kind: Kind }

const headings = { product: 'products', service: 'services' } as const

/** Recommended products or services. */
export function Recommended({ kind }: Props) {
  const t = useStore(recommendedMessages)
  const headingId = useId()
  const section = (content: ReactNode) => (
    <section className="recommended" aria-labelledby={headingId}>
      <h2 id={headingId} part="heading">
        {t[headings[kind]]}
      </h2>
      {content}
    </section>
  )
  return (
    <Resource
      query={useQuery(recommendedQuery, kind)}
      skeleton={<CardsSkeleton />}
      inlineError={t.failed}
      errorFrame={section}
    >
      {items => {
        const shown = visibleCards(items)
        if (shown.length === 0) return <slot name="empty" />
        return section(
          <ul className="grid" part="grid">
            {shown.map(card => (
              <ItemCard key={card.id} kind={kind} card={card} />
            ))}
          </ul>,
        )
      }}
    </Resource>
  )
}

/** Three full rows, the usual case. */
function CardsSkeleton() {
  return (
    <div className="recommended">
      <div className="grid-title">
        <Skeleton width="min(260px, 80%)" height="22px" />
      </div>
      <ul className="grid">
        {repeat(MAX_CARDS, card => (
          <li key={card} className="card item">
            <Skeleton ratio="4 / 3" />
            <div className="name">
              <Skeleton height="14px" />
              <Skeleton width="70%" height="14px" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

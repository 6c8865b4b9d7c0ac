import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { Kind } from '#shared/api/kind.ts'
import { useQuery } from '#shared/stores/query.ts'
import { InlineError } from '#shared/ui/error-state.tsx'
import { Loading, Skeleton, useReady } from '#shared/ui/loading.tsx'
import { ItemCard } from './item-card.tsx'
import { recommendedMessages } from './recommended.messages.ts'
import { MAX_CARDS, recommended, visibleCards } from './recommended.store.ts'

type Props = { kind: Kind }

const headings = { product: 'products', service: 'services' } as const

/** Recommended products or services. */
export function Recommended({ kind }: Props) {
  const t = useStore(recommendedMessages)
  const headingId = useId()
  const { data: cards, error, retry } = useQuery(recommended, kind)
  useReady(cards !== undefined)
  if (!cards && !error) {
    return (
      <Loading>
        <Bones />
      </Loading>
    )
  }
  const shown = cards && visibleCards(cards)
  if (shown?.length === 0) return <slot name="empty" />
  return (
    <section className="recommended" aria-labelledby={headingId}>
      <h2 id={headingId} part="heading">
        {t[headings[kind]]}
      </h2>
      {shown ? (
        <ul className="grid" part="grid">
          {shown.map(card => (
            <ItemCard key={card.id} kind={kind} card={card} />
          ))}
        </ul>
      ) : (
        error && <InlineError text={t.failed} error={error} onRetry={retry} />
      )}
    </section>
  )
}

const bones = Array.from({ length: MAX_CARDS }, (_, place) => `bone-${place}`)

/** Three full rows, the usual case. */
function Bones() {
  return (
    <div className="recommended">
      <div className="grid-title">
        <Skeleton width="min(260px, 80%)" height="22px" />
      </div>
      <ul className="grid">
        {bones.map(bone => (
          <li key={bone} className="card item">
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

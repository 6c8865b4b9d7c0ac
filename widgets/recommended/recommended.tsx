import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { fetchRecommended, type RecommendedItem } from '#shared/api/recommended.ts'
import { createQuery } from '#shared/stores/query.ts'
import { Link } from '#shared/ui/link.tsx'
import { repeat, Skeleton } from '#shared/ui/loading.tsx'
import { Picture } from '#shared/ui/picture.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { truncate } from '#shared/ui/truncate.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { recommendedMessages } from './recommended.messages.ts'

export function Recommended({ kind }: { kind: Kind }) {
  const t = useStore(recommendedMessages)
  const headingId = useId()
  const section = (content: ReactNode) => (
    <section className="recommended" aria-labelledby={headingId}>
      <h2 id={headingId} part="heading">
        {t[`${kind}s`]}
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
        {repeat(ROW * MORE_THAN.length, card => (
          <li key={card} className="card item">
            <Skeleton ratio="4 / 3" />
            <div className="words">
              <Skeleton height="14px" />
              <Skeleton width="70%" height="14px" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ItemCardProps = { kind: Kind; card: RecommendedItem }

/** A card with the picture, an alternate one on hover, the name, and a line of facts from servers that send one. */
function ItemCard({ kind, card: { id, name, image, alternateImage, facts } }: ItemCardProps) {
  const short = truncate(name)
  return (
    <li>
      <Link to={{ route: kind, params: { id } }} className="card item" part="card">
        <Picture src={image} alt="" hoverSrc={alternateImage} />
        <div className="words">
          <h3 title={short === name ? undefined : name}>{short}</h3>
          {facts && <p className="muted small">{facts}</p>}
        </div>
      </Link>
    </li>
  )
}

const recommendedQuery = createQuery(fetchRecommended)

const ROW = 6
/** The first, second and third row appear if there are more cards than this. */
const MORE_THAN = [3, 7, 11]

/** Returns the cards of the rows that appear, or none if not even the first row does. */
function visibleCards(cards: readonly RecommendedItem[]): readonly RecommendedItem[] {
  const rows = MORE_THAN.filter(least => cards.length > least).length
  return cards.slice(0, rows * ROW)
}

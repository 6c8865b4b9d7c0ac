import { useStore } from '@nanostores/react'
import type { RfqItem } from '#shared/api/items.ts'
import type { Kind } from '#shared/api/kind.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { useQuery } from '#shared/stores/query.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { ErrorState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Loading, Skeleton, useReady } from '#shared/ui/loading.tsx'
import { navigationMessages } from '#shared/ui/navigation.messages.ts'
import { CompanyLogo, Picture } from '#shared/ui/picture.tsx'
import { rfqMessages } from './rfq.messages.ts'
import { rfqItem } from './rfq.store.ts'
import { RfqForm } from './rfq-form.tsx'

type Props = { kind: Kind; itemId: number }

export function RequestForQuotation({ kind, itemId }: Props) {
  const t = useStore(rfqMessages)
  const tNavigation = useStore(navigationMessages)
  const { data: item, error, retry } = useQuery(rfqItem, kind, itemId)
  useReady(item !== undefined)
  if (error && !item) {
    return (
      <ErrorState error={error} onRetry={retry}>
        {error.kind === 'missing' && (
          <Link to={{ route: 'search' }} className="button soft">
            {tNavigation['item.search']}
          </Link>
        )}
      </ErrorState>
    )
  }
  if (!item) return <RequestSkeleton />
  const crumb = kind === 'product' ? t.crumbProduct : t.crumbService
  return (
    <article className="screen">
      <Breadcrumb steps={[{ label: item.name, to: detailOf(kind, itemId) }, { label: crumb }]} />
      <h1 className="hidden-visually" tabIndex={-1}>
        {crumb}: {item.name}
      </h1>
      <div className="layout">
        <ItemPanel item={item} />
        <RfqForm key={`${kind}:${itemId}`} kind={kind} item={item} detail={detailOf(kind, itemId)} />
      </div>
    </article>
  )
}

function ItemPanel({ item }: { item: RfqItem }) {
  const t = useStore(rfqMessages)
  return (
    <section className="panel item" part="item">
      {item.companyName && (
        <div className="seller">
          <CompanyLogo name={item.companyName} logo={item.companyLogo} />
          <div>
            <strong>{item.companyName}</strong>
            <div className="muted small">{item.companyLocation}</div>
          </div>
        </div>
      )}
      <h2>{t.item}</h2>
      <Picture src={item.image} alt={item.name} eager />
      <div className="about">
        <h3>{item.name}</h3>
        <p className="muted small">{item.shortDescription}</p>
      </div>
    </section>
  )
}

function RequestSkeleton() {
  return (
    <Loading>
      <div className="screen">
        <div className="trail">
          <Skeleton width="min(320px, 70%)" height="20px" />
        </div>
        <div className="layout">
          <div className="panel item">
            <Skeleton height="48px" />
            <Skeleton ratio="4 / 3" />
            <Skeleton width="80%" height="24px" />
          </div>
          <div className="panel request">
            <Skeleton width="180px" height="70px" />
            <Skeleton height="176px" />
            <Skeleton width="200px" height="42px" />
            <Skeleton width="150px" height="42px" />
          </div>
        </div>
      </div>
    </Loading>
  )
}

function detailOf(kind: Kind, id: number): RouteLocation {
  return { route: kind, params: { id } }
}

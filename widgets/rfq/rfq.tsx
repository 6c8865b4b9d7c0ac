import { useStore } from '@nanostores/react'
import type { Item, Kind } from '#shared/api/items.ts'
import type { LeadProps } from '#shared/lead/lead.ts'
import { Place } from '#shared/places/places.tsx'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { itemQuery } from '#shared/stores/item-query.ts'
import { Breadcrumb, BreadcrumbSkeleton } from '#shared/ui/breadcrumb.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Skeleton } from '#shared/ui/loading.tsx'
import { CompanyLogo, Picture } from '#shared/ui/picture.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { rfqMessages } from './rfq.messages.ts'
import { type Suggested, sellerOf } from './rfq.store.ts'
import { RfqForm } from './rfq-form.tsx'

type Props = Suggested & LeadProps & { kind: Kind; itemId: number }

export function RequestForQuotation(props: Props) {
  const { kind, itemId } = props
  const t = useStore(rfqMessages)
  const tNavigation = useStore(navigationMessages)
  const detail: RouteLocation = { route: kind, params: { id: itemId } }
  const crumb = kind === 'product' ? t.crumbProduct : t.crumbService
  return (
    <Resource
      query={useQuery(itemQuery, kind, itemId)}
      skeleton={<RequestSkeleton />}
      missing={
        <Link to={{ route: 'search' }} className="button soft">
          {tNavigation['item.search']}
        </Link>
      }
    >
      {item => (
        <article className="screen">
          <Breadcrumb steps={[{ label: item.name, to: detail }, { label: crumb }]} />
          <h1 className="hidden-visually" tabIndex={-1}>
            {crumb}: {item.name}
          </h1>
          <div className="layout">
            <ItemPanel item={item} />
            <RfqForm key={`${kind}:${itemId}`} {...props} item={item} detail={detail} />
          </div>
        </article>
      )}
    </Resource>
  )
}

function ItemPanel({ item }: { item: Item }) {
  const t = useStore(rfqMessages)
  const seller = sellerOf(item)
  return (
    <section className="panel item" part="item">
      {seller && (
        <div className="seller">
          <CompanyLogo name={seller} logo={item.company.logo} />
          <div>
            <strong>{seller}</strong>
            <div className="muted small">{item.location}</div>
          </div>
        </div>
      )}
      <h2>{t.item}</h2>
      <Picture src={item.pictures[0] ?? ''} alt={item.name} eager />
      <div className="about">
        <h3>{item.name}</h3>
        <p className="muted small">{item.shortDescription}</p>
      </div>
      <Place name="below-item" item={item} />
    </section>
  )
}

function RequestSkeleton() {
  return (
    <div className="screen">
      <BreadcrumbSkeleton width="min(320px, 70%)" />
      <div className="layout">
        <div className="panel">
          <Skeleton height="64px" />
        </div>
        <div className="panel request">
          <Skeleton width="180px" height="70px" />
          <Skeleton height="176px" />
          <Skeleton width="200px" height="42px" />
          <Skeleton width="150px" height="42px" />
        </div>
      </div>
    </div>
  )
}

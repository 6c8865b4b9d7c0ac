import { useStore } from '@nanostores/react'
import type { Item, Kind } from '#shared/api/items.ts'
import type { LeadValues } from '#shared/lead/lead.ts'
import { useProcurement } from '#shared/procurement/procurement.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { $user } from '#shared/session/session.ts'
import { itemQuery } from '#shared/stores/item-query.ts'
import { Breadcrumb, BreadcrumbSkeleton } from '#shared/ui/breadcrumb.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Skeleton } from '#shared/ui/loading.tsx'
import { CompanyLogo, Picture } from '#shared/ui/picture.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { useChatLink } from '#shared/ui/use-chat-link.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { rfqMessages } from './rfq.messages.ts'
import { type Suggested, sellerOf } from './rfq.store.ts'
import { RfqForm } from './rfq-form.tsx'

type Props = Suggested & LeadValues & { kind: Kind; itemId: number; procurement: boolean | undefined }

export function RequestForQuotation(props: Props) {
  const { kind, itemId, procurement } = props
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
            <ItemPanel item={item} procurement={procurement} />
            <RfqForm key={`${kind}:${itemId}`} {...props} item={item} detail={detail} />
          </div>
        </article>
      )}
    </Resource>
  )
}

function ItemPanel({ item, procurement }: { item: Item; procurement: boolean | undefined }) {
  const t = useStore(rfqMessages)
  const user = useStore($user)
  // Visitors have no chats.
  const hasChat = useProcurement(procurement) && user !== null
  const chat = useChatLink(hasChat)
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
      {hasChat && (
        <div className="to-chat">
          {chat && <chat.ChatLink companyId={item.companyId} about={item.name} />}
        </div>
      )}
    </section>
  )
}

function RequestSkeleton() {
  return (
    <div className="screen">
      <BreadcrumbSkeleton width="min(320px, 70%)" />
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
  )
}

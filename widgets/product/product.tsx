import { useStore } from '@nanostores/react'
import type { Item } from '#shared/api/items.ts'
import { itemQuery } from '#shared/stores/item-query.ts'
import { Breadcrumb, type BreadcrumbItem } from '#shared/ui/breadcrumb.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { Gallery } from './gallery.tsx'
import { ItemSkeleton } from './item-skeleton.tsx'
import { ItemTabs } from './item-tabs.tsx'
import { Summary } from './summary.tsx'
import { TendersPanel } from './tenders-panel.tsx'
import { useOffer } from './use-offer.ts'

type Props = { tab: number; tenders: boolean; procurement: boolean | undefined } & (
  | { kind: 'product'; productId: number }
  | { kind: 'service'; serviceId: number }
)

/** The detail screen of a product or service, which differ in data only. */
export function ItemDetail(props: Props) {
  const t = useStore(navigationMessages)
  const later = useOffer()
  const id = props.kind === 'product' ? props.productId : props.serviceId
  return (
    <Resource
      query={useQuery(itemQuery, props.kind, id)}
      skeleton={<ItemSkeleton />}
      missing={
        <Link to={{ route: 'search' }} className="button soft">
          {t['item.search']}
        </Link>
      }
      errorFrame={error => (
        <div className="screen">
          <div>
            <Breadcrumb steps={[]} />
            {error}
          </div>
        </div>
      )}
    >
      {item => (
        <div className={props.tenders ? 'screen with-tenders' : 'screen'}>
          <article>
            <Breadcrumb steps={breadcrumbTo(item)} />
            <div className="halves">
              {/* Keyed by id: after sign-in the item is fetched again, and the chosen picture stays. */}
              <Gallery key={item.id} name={item.name} pictures={item.pictures} later={later} />
              <Summary item={item} later={later} procurement={props.procurement} />
            </div>
            <ItemTabs item={item} tab={props.tab} />
            {item.categoryId > 0 && (
              <div className="related">{later && <later.RelatedItems item={item} />}</div>
            )}
          </article>
          {props.tenders && <TendersPanel />}
        </div>
      )}
    </Resource>
  )
}

function breadcrumbTo({ companyId, companyName, name }: Item): BreadcrumbItem[] {
  const here = { label: name }
  if (!companyName) return [here]
  if (!companyId) return [{ label: companyName }, here]
  return [{ label: companyName, to: { route: 'company', params: { id: companyId } } }, here]
}

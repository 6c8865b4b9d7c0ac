import { useStore } from '@nanostores/react'
import type { Item } from '#shared/api/items.ts'
import { useQuery } from '#shared/stores/query.ts'
import { Breadcrumb, type BreadcrumbItem } from '#shared/ui/breadcrumb.tsx'
import { ErrorState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Loading, useReady } from '#shared/ui/loading.tsx'
import { navigationMessages } from '#shared/ui/navigation.messages.ts'
import { Gallery } from './gallery.tsx'
import { ItemSkeleton } from './item-skeleton.tsx'
import { ItemTabs } from './item-tabs.tsx'
import { itemQuery } from './product.store.ts'
import { Summary } from './summary.tsx'
import { Tenders } from './tenders.tsx'

type Props = { tab: number; tenders: boolean } & (
  | { kind: 'product'; productId: number }
  | { kind: 'service'; serviceId: number }
)

/** The detail screen of a product or service, which differ in data only. */
export function ItemDetail(props: Props) {
  const t = useStore(navigationMessages)
  const id = props.kind === 'product' ? props.productId : props.serviceId
  const { data: item, error, retry } = useQuery(itemQuery, props.kind, id)
  useReady(item !== undefined)
  if (!item && error) {
    return (
      <div className="screen">
        <div>
          <Breadcrumb steps={[]} />
          <ErrorState error={error} onRetry={retry}>
            {error.kind === 'missing' && (
              <Link to={{ route: 'search' }} className="button soft">
                {t['item.search']}
              </Link>
            )}
          </ErrorState>
        </div>
      </div>
    )
  }
  if (!item) {
    return (
      <Loading>
        <ItemSkeleton />
      </Loading>
    )
  }
  return (
    <div className={props.tenders ? 'screen with-tenders' : 'screen'}>
      <article>
        <Breadcrumb steps={stepsTo(item)} />
        <div className="halves">
          {/* Keyed by id: after sign-in the item is fetched again, and the chosen picture stays. */}
          <Gallery key={item.id} name={item.name} pictures={item.pictures} />
          <Summary item={item} />
        </div>
        <ItemTabs item={item} tab={props.tab} />
      </article>
      {props.tenders && <Tenders />}
    </div>
  )
}

function stepsTo({ companyId, companyName, name }: Item): BreadcrumbItem[] {
  const here = { label: name }
  if (!companyName) return [here]
  if (!companyId) return [{ label: companyName }, here]
  return [{ label: companyName, to: { route: 'company', params: { id: companyId } } }, here]
}

import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef } from 'react'
import type { Item } from '#shared/api/items.ts'
import { type NestedElement, useAppearanceAttributes, useCommand } from '#shared/element/host.ts'
import { LatePlace, useLate } from '#shared/element/late.tsx'
import { needElements } from '#shared/element/needed-elements.ts'
import { itemQuery } from '#shared/stores/item-query.ts'
import { Breadcrumb, type BreadcrumbItem } from '#shared/ui/breadcrumb.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { Gallery } from './gallery.tsx'
import { extras, ItemBox } from './item-box.tsx'
import { ItemSkeleton } from './item-skeleton.tsx'
import { ItemTabs } from './item-tabs.tsx'
import { Summary } from './summary.tsx'

type Props = { tab: number; tenders: boolean } & (
  | { kind: 'product'; productId: number }
  | { kind: 'service'; serviceId: number }
)

/** The detail screen of a product or a service. The two differ only in their data. */
export function ItemDetail(props: Props) {
  const t = useStore(navigationMessages)
  const later = useLate(extras)
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
            <div className="parts">
              {/* Keyed by id, so that the chosen picture stays when the item is fetched again after sign-in. */}
              <Gallery key={item.id} name={item.name} pictures={item.pictures} later={later} />
              <Summary item={item} />
              <ItemBox item={item} />
              <ItemTabs item={item} tab={props.tab} />
            </div>
            {item.categoryId > 0 && (
              <LatePlace className="related" of={extras} when="near">
                {({ RelatedItems }) => <RelatedItems item={item} />}
              </LatePlace>
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

/** The nested `<trade-tenders>`. It is loaded only here, because most pages have no such panel. */
function TendersPanel() {
  const appearance = useAppearanceAttributes()
  const element = useRef<NestedElement>(null)
  useEffect(() => needElements(['trade-tenders']), [])
  const refresh = useCallback(() => element.current?.refresh?.(), [])
  useCommand('refresh', refresh)
  return (
    <aside>
      <trade-tenders ref={element} part="tenders" {...appearance} />
    </aside>
  )
}

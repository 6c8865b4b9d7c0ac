import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Item } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { useLateStyles, useNear } from '#shared/element/late.tsx'
import { requestedAt } from '#shared/forms/requests.ts'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import type { ItemAction } from '#shared/places/places.tsx'
import { categoryListing } from '#shared/routes/links.ts'
import { useUser } from '#shared/session/use-session.ts'
import { useStructuredData } from '#shared/structured-data/use-structured-data.ts'
import { ChatLink } from '#shared/ui/chat-link.tsx'
import { formatDate } from '#shared/ui/date.ts'
import { Link } from '#shared/ui/link.tsx'
import css from './item-extras.css?inline'
import { itemExtrasMessages } from './item-extras.messages.ts'
import { SellerFacts } from './seller-facts.tsx'
import { ShareAndPrint } from './share-and-print.tsx'

export { EnlargeButton } from './enlarged.tsx'
export { RelatedItems } from './related-items.tsx'

/** The category, as a link to its other items. */
export function CategoryLink({ item: { kind, category, categoryId } }: { item: Item }) {
  if (!categoryId) return <span className="pill">{category}</span>
  return (
    <Link to={categoryListing(kind, categoryId)} className="pill">
      {category}
    </Link>
  )
}

export type ItemExtrasProps = {
  item: Item
  /** The action of an extension, if any. */
  ItemAction: ItemAction | undefined
}

/** The part below the buttons: the date of an earlier request, facts about the seller, and further actions. */
export function ItemExtras({ item, ItemAction }: ItemExtrasProps) {
  useLateStyles(css)
  const search = useStructuredData()
  const root = useRef<HTMLDivElement>(null)
  const isNear = useNear(root)
  return (
    <div ref={root}>
      {search && <search.ItemData item={item} />}
      <div className="row">
        {ItemAction && item.companyId > 0 && <ItemAction offer={sellerItemOf(item)} />}
        <ShareAndPrint item={item} />
        {/* Last, because only members have it: the others stay where a visitor's page has them. */}
        <ChatLink companyId={item.companyId} about={ItemAction && item.name} />
      </div>
      <AskedFor item={item} />
      {isNear && item.companyId > 0 && <SellerFacts companyId={item.companyId} />}
    </div>
  )
}

const sellerItemOf = ({ kind, id, name, companyId, companyName, company }: Item) => ({
  kind,
  itemId: id,
  itemName: name,
  companyId,
  companyName: companyName || company.name,
})

function AskedFor({ item }: { item: Item }) {
  const t = useStore(itemExtrasMessages)
  const { locale } = useStore($config)
  // Renders again for another member, who has requested other items.
  useUser()
  const isHydrating = useHydrating()
  const asked = !isHydrating && requestedAt(item)
  if (!asked) return null
  const day = [asked.getFullYear(), asked.getMonth() + 1, asked.getDate()].map(part =>
    String(part).padStart(2, '0'),
  )
  return <p className="asked-for">{t.askedFor({ date: formatDate(day.join('-'), locale) })}</p>
}

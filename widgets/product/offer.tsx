import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Item } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { useLateStyles, useNear } from '#shared/element/late-parts.ts'
import { requestedAt } from '#shared/forms/requests.ts'
import { useProcurement } from '#shared/procurement/procurement.ts'
import { useAddToList } from '#shared/rfq-list/use-row-action.tsx'
import { categoryListing } from '#shared/routes/links.ts'
import { $user } from '#shared/session/session.ts'
import { useStructuredData } from '#shared/structured-data/use-structured-data.ts'
import { ChatLink } from '#shared/ui/chat-link.tsx'
import { formatDate } from '#shared/ui/date.ts'
import { Link } from '#shared/ui/link.tsx'
import css from './offer.css?inline'
import { offerMessages } from './offer.messages.ts'
import { SellerFacts } from './seller-facts.tsx'
import { ShareAndPrint } from './share-and-print.tsx'

export { EnlargeButton } from './enlarged.tsx'
export { RelatedItems } from './related-items.tsx'

/** The category, as a link to what else is in it. */
export function CategoryLink({ item: { kind, category, categoryId } }: { item: Item }) {
  if (!categoryId) return <span className="pill">{category}</span>
  return (
    <Link to={categoryListing(kind, categoryId)} className="pill">
      {category}
    </Link>
  )
}

/** Below the buttons: when it was asked for, what is known of the seller, and what else can be done. */
export function Offer({ item, procurement }: { item: Item; procurement: boolean | undefined }) {
  useLateStyles(css)
  const search = useStructuredData()
  const list = useAddToList(procurement)
  const isProcuring = useProcurement(procurement)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  // All at once: a button that came later would push the others away.
  const isComplete = !isProcuring || list !== undefined
  return (
    <div ref={place}>
      {search && <search.ItemData item={item} />}
      {isComplete && (
        <>
          <div className="row">
            {list && item.companyId > 0 && <list.AddToList offer={offerOf(item)} />}
            <ChatLink companyId={item.companyId} about={isProcuring ? item.name : undefined} />
            <ShareAndPrint item={item} />
          </div>
          <AskedFor item={item} />
          {isNear && item.companyId > 0 && <SellerFacts companyId={item.companyId} />}
        </>
      )}
    </div>
  )
}

const offerOf = ({ kind, id, name, companyId, companyName, company }: Item) => ({
  kind,
  itemId: id,
  itemName: name,
  companyId,
  companyName: companyName || company.name,
})

function AskedFor({ item: { kind, id, companyId, name } }: { item: Item }) {
  const t = useStore(offerMessages)
  const { locale } = useStore($config)
  // Each member has asked for other things.
  useStore($user)
  const asked = requestedAt(`${kind}:${id}`, `company:${companyId}:${name}`)
  if (!asked) return null
  const day = [asked.getFullYear(), asked.getMonth() + 1, asked.getDate()].map(part =>
    String(part).padStart(2, '0'),
  )
  return <p className="asked-for">{t.askedFor({ date: formatDate(day.join('-'), locale) })}</p>
}

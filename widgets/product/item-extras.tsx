import { useStore } from '@nanostores/react'
import type { Item } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { requestedAt } from '#shared/forms/requests.ts'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import { useUser } from '#shared/session/use-session.ts'
import { useStructuredData } from '#shared/structured-data/use-structured-data.ts'
import { formatDate } from '#shared/trade/date.ts'
import { ChatLink } from '#shared/ui/chat-link.tsx'
import css from './item-extras.css?inline'
import { itemExtrasMessages } from './item-extras.messages.ts'
import { ShareAndPrint } from './share-and-print.tsx'

export { EnlargeButton } from './enlarged.tsx'
export { RelatedItems } from './related-items.tsx'
export { SellerFacts } from './seller-facts.tsx'

export type ItemExtrasProps = {
  item: Item
  /** The subject of a chat that is opened here, if any. */
  chatsAbout: string | undefined
}

/** The part below the buttons: the date of an earlier request, and further actions. */
export function ItemExtras({ item, chatsAbout }: ItemExtrasProps) {
  useLateStyles(css)
  const search = useStructuredData()
  return (
    <div>
      {search && <search.ItemData item={item} />}
      <div className="row">
        <ShareAndPrint item={item} />
        {/* Last, because only members have it: the others stay where a visitor's page has them. */}
        <ChatLink companyId={item.companyId} about={chatsAbout} />
      </div>
      <AskedFor item={item} />
    </div>
  )
}

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

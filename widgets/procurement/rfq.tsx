import { LatePlace, late, useLate } from '#shared/element/late.tsx'
import type { Extension, PlaceProps } from '#shared/places/places.tsx'
import { useUser } from '#shared/session/use-session.ts'
import { requestExtension } from './request.tsx'

const requirements = late(() => import('./requirements.tsx'))
const chatLink = late(() => import('#shared/ui/chat-link.tsx'))

function BesideQuantity(form: PlaceProps['beside-quantity']) {
  return (
    <LatePlace className="beside-quantity" of={requirements}>
      {({ QuantityRequirements }) => <QuantityRequirements {...form} />}
    </LatePlace>
  )
}

function BelowMessage(form: PlaceProps['below-message']) {
  return (
    <LatePlace className="more" of={requirements}>
      {({ RequirementsDisclosure }) => <RequirementsDisclosure {...form} />}
    </LatePlace>
  )
}

/** The link to a chat about the item. Visitors have no chats. */
function BelowItem({ item }: PlaceProps['below-item']) {
  const user = useUser()
  const chat = useLate(user !== null && chatLink)
  return (
    <div className={user ? 'to-chat' : 'to-chat for-members'}>
      {chat && <chat.ChatLink companyId={item.companyId} about={item.name} />}
    </div>
  )
}

export const rfqExtension: Extension = {
  ...requestExtension,
  places: {
    ...requestExtension.places,
    'beside-quantity': BesideQuantity,
    'below-message': BelowMessage,
    'below-item': BelowItem,
  },
}

import { useStore } from '@nanostores/react'
import { useUser } from '#shared/session/use-session.ts'
import { openChatOn } from '#shared/stores/chat-opening.ts'
import { Button } from './button.tsx'
import { chatLinkMessages } from './chat-link.messages.ts'
import { Link } from './link.tsx'

type Props = { companyId: number; about?: string | undefined }

/** Opens the page's chat on a company, for members, about an item. On a page without a chat, the link leads to the storefront's. */
export function ChatLink({ companyId, about }: Props) {
  const t = useStore(chatLinkMessages)
  const user = useUser()
  if (!user || !companyId) return null
  if (document.querySelector('trade-chat')) {
    return <Button label={t.chat} onClick={event => openChatOn(companyId, event.currentTarget, about)} />
  }
  return (
    <Link
      to={{ route: 'company', params: { id: companyId }, query: { chat: 'open', about } }}
      className="button"
    >
      {t.chat}
    </Link>
  )
}

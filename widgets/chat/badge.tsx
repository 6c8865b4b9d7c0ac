import { useMessages } from '#shared/messages/messages.ts'

/** How many messages are new; nothing for none. */
export function Badge({ count }: { count: number }) {
  const t = useMessages()
  if (count === 0) return null
  return (
    <span className="badge" part="unread">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="hidden-visually">{t('chat.unread', { count })}</span>
    </span>
  )
}

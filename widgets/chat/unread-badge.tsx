import { useStore } from '@nanostores/react'
import { chatMessages } from './chat.messages.ts'

/** The number of new messages. Shows nothing for 0. */
export function UnreadBadge({ count }: { count: number }) {
  const t = useStore(chatMessages)
  if (count === 0) return null
  return (
    <span className="badge" part="unread">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="hidden-visually">{t.unread({ count })}</span>
    </span>
  )
}

import { memo } from 'react'
import type { ChatMessage } from '#shared/api/chat.ts'
import { useMessages } from '#shared/messages/messages.ts'

type Props = {
  message: ChatMessage
  isOwn: boolean
  /** Of the other side. */
  name: string
  /** Where another day begins. */
  day: string | undefined
  time: string
}

/** One message; the member's own stands on the right. Drawn again only when something of it has changed. */
export const Bubble = memo(function Bubble({ message, isOwn, name, day, time }: Props) {
  const t = useMessages()
  return (
    <>
      {day && <li className="day">{day}</li>}
      <li className={isOwn ? 'bubble own' : 'bubble'} part={isOwn ? 'message own' : 'message'}>
        <span className="hidden-visually">{isOwn ? t('chat.you') : t('chat.they', { name })}</span>
        <p dir="auto">{message.body}</p>
        <span className="time" dir="auto">
          {time}
        </span>
      </li>
    </>
  )
})

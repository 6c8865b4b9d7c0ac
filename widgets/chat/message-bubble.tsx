import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { LongText } from '#shared/ui/show-more.tsx'
import { chatMessages } from './chat.messages.ts'

type Props = {
  body: string
  isOwn: boolean
  name: string
  /** The date, if this message is the first of its day. */
  day: string | undefined
  time: string
}

/** One message. The member's own messages are on the right. Drawn again only if a part of it has changed. */
export const MessageBubble = memo(function MessageBubble({ body, isOwn, name, day, time }: Props) {
  const t = useStore(chatMessages)
  return (
    <>
      {day && <li className="day">{day}</li>}
      <li className={isOwn ? 'bubble own' : 'bubble'} part={isOwn ? 'message own' : 'message'}>
        <span className="hidden-visually">{isOwn ? t.you : t.they({ name })}</span>
        <p dir="auto">
          <LongText text={body} />
        </p>
        <span className="time" dir="auto">
          {time}
        </span>
      </li>
    </>
  )
})

import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#shared/api/chat.ts'
import { chatMessages } from './chat.messages.ts'

/** Of a message that is read out. */
const LONGEST = 1_000

type Props = { messages: readonly ChatMessage[]; own: ChatMessage['side']; name: string }

/** Reads to a screen reader what the other side says from now on. */
export function LiveRegion({ messages, own, name }: Props) {
  const t = useStore(chatMessages)
  const known = useRef(messages.length)
  const [text, setText] = useState('')
  useEffect(() => {
    const fresh = messages.slice(known.current).filter(({ side }) => side !== own)
    known.current = messages.length
    if (fresh.length > 0)
      setText(fresh.map(({ body }) => `${t.they({ name })} ${body.slice(0, LONGEST)}`).join('\n'))
  }, [messages, own, name, t])
  return (
    <div className="hidden-visually" role="status">
      {text}
    </div>
  )
}

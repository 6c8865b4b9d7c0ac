import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#shared/api/chat.ts'
import { chatMessages } from './chat.messages.ts'

/** The most characters of a message that are read out. */
const LONGEST = 1_000

type Props = { messages: readonly ChatMessage[]; own: ChatMessage['side']; name: string }

/** Announces new messages from the other side to screen readers. */
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

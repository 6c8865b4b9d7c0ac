import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { ChatMessage } from '#shared/api/chat.ts'
import { $config } from '#shared/config/config.ts'
import { MessageBubble } from '#widgets/chat/message-bubble.tsx'
import { dated } from '#widgets/chat/message-dates.ts'
import { useStickToBottom } from '#widgets/chat/use-stick-to-bottom.ts'
import type { Conversation } from './api.ts'

/** The messages of a conversation, drawn as in the chat box. */
export function MessageLog({ conversation: { messages, with: other } }: { conversation: Conversation }) {
  const { locale } = useStore($config)
  const { log, first, onScroll } = useStickToBottom(messages.length, 0)
  const rows = useMemo(() => {
    const said = messages.map(
      ({ isOwn, body, createdAt }): ChatMessage => ({
        side: isOwn ? 'client' : 'company',
        body,
        sentAt: createdAt,
      }),
    )
    return dated(said.slice(first), first, locale, new Date())
  }, [messages, first, locale])
  return (
    <div
      className="message-log log"
      ref={log}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      aria-label="Messages"
      onScroll={onScroll}
    >
      {messages.length === 0 && <p className="nothing-said muted">Nobody has written yet.</p>}
      <ol className="bubbles">
        {rows.map(({ message, number, day, time }) => (
          <MessageBubble
            key={number}
            body={message.body}
            isOwn={message.side === 'client'}
            name={other.name}
            day={day}
            time={messages[number]?.isAutomatic ? `Automatic answer · ${time}` : time}
          />
        ))}
      </ol>
    </div>
  )
}

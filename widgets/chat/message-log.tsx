import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ChatMessage } from '#shared/api/chat.ts'
import { $config } from '#shared/config/config.ts'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { chatMessages } from './chat.messages.ts'
import type { Sending } from './chat-sending.ts'
import { type Conversation, ownSide } from './conversations.ts'
import { MessageBubble } from './message-bubble.tsx'
import { dated } from './message-dates.ts'
import type { Outgoing } from './outgoing.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'

type Props = {
  conversation: Conversation
  messages: readonly ChatMessage[]
  /** Messages on their way that are not among `messages` yet. */
  outgoing: readonly Outgoing[]
  sending: Sending | undefined
}

/** The messages by day, and below them the messages on their way. */
export function MessageLog({ conversation, messages, outgoing, sending }: Props) {
  const t = useStore(chatMessages)
  const { locale } = useStore($config)
  const { name } = conversation
  const own = ownSide(conversation)
  const { log, first, hasNews, onScroll, toEnd } = useStickToBottom(messages.length, outgoing.length)
  const isHydrating = useHydrating()
  const rows = useMemo(
    () => dated(messages, first, locale, isHydrating ? undefined : new Date()),
    [messages, first, locale, isHydrating],
  )
  return (
    <div className="message-log">
      <div
        className="log"
        part="log"
        ref={log}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        tabIndex={0}
        role="log"
        // The live region below announces new messages. Earlier messages drawn above are not announced.
        aria-live="off"
        aria-label={t.log({ name })}
      >
        {messages.length + outgoing.length === 0 && <p className="nothing-said muted">{t.begin}</p>}
        <ol className="bubbles">
          {rows.map(({ message: { body, side }, number, ...dates }) => (
            <MessageBubble key={number} body={body} isOwn={side === own} name={name} {...dates} />
          ))}
          {sending &&
            outgoing.map(each => (
              <sending.OutgoingBubble
                key={each.id}
                outgoing={each}
                onRetry={() => sending.retry(each.id)}
                onDelete={() => sending.remove(each.id)}
              />
            ))}
        </ol>
      </div>
      {hasNews && (
        <button type="button" className="new-messages" part="news" onClick={toEnd}>
          <Icon path={icons.down} />
          {t.newMessages}
        </button>
      )}
      <LiveRegion messages={messages} own={own} name={name} />
    </div>
  )
}

/** The most characters of a message that are read out. */
const LONGEST = 1_000

type LiveRegionProps = { messages: readonly ChatMessage[]; own: ChatMessage['side']; name: string }

/** Announces new messages from the other side to screen readers. */
function LiveRegion({ messages, own, name }: LiveRegionProps) {
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

import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ChatMessage } from '#shared/api/chat.ts'
import { $config } from '#shared/config/config.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { Bubble } from './bubble.tsx'
import { dated } from './days.ts'
import type { Outgoing } from './outbox.ts'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import { ownSide, type Talk } from './talks.ts'
import { useLog } from './use-log.ts'

type Props = {
  talk: Talk
  messages: readonly ChatMessage[]
  outgoing: readonly Outgoing[]
  /** Those of `outgoing` that are not among the messages yet. */
  shown: readonly Outgoing[]
  onDiscard: (slot: number) => void
}

/** What was said, by days, and below it what is on its way. */
export function Thread({ talk, messages, outgoing, shown, onDiscard }: Props) {
  const t = useMessages()
  const { locale } = useStore($config)
  const own = ownSide(talk)
  const { log, first, hasNews, onScroll, toEnd } = useLog(messages.length, shown.length)
  const rows = useMemo(
    () => dated(messages.slice(first), first, locale, new Date()),
    [messages, first, locale],
  )
  return (
    <div className="thread">
      <div
        className="log"
        part="log"
        ref={log}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        role="log"
        // The herald below says what is new; what is drawn above is not.
        aria-live="off"
        aria-label={t('chat.log', { name: talk.name })}
      >
        {messages.length + outgoing.length === 0 && <p className="begin muted">{t('chat.begin')}</p>}
        <ol className="bubbles">
          {rows.map(({ message, number, day, time }) => (
            <Bubble
              key={number}
              message={message}
              isOwn={message.side === own}
              name={talk.name}
              day={day}
              time={time}
            />
          ))}
          {outgoing.map(each => (
            <OutgoingBubble
              key={each.slot}
              outgoing={each}
              isShown={shown.includes(each)}
              onDiscard={onDiscard}
            />
          ))}
        </ol>
      </div>
      {hasNews && (
        <button type="button" className="news" part="news" onClick={toEnd}>
          <Icon name="down" />
          {t('chat.newMessages')}
        </button>
      )}
      <Herald messages={messages} own={own} name={talk.name} />
    </div>
  )
}

type HeraldProps = { messages: readonly ChatMessage[]; own: ChatMessage['side']; name: string }

/** Reads to a screen reader what the other side says from now on. */
function Herald({ messages, own, name }: HeraldProps) {
  const t = useMessages()
  const known = useRef(messages.length)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const fresh = messages.slice(known.current).filter(({ side }) => side !== own)
    known.current = messages.length
    if (fresh.length > 0) setSaid(fresh.map(({ body }) => `${t('chat.they', { name })} ${body}`).join('\n'))
  }, [messages, own, name, t])
  return (
    <div className="hidden-visually" role="status">
      {said}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { memo } from 'react'
import type { Messages } from '#shared/messages/i18n.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { chatMessages } from './chat.messages.ts'
import type { Outgoing } from './outgoing.ts'

type Props = {
  body: string
  isOwn: boolean
  /** Of the other side. */
  name: string
  /** Where another day begins. */
  day: string | undefined
  time: string
}

/** One message; the member's own stands on the right. Drawn again only when something of it has changed. */
export const MessageBubble = memo(function MessageBubble({ body, isOwn, name, day, time }: Props) {
  const t = useStore(chatMessages)
  return (
    <>
      {day && <li className="day">{day}</li>}
      <li className={isOwn ? 'bubble own' : 'bubble'} part={isOwn ? 'message own' : 'message'}>
        <span className="hidden-visually">{isOwn ? t.you : t.they({ name })}</span>
        <p dir="auto">{body}</p>
        <span className="time" dir="auto">
          {time}
        </span>
      </li>
    </>
  )
})

type OutgoingProps = { outgoing: Outgoing; onRetry: () => void; onDelete: () => void }

/** A message on its way; or one that failed or waits, with the way to try again. */
export function OutgoingBubble({ outgoing, onRetry, onDelete }: OutgoingProps) {
  const t = useStore(chatMessages)
  const trouble = troubleOf(t, outgoing)
  return (
    <li className="bubble own" data-state={trouble ? 'failed' : 'pending'} part="message own pending">
      <span className="hidden-visually">{t.you}</span>
      <p dir="auto">{outgoing.payload.body}</p>
      {!trouble && <span className="time">{outgoing.state.at === 'sent' ? t.sent : t.sending}</span>}
      <div role="alert">
        {trouble && (
          <p className="trouble">
            <Icon name="alert" />
            <span>{trouble}</span>
          </p>
        )}
      </div>
      {trouble && (
        <div className="row">
          <button type="button" className="button" onClick={onRetry}>
            {t.retry}
          </button>
          <button type="button" className="button plain" onClick={onDelete}>
            {t.discard}
          </button>
        </div>
      )}
    </li>
  )
}

/** Why a message is not on its way. */
function troubleOf(
  t: Messages<typeof chatMessages>,
  { state, mayHaveArrived }: Outgoing,
): string | undefined {
  if (state.at !== 'waiting' && state.at !== 'failed') return undefined
  if (!state.error) return t.cutShort
  return mayHaveArrived ? t.mayHaveArrived : `${t.notSent} ${state.error.message}`
}

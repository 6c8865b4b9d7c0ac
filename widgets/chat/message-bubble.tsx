import { memo } from 'react'
import { type Translate, useMessages } from '#shared/messages/messages.ts'
import { Icon } from '#shared/ui/icon.tsx'
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
  const t = useMessages()
  return (
    <>
      {day && <li className="day">{day}</li>}
      <li className={isOwn ? 'bubble own' : 'bubble'} part={isOwn ? 'message own' : 'message'}>
        <span className="hidden-visually">{isOwn ? t('chat.you') : t('chat.they', { name })}</span>
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
  const t = useMessages()
  const trouble = troubleOf(t, outgoing)
  return (
    <li className="bubble own" data-state={trouble ? 'failed' : 'pending'} part="message own pending">
      <span className="hidden-visually">{t('chat.you')}</span>
      <p dir="auto">{outgoing.payload.body}</p>
      {!trouble && (
        <span className="time">{t(outgoing.state.at === 'sent' ? 'chat.sent' : 'chat.sending')}</span>
      )}
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
            {t('chat.retry')}
          </button>
          <button type="button" className="button plain" onClick={onDelete}>
            {t('chat.discard')}
          </button>
        </div>
      )}
    </li>
  )
}

/** Why a message is not on its way. */
function troubleOf(t: Translate, { state, mayHaveArrived }: Outgoing): string | undefined {
  if (state.at !== 'waiting' && state.at !== 'failed') return undefined
  if (!state.error) return t('chat.cutShort')
  return mayHaveArrived ? t('chat.mayHaveArrived') : `${t('chat.notSent')} ${state.error.message}`
}

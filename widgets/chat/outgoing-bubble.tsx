import { useStore } from '@nanostores/react'
import type { Messages } from '#shared/messages/i18n.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { LongText } from '#shared/ui/show-more.tsx'
import { chatMessages } from './chat.messages.ts'
import { outgoingMessages } from './outgoing.messages.ts'
import type { Outgoing } from './outgoing.ts'

type Props = { outgoing: Outgoing; onRetry: () => void; onDelete: () => void }

/** A message on its way, or one that failed or waits, with a button to try again. */
export function OutgoingBubble({ outgoing, onRetry, onDelete }: Props) {
  const t = useStore(chatMessages)
  const tOutgoing = useStore(outgoingMessages)
  const error = errorOf(tOutgoing, outgoing)
  return (
    <li className="bubble own" data-state={error ? 'failed' : 'pending'} part="message own pending">
      <span className="hidden-visually">{t.you}</span>
      <p dir="auto">
        <LongText text={outgoing.payload.body} />
      </p>
      {!error && (
        <span className="time">{outgoing.state.at === 'sent' ? tOutgoing['chat.sent'] : t.sending}</span>
      )}
      <div role="alert">
        {error && (
          <p className="trouble">
            <Icon path={icons.alert} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {error && (
        <div className="row">
          <Button label={tOutgoing['chat.retry']} onClick={onRetry} />
          <Button look="plain" label={tOutgoing['chat.discard']} onClick={onDelete} />
        </div>
      )}
    </li>
  )
}

/** Returns the reason why a message is not on its way. */
function errorOf(
  t: Messages<typeof outgoingMessages>,
  { state, mayHaveArrived }: Outgoing,
): string | undefined {
  if (state.at !== 'waiting' && state.at !== 'failed') return undefined
  if (!state.error) return t['chat.cutShort']
  return mayHaveArrived ? t['chat.mayHaveArrived'] : `${t['chat.notSent']} ${state.error.message}`
}

import { useEffect } from 'react'
import { useHost } from '#shared/element/host.ts'
import type { FormState } from '#shared/forms/form-machine.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { type Translate, useMessages } from '#shared/messages/messages.ts'
import { Icon } from '#shared/ui/icon.tsx'
import type { Outgoing } from './outbox.ts'

type Props = { outgoing: Outgoing; isShown: boolean; onDiscard: (slot: number) => void }

/** A message on its way; or one that failed, with the way to try again. Once it stands in the conversation it is gone. */
export function OutgoingBubble({ outgoing: { form, slot, body }, isShown, onDiscard }: Props) {
  const t = useMessages()
  const host = useHost()
  // What was once sent off is the member's: no page takes it away.
  const { state, draft, isPending } = useForm(
    form,
    { sent: chatId => host.emit('trade-chat-sent', { chatId }) },
    { resets: false },
  )
  const isOver = !isShown && !isPending
  useEffect(() => {
    if (isOver) onDiscard(slot)
  }, [isOver, onDiscard, slot])
  if (!isShown) return null

  const trouble = troubleOf(t, state, draft.cutShort)
  const again = state.at === 'failed' ? form.retry : () => form.submit()
  return (
    <li className="bubble own" data-state={trouble ? 'failed' : 'pending'} part="message own pending">
      <span className="hidden-visually">{t('chat.you')}</span>
      <p dir="auto">{body}</p>
      {!trouble && <span className="time">{t(state.at === 'sent' ? 'chat.sent' : 'chat.sending')}</span>}
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
          <button type="button" className="button" onClick={again}>
            {t('chat.retry')}
          </button>
          <button type="button" className="button plain" onClick={() => onDiscard(slot)}>
            {t('chat.discard')}
          </button>
        </div>
      )}
    </li>
  )
}

/** Why a message is not on its way: it failed, or an earlier page could not finish sending it. */
function troubleOf<Values, Result>(
  t: Translate,
  state: FormState<Values, Result>,
  cutShort: boolean,
): string | undefined {
  if (state.at === 'failed') {
    const { error, maybeArrived } = state
    return maybeArrived
      ? t('chat.mayHaveArrived')
      : `${t('chat.notSent')} ${error.serverMessage || error.message}`
  }
  if (state.at === 'editing') return t(cutShort ? 'chat.cutShort' : 'chat.notSent')
  return undefined
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useCommand } from '#shared/element/host.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { ErrorState } from '#shared/ui/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/loading.tsx'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { chatMessages } from './chat.messages.ts'
import type { ChatState } from './chat.store.ts'
import { Composer } from './composer.tsx'
import type { Conversation } from './conversations.ts'
import { MessageLog } from './message-log.tsx'
import { BackButton } from './no-conversation.tsx'

type Props = { conversation: Conversation; chat: ChatState; takesFocus: boolean; onBack: () => void }

/** One conversation: its messages, those on their way, and the field for the next one. */
export function ConversationView({ conversation, chat, takesFocus, onBack }: Props) {
  const t = useStore(chatMessages)
  const { key, name, logo } = conversation
  const tState = useStore(stateMessages)
  const sending = useStore(chat.sending.$sending)
  const delay = useStore(chat.sending.$delay)
  const $history = chat.historyOf(key)
  const history = useStore($history)
  const outgoing = useStore(chat.sending.$outgoing).filter(({ lane }) => lane === key)
  const shown = sending?.notInHistory(outgoing, history) ?? []
  const { data: messages, error } = history
  useCommand('refresh', $history.refresh)
  useEffect(() => {
    const over = outgoing.filter(
      each => !shown.includes(each) && each.state.at !== 'queued' && each.state.at !== 'sending',
    )
    for (const { id } of over) sending?.remove(id)
  })
  return (
    <section className="conversation" part="conversation" aria-label={t.log({ name })}>
      <header>
        <BackButton onBack={onBack} />
        <CompanyLogo name={name} logo={logo} />
        <h3 dir="auto">{name}</h3>
      </header>
      {messages ? (
        <MessageLog conversation={conversation} messages={messages} outgoing={shown} sending={sending} />
      ) : (
        <div className="message-log">
          {error ? (
            <ErrorState error={error} onRetry={$history.refresh} />
          ) : (
            <Loading>
              <div className="bubbles">
                <Skeleton width="60%" height="43px" />
              </div>
            </Loading>
          )}
        </div>
      )}
      <div role="status">
        {messages && error && <p className="stale">{t.stale}</p>}
        {delay === 'coming' && <p className="muted small">{t.sending}</p>}
      </div>
      <div role="alert">{delay === 'missing' && <p className="stale">{tState.unusable}</p>}</div>
      <Composer
        chat={chat}
        conversation={conversation}
        isReady={messages !== undefined}
        takesFocus={takesFocus}
      />
    </section>
  )
}

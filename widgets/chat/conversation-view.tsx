import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useCommand } from '#shared/element/host.ts'
import { ErrorState } from '#shared/ui/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/loading.tsx'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { chatMessages } from './chat.messages.ts'
import type { ChatState } from './chat.store.ts'
import { Composer } from './composer.tsx'
import type { Conversation } from './conversations.ts'
import { MessageLog } from './message-log.tsx'
import { BackButton } from './no-conversation.tsx'
import { notInHistory } from './outgoing.ts'

type Props = { conversation: Conversation; chat: ChatState; takesFocus: boolean; onBack: () => void }

/** One conversation: what was said, what is on its way, and the field for what comes next. */
export function ConversationView({ conversation, chat, takesFocus, onBack }: Props) {
  const t = useStore(chatMessages)
  const { key, name, logo } = conversation
  const { outbox } = chat
  const $history = chat.historyOf(key)
  const history = useStore($history)
  const outgoing = useStore(outbox.$entries).filter(({ lane }) => lane === key)
  const shown = notInHistory(outgoing, history)
  const { data: messages, error } = history
  useCommand('refresh', $history.refresh)
  useEffect(() => {
    const over = outgoing.filter(
      each => !shown.includes(each) && each.state.at !== 'queued' && each.state.at !== 'sending',
    )
    for (const { id } of over) outbox.remove(id)
  })
  return (
    <section className="conversation" part="conversation" aria-label={t.log({ name })}>
      <header>
        <BackButton onBack={onBack} />
        <CompanyLogo name={name} logo={logo} />
        <h3 dir="auto">{name}</h3>
      </header>
      {messages ? (
        <MessageLog conversation={conversation} messages={messages} outgoing={shown} outbox={outbox} />
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
      <div role="status">{messages && error && <p className="stale">{t.stale}</p>}</div>
      <Composer
        chat={chat}
        conversation={conversation}
        isReady={messages !== undefined}
        takesFocus={takesFocus}
      />
    </section>
  )
}

import { useStore } from '@nanostores/react'
import { useCommand } from '#shared/element/host.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { ErrorState } from '#shared/ui/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/loading.tsx'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { Back } from './back.tsx'
import type { Desk } from './chat.store.ts'
import { Composer } from './composer.tsx'
import { stillOut } from './outbox.ts'
import type { Talk } from './talks.ts'
import { Thread } from './thread.tsx'

type Props = { talk: Talk; desk: Desk; takesFocus: boolean; onBack: () => void }

/** One conversation: what was said, what is on its way, and the field for what comes next. */
export function Conversation({ talk, desk, takesFocus, onBack }: Props) {
  const t = useMessages()
  const $history = desk.historyOf(talk.key)
  const outbox = desk.outboxOf(talk.key)
  const history = useStore($history)
  const outgoing = useStore(outbox.$outgoing)
  const { data: messages, error } = history
  useCommand('refresh', $history.refresh)
  return (
    <section className="conversation" part="conversation" aria-label={t('chat.log', { name: talk.name })}>
      <header className="with">
        <Back onBack={onBack} />
        <CompanyLogo name={talk.name} logo={talk.logo} />
        <h3 dir="auto">{talk.name}</h3>
      </header>
      {messages ? (
        <Thread
          talk={talk}
          messages={messages}
          outgoing={outgoing}
          shown={stillOut(outgoing, history, talk)}
          onDiscard={outbox.discard}
        />
      ) : error ? (
        <div className="thread">
          <ErrorState error={error} onRetry={$history.refresh} />
        </div>
      ) : (
        <div className="thread">
          <Loading>
            <div className="bubbles">
              <Skeleton width="60%" height="43px" />
            </div>
          </Loading>
        </div>
      )}
      <div role="status">{messages && error && <p className="stale">{t('chat.stale')}</p>}</div>
      <Composer
        outbox={outbox}
        talk={talk}
        history={messages ?? []}
        isReady={messages !== undefined}
        takesFocus={takesFocus}
      />
    </section>
  )
}

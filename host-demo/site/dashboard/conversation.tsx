import { useStore } from '@nanostores/react'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { AnswerBox } from './answer-box.tsx'
import { Answered } from './answered.tsx'
import { type Conversation, reasonOf } from './api.ts'
import type { OpenChat } from './dashboard.store.ts'
import { MessageLog } from './message-log.tsx'

/** One conversation with its answer box. */
export function ConversationView({ chat }: { chat: OpenChat }) {
  const { data, error } = useStore(chat.$conversation)
  const back = (
    <a href="#messages" className="back-to-list">
      All conversations
    </a>
  )
  if (!data && error?.kind === 'missing') {
    return (
      <EmptyState title="Not found" text={reasonOf(error)}>
        {back}
      </EmptyState>
    )
  }
  return (
    <Answered answer={{ data, error, retry: chat.$conversation.refresh }}>
      {conversation => (
        <>
          <header>
            {back}
            <h2>
              <Partner {...conversation} />
              <small className="muted">{conversation.title}</small>
            </h2>
          </header>
          <MessageLog conversation={conversation} />
          <AnswerBox chat={chat} />
        </>
      )}
    </Answered>
  )
}

function Partner({ role, company, with: other }: Conversation) {
  if (role === 'staff') return other.name
  return <Link to={{ route: 'company', params: { id: company.id } }}>{company.name}</Link>
}

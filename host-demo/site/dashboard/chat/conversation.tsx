import { useStore } from '@nanostores/react'
import { type FormEvent, type KeyboardEvent, useMemo } from 'react'
import type { ChatMessage } from '#shared/api/chat.ts'
import { $config } from '#shared/config/config.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useOwnLines } from '#shared/ui/own-text.ts'
import { MessageBubble } from '#widgets/chat/message-bubble.tsx'
import { dated } from '#widgets/chat/message-dates.ts'
import { useStickToBottom } from '#widgets/chat/use-stick-to-bottom.ts'
import { type Conversation, reasonOf } from '../api.ts'
import type { OpenChat } from '../dashboard.store.ts'
import { Answered } from '../ui.tsx'
import { conversationMessages } from './conversation.messages.ts'

/** One conversation with its answer box. */
export function ConversationView({ chat }: { chat: OpenChat }) {
  const t = useStore(conversationMessages)
  const { data, error } = useStore(chat.$conversation)
  const back = (
    <a href="#messages" className="back-to-list">
      {t.all}
    </a>
  )
  if (!data && error?.kind === 'missing') {
    return (
      <EmptyState title={t.notFound} text={reasonOf(error)}>
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

/** The messages of a conversation, drawn as in the chat box. */
function MessageLog({ conversation: { messages, with: other } }: { conversation: Conversation }) {
  const t = useStore(conversationMessages)
  const { locale } = useStore($config)
  const { log, first, onScroll } = useStickToBottom(messages.length, 0)
  const rows = useMemo(() => {
    const said = messages.map(
      ({ isOwn, body, createdAt }): ChatMessage => ({
        side: isOwn ? 'client' : 'company',
        body,
        sentAt: createdAt,
      }),
    )
    return dated(said.slice(first), first, locale, new Date())
  }, [messages, first, locale])
  return (
    <div
      className="message-log log"
      ref={log}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      aria-label={t.messages}
      onScroll={onScroll}
    >
      {messages.length === 0 && <p className="nothing-said muted">{t.nothing}</p>}
      <ol className="bubbles">
        {rows.map(({ message, number, day, time }) => (
          <MessageBubble
            key={number}
            body={message.body}
            isOwn={message.side === 'client'}
            name={other.name}
            day={day}
            time={messages[number]?.isAutomatic ? t.automatic({ time }) : time}
          />
        ))}
      </ol>
    </div>
  )
}

/** A text box for answers: Enter sends, Shift and Enter starts a new line. */
function AnswerBox({ chat: { $answer, write, send } }: { chat: OpenChat }) {
  const t = useStore(conversationMessages)
  const { text, at, error } = useStore($answer)
  const own = useOwnLines(text, write)
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault()
    void send()
    own.ref.current?.focus()
  }
  const submitByEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <form className="composer" noValidate onSubmit={submit}>
      <textarea
        {...own}
        className="input"
        aria-label={t.yours}
        rows={2}
        maxLength={4000}
        placeholder={t.write}
        onKeyDown={submitByEnter}
      />
      <button type="submit" className="button primary" disabled={at === 'sending'}>
        {t.send}
      </button>
      <p className="error-text" role="alert">
        {error}
      </p>
      <p className="hidden-visually" role="status">
        {at === 'sent' && t.sent}
      </p>
    </form>
  )
}

import { useStore } from '@nanostores/react'
import { type FormEvent, Fragment, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Answered } from './answered.tsx'
import { type Conversation, type Message, reasonOf } from './api.ts'
import type { OpenChat } from './dashboard.store.ts'
import { Moment } from './moment.tsx'

/** So near to its end, in pixels, the reader counts as being at the end. */
const NEAR = 60

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
          <Log messages={conversation.messages} />
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

/** What was said, by days. Who is at the end stays there when more is said. */
function Log({ messages }: { messages: readonly Message[] }) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const last = messages.at(-1)?.id
  useLayoutEffect(() => {
    if (last && log.current && isAtEnd.current) log.current.scrollTop = log.current.scrollHeight
  }, [last])
  const follow = (): void => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = log.current ?? {}
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR
  }
  return (
    <div
      className="message-log log"
      ref={log}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      aria-label="Messages"
      onScroll={follow}
    >
      {messages.length === 0 && <p className="nothing-said muted">Nobody has written yet.</p>}
      <ol className="bubbles">
        {messages.map(({ id, isOwn, isAutomatic, body, createdAt }, index) => (
          <Fragment key={id}>
            {dayOf(createdAt) !== dayOf(messages[index - 1]?.createdAt) && (
              <li className="day">
                <Moment at={createdAt} show={{ dateStyle: 'medium' }} />
              </li>
            )}
            <li className={isOwn ? 'bubble own' : 'bubble'}>
              <span className="hidden-visually">{isOwn ? 'You wrote: ' : 'They wrote: '}</span>
              <p dir="auto">{body}</p>
              <span className="time">
                {isAutomatic && 'Automatic answer · '}
                <Moment at={createdAt} show={{ timeStyle: 'short' }} />
              </span>
            </li>
          </Fragment>
        ))}
      </ol>
    </div>
  )
}

const dayOf = (moment = ''): string => new Date(moment).toDateString()

/** Enter sends, Shift and Enter begins a line. */
function AnswerBox({ chat: { $answer, write, send } }: { chat: OpenChat }) {
  const { text, state, error } = useStore($answer)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault()
    void send()
    field.current?.focus()
  }
  const submitByEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <form className="composer" noValidate onSubmit={submit}>
      <textarea
        ref={field}
        className="input"
        aria-label="Your message"
        rows={2}
        maxLength={4000}
        placeholder="Write a message"
        value={text}
        onChange={event => write(event.target.value)}
        onKeyDown={submitByEnter}
      />
      <button type="submit" className="button next" disabled={state === 'sending'}>
        Send
      </button>
      <p className="wrong-text" role="alert">
        {error}
      </p>
      <p className="hidden-visually" role="status">
        {state === 'sent' && 'Sent'}
      </p>
    </form>
  )
}

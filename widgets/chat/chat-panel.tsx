import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useAttributeState, useCommand } from '#shared/element/host.ts'
import { useReady } from '#shared/element/paint-effect.ts'
import { ErrorState } from '#shared/ui/error-state.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { Loading, repeat, Skeleton } from '#shared/ui/loading.tsx'
import { chatMessages } from './chat.messages.ts'
import type { ChatState } from './chat.store.ts'
import { ConversationList, UnreadBadge } from './conversation-list.tsx'
import { ConversationView } from './conversation-view.tsx'
import { keyWith } from './conversations.ts'
import { NoConversation } from './no-conversation.tsx'

export type ChatPanelProps = { chat: ChatState; companyId: number | undefined }

type DockedProps = {
  onMinimise?: () => void
  /** The member opened the box, and not the page. */
  takesFocus?: boolean
}

/** The conversations and, beside them or in their place, the one that is open. */
export function ChatPanel({ chat, companyId, onMinimise, takesFocus = false }: ChatPanelProps & DockedProps) {
  const t = useStore(chatMessages)
  const conversations = useStore(chat.$conversations)
  const { error } = useStore(chat.$menu)
  const unknown = useStore(chat.$unknown)
  const [key, open] = useAttributeState('companyId', companyId === undefined ? null : keyWith(companyId))
  const [hasChosen, setChosen] = useState(takesFocus)
  const panel = useRef<HTMLElement>(null)
  const conversation = conversations?.find(each => each.key === key)
  const isUnknown = companyId !== undefined && key === keyWith(companyId) && unknown.has(companyId)
  useReady(conversations !== undefined)
  useCommand('refresh', chat.refresh)
  useEffect(() => {
    if (companyId !== undefined) chat.invite(companyId)
  }, [chat, companyId])

  // The button that opened it is gone; a conversation that is open takes the focus to its own field.
  useEffect(() => {
    if (takesFocus && !panel.current?.matches(':focus-within')) panel.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const choose = (next: string | null): void => {
    setChosen(true)
    open(next)
  }
  const minimiseByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !onMinimise || event.defaultPrevented) return
    event.stopPropagation()
    onMinimise()
  }

  if (!conversations && !error && !onMinimise) {
    return (
      <Loading>
        <ChatSkeleton title={t.title} />
      </Loading>
    )
  }
  // What is open is being read: it counts as new no more.
  const unread = conversations?.reduce((sum, each) => sum + (each.key === key ? 0 : each.unread), 0) ?? 0
  return (
    <section
      className={onMinimise ? 'chat-panel docked' : 'chat-panel'}
      part="box"
      ref={panel}
      tabIndex={-1}
      aria-label={t.title}
      onKeyDown={minimiseByEscape}
    >
      <header className="title-bar" part="bar">
        <h2>{t.title}</h2>
        <UnreadBadge count={unread} />
        {onMinimise && (
          <button type="button" className="icon-button" aria-label={t.minimise} onClick={onMinimise}>
            <Icon name="down" />
          </button>
        )}
      </header>
      {conversations ? (
        <div className="panes" data-open={conversation !== undefined || isUnknown}>
          <ConversationList conversations={conversations} openKey={key} onOpen={choose} />
          {conversation ? (
            <ConversationView
              key={conversation.key}
              conversation={conversation}
              chat={chat}
              takesFocus={hasChosen}
              onBack={() => choose(null)}
            />
          ) : (
            <NoConversation
              isUnknown={isUnknown}
              isEmpty={conversations.length === 0}
              onBack={() => choose(null)}
            />
          )}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={chat.refresh} />
      ) : (
        <Loading>
          <ChatSkeleton />
        </Loading>
      )}
    </section>
  )
}

/** The box before its conversations are there; with `title` its bar as well. */
function ChatSkeleton({ title }: { title?: string }) {
  const panes = (
    <div className="panes">
      <div className="conversation-list">
        {repeat(5, row => (
          <div key={row} className="conversation-row">
            <Skeleton width="36px" height="36px" />
            <Skeleton width="60%" height="16px" />
          </div>
        ))}
      </div>
    </div>
  )
  if (title === undefined) return panes
  return (
    <div className="chat-panel">
      <div className="title-bar">
        <h2>{title}</h2>
      </div>
      {panes}
    </div>
  )
}

/** The storefront's corner box: a button with the number of new messages, and the chat above it when opened. */
export function DockedChat(props: ChatPanelProps) {
  const t = useStore(chatMessages)
  const conversations = useStore(props.chat.$conversations)
  const unread = conversations?.reduce((sum, each) => sum + each.unread, 0) ?? 0
  const [isOpen, setOpen] = useAttributeState('companyId', props.companyId !== undefined)
  const [hasActed, setActed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useReady(true)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const toggle = (to: boolean): void => {
    setActed(true)
    setOpen(to)
  }
  if (isOpen) return <ChatPanel {...props} takesFocus={hasActed} onMinimise={() => toggle(false)} />
  return (
    <button
      ref={opener}
      type="button"
      className="opener"
      part="opener"
      aria-expanded="false"
      onClick={() => toggle(true)}
    >
      <Icon name="chat" />
      <span aria-hidden="true">{t.title}</span>
      <span className="hidden-visually">{t.open}</span>
      <UnreadBadge count={unread} />
    </button>
  )
}

import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useReady } from '#shared/element/content-effect.ts'
import { useAttributeState, useCommand } from '#shared/element/host.ts'
import { useChatOpening } from '#shared/stores/chat-opening.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { ErrorState } from '#shared/ui/load-error.tsx'
import { Loading } from '#shared/ui/loading.tsx'
import { chatMessages } from './chat.messages.ts'
import type { ChatState } from './chat.store.ts'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { ConversationList } from './conversation-list.tsx'
import { ConversationView } from './conversation-view.tsx'
import { keyWith } from './conversations.ts'
import { NoConversation } from './no-conversation.tsx'
import { UnreadBadge } from './unread-badge.tsx'

export type ChatPanelProps = { chat: ChatState; companyId: number | undefined }

/** The focus moves to a box that the member opened, not to one that the page did. */
type DockedProps = { onMinimise?: () => void; takesFocus?: boolean }

/** The conversations, with the open one beside them or in their place. */
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

  // The button that opened the panel is gone. An open conversation moves the focus to its own field.
  useEffect(() => {
    if (takesFocus && !panel.current?.matches(':focus-within')) panel.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useChatOpening((wanted, end) => {
    end()
    chat.invite(wanted.companyId)
    if (wanted.about) chat.aboutOf(keyWith(wanted.companyId)).set(wanted.about)
    choose(keyWith(wanted.companyId))
  })
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
  // The member is reading the open conversation, so it no longer counts as new.
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
            <Icon path={icons.down} />
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

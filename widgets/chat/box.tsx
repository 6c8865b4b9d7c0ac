import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useAttributeState, useCommand } from '#shared/element/host.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { ErrorState } from '#shared/ui/error-state.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { Loading, useReady } from '#shared/ui/loading.tsx'
import { Badge } from './badge.tsx'
import { deskOf } from './chat.store.ts'
import { ChatBones } from './chat-bones.tsx'
import { Conversation } from './conversation.tsx'
import { NoTalk } from './no-talk.tsx'
import { TalkList } from './talk-list.tsx'
import { keyWith } from './talks.ts'

export type BoxProps = { userId: number; companyId: number | undefined }

type DockedProps = {
  onMinimise?: () => void
  /** The member opened the box, and not the page. */
  takesFocus?: boolean
}

/** The conversations and, beside them or in their place, the one that is open. */
export function Box({ userId, companyId, onMinimise, takesFocus = false }: BoxProps & DockedProps) {
  const t = useMessages()
  const desk = deskOf(userId)
  const talks = useStore(desk.$talks)
  const { error } = useStore(desk.$menu)
  const unknown = useStore(desk.$unknown)
  const [key, open] = useAttributeState('companyId', companyId === undefined ? null : keyWith(companyId))
  const [hasChosen, setChosen] = useState(takesFocus)
  const box = useRef<HTMLElement>(null)
  const talk = talks?.find(each => each.key === key)
  const isUnknown = companyId !== undefined && key === keyWith(companyId) && unknown.has(companyId)
  useReady(talks !== undefined)
  useCommand('refresh', desk.refresh)
  useEffect(() => {
    if (companyId !== undefined) desk.invite(companyId)
  }, [desk, companyId])

  // The button that opened it is gone; a conversation that is open takes the focus to its own field.
  useEffect(() => {
    if (takesFocus && !box.current?.matches(':focus-within')) box.current?.focus({ preventScroll: true })
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

  if (!talks && !error && !onMinimise) {
    return (
      <Loading>
        <ChatBones title={t('chat.title')} />
      </Loading>
    )
  }
  // What is open is being read: it counts as new no more.
  const unread = talks?.reduce((sum, each) => sum + (each.key === key ? 0 : each.unread), 0) ?? 0
  return (
    <section
      className={onMinimise ? 'box docked' : 'box'}
      part="box"
      ref={box}
      tabIndex={-1}
      aria-label={t('chat.title')}
      onKeyDown={minimiseByEscape}
    >
      <header className="bar" part="bar">
        <h2>{t('chat.title')}</h2>
        <Badge count={unread} />
        {onMinimise && (
          <button type="button" className="icon-button" aria-label={t('chat.minimise')} onClick={onMinimise}>
            <Icon name="down" />
          </button>
        )}
      </header>
      {talks ? (
        <div className="panes" data-open={talk !== undefined || isUnknown}>
          <TalkList talks={talks} open={key} onOpen={choose} />
          {talk ? (
            <Conversation
              key={talk.key}
              talk={talk}
              desk={desk}
              takesFocus={hasChosen}
              onBack={() => choose(null)}
            />
          ) : (
            <NoTalk isUnknown={isUnknown} isEmpty={talks.length === 0} onBack={() => choose(null)} />
          )}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={desk.refresh} />
      ) : (
        <Loading>
          <ChatBones />
        </Loading>
      )}
    </section>
  )
}

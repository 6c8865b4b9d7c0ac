import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useReady } from '#shared/element/content-effect.ts'
import { useAttributeState } from '#shared/element/host.ts'
import { late, useLate } from '#shared/element/late.tsx'
import { useChatOpening } from '#shared/stores/chat-opening.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { chatMessages } from './chat.messages.ts'
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx'
import type { OpenerLift } from './opener-lift.ts'
import { UnreadBadge } from './unread-badge.tsx'

const openerLift = late(() => import('./opener-lift.ts'))

/** The storefront's corner box: a button with the number of new messages, and the chat above it when opened. */
export function DockedChat(props: ChatPanelProps) {
  const t = useStore(chatMessages)
  const conversations = useStore(props.chat.$conversations)
  const unread = conversations?.reduce((sum, each) => sum + each.unread, 0) ?? 0
  const [isOpen, setOpen] = useAttributeState('companyId', props.companyId !== undefined)
  const [hasActed, setActed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  const askedFrom = useRef<HTMLElement>(null)
  useReady(true)
  useEffect(() => {
    if (wasOpen.current && !isOpen) (askedFrom.current?.isConnected ? askedFrom : opener).current?.focus()
    if (!isOpen) askedFrom.current = null
    wasOpen.current = isOpen
  }, [isOpen])

  const toggle = (to: boolean): void => {
    setActed(true)
    setOpen(to)
  }
  // The box takes the focus from there, and returns it.
  useChatOpening(({ from }) => {
    askedFrom.current = from
    toggle(true)
  })
  const later = useLate(openerLift)
  const [lift, raise] = useState<OpenerLift>(0)
  useEffect(
    () => (later && !isOpen && opener.current ? later.keepOutOfTheWay(opener.current, raise) : undefined),
    [later, isOpen],
  )
  if (isOpen) return <ChatPanel {...props} takesFocus={hasActed} onMinimise={() => toggle(false)} />
  return (
    <button
      ref={opener}
      type="button"
      className={lift === null ? 'opener away' : 'opener'}
      style={lift ? { translate: `0 ${-lift}px` } : undefined}
      title={t.title}
      part="opener"
      aria-expanded="false"
      onClick={() => toggle(true)}
    >
      <Icon path="M3 4h14v10H9l-4 3.5V14H3ZM6.5 7.500h7M6.5 10.500h4.5" />
      <span className="hidden-visually">{t.open}</span>
      <UnreadBadge count={unread} />
    </button>
  )
}

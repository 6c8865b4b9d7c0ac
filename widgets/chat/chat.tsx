import { useStore } from '@nanostores/react'
import { use, useEffect } from 'react'
import { currentRendering } from '#shared/config/rendering.ts'
import { useHost } from '#shared/element/host.ts'
import { late, useLate } from '#shared/element/late.tsx'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import { $session, type Session } from '#shared/session/session.ts'
import { Loading } from '#shared/ui/loading.tsx'
import { chatMessages } from './chat.messages.ts'
import { chatOf } from './chat.store.ts'
import { ChatPanel } from './chat-panel.tsx'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { DockedChat } from './docked-chat.tsx'

const HostsOwn = () => <slot />
const withoutMember = late(() =>
  import('./without-member.ts').catch(() => ({ VisitorChat: HostsOwn, SessionExpired: HostsOwn })),
)

const VISITOR: Session = { at: 'visitor' }

type Props = { companyId: number | undefined; docked: boolean }

/** The chat box of members. A visitor may begin to write if the page names a company. */
export function Chat({ companyId, docked }: Props) {
  const host = useHost()
  // Content without the member's id was served for a visitor.
  const isOwn = currentRendering() ?? host.element.shadowRoot?.querySelector('[data-served-for]')
  const session = useStore($session, { ssr: () => (isOwn ? $session.get() : VISITOR) })
  const t = useStore(chatMessages)
  const visited = session.at === 'visitor' && !docked ? companyId : undefined
  const later = useLate((visited !== undefined || session.at === 'expired') && withoutMember)
  if (visited !== undefined) {
    if (later) return <later.VisitorChat key={visited} companyId={visited} />
    return (
      <Loading>
        <ChatSkeleton title={t.title} />
      </Loading>
    )
  }
  if (session.at !== 'member') {
    if (host.hasFallback) return <slot />
    return session.at === 'expired' && later ? <later.SessionExpired docked={docked} /> : null
  }
  // The key gives each member a new chat.
  return <MemberChat key={session.user.id} userId={session.user.id} companyId={companyId} docked={docked} />
}

function MemberChat({ userId, docked, companyId }: Props & { userId: number }) {
  const host = useHost()
  const chat = chatOf(userId)
  // A server waits for the conversation. In a browser, served content stays until the same replies have been read.
  if (useHydrating()) use(chat.loadFirst(companyId))
  const isLoaded = useStore(chat.$conversations) !== undefined
  // Kept messages are sent only with a subscriber, and once the conversations are known.
  useEffect(() => {
    if (!isLoaded) return
    return chat.sending.$outgoing.subscribe(entries => {
      for (const { state } of entries) {
        if (state.at !== 'sent' || announced.has(state)) continue
        announced.add(state)
        host.emit('trade-chat-sent', { chatId: state.result.chatId })
      }
    })
  }, [chat, host, isLoaded])
  const Shown = docked ? DockedChat : ChatPanel
  return <Shown chat={chat} companyId={companyId} />
}

/** Messages already announced to hosts, so that each is announced once however many elements show the chat. */
const announced = new WeakSet<object>()

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useHost } from '#shared/element/host.ts'
import { useLater } from '#shared/element/use-later.ts'
import { $session } from '#shared/session/session.ts'
import { Loading } from '#shared/ui/loading.tsx'
import { chatMessages } from './chat.messages.ts'
import { chatOf } from './chat.store.ts'
import { ChatPanel } from './chat-panel.tsx'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { DockedChat } from './docked-chat.tsx'
import { SessionExpired } from './session-expired.tsx'

const HostsOwn = () => <slot />
const bring = () => import('./visitor-chat.tsx').catch(() => ({ VisitorChat: HostsOwn }))

type Props = { companyId: number | undefined; docked: boolean }

/** The chat box of members. A visitor may begin to write where the page names a company. */
export function Chat({ companyId, docked }: Props) {
  const host = useHost()
  const session = useStore($session)
  const t = useStore(chatMessages)
  const visited = session.at === 'visitor' && !docked ? companyId : undefined
  const later = useLater(visited !== undefined && bring)
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
    return session.at === 'expired' ? <SessionExpired docked={docked} /> : null
  }
  // Another member begins anew.
  return <MemberChat key={session.user.id} userId={session.user.id} companyId={companyId} docked={docked} />
}

function MemberChat({ userId, docked, companyId }: Props & { userId: number }) {
  const host = useHost()
  const chat = chatOf(userId)
  const isLoaded = useStore(chat.$conversations) !== undefined
  // What was kept is sent while somebody listens, also with the docked box closed; the conversations have to be known first.
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

/** What hosts were told, once for each message, however many elements show the chat. */
const announced = new WeakSet<object>()

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { useHost } from '#shared/element/host.ts'
import { late, useLate } from '#shared/element/late.tsx'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { Loading } from '#shared/ui/loading.tsx'
import { chatMessages } from './chat.messages.ts'
import { chatOf } from './chat.store.ts'
import { ChatPanel } from './chat-panel.tsx'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { DockedChat } from './docked-chat.tsx'

const HostsOwn = () => <slot />
const visitorChat = late(() => import('./visitor-chat.tsx').catch(() => ({ VisitorChat: HostsOwn })))

type Props = { companyId: number | undefined; docked: boolean }

/** The chat box of members. A visitor may begin to write if the page names a company. */
export function Chat({ companyId, docked }: Props) {
  const host = useHost()
  const session = useSession()
  const t = useStore(chatMessages)
  const visited = session.at === 'visitor' && !docked ? companyId : undefined
  const later = useLate(visited !== undefined && visitorChat)
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
  // The key gives each member a new chat.
  return <MemberChat key={session.user.id} userId={session.user.id} companyId={companyId} docked={docked} />
}

function MemberChat({ userId, docked, companyId }: Props & { userId: number }) {
  const host = useHost()
  const chat = chatOf(userId)
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

/** Replaces the chat when the session expires. The draft returns when the member does. */
function SessionExpired({ docked }: { docked: boolean }) {
  const t = useStore(chatMessages)
  const tSignIn = useStore(signInMessages)
  const openDialog = useDialog()
  return (
    <section
      className={docked ? 'chat-panel docked expired' : 'chat-panel expired'}
      part="box"
      aria-label={t.title}
    >
      <p>{t.expired}</p>
      <Button look="soft" label={tSignIn['menu.signIn']} onClick={() => openDialog('login')} />
    </section>
  )
}

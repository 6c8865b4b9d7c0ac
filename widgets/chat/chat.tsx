import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useHost } from '#shared/element/host.ts'
import { $session } from '#shared/session/session.ts'
import { chatMessages } from './chat.messages.ts'
import { chatOf } from './chat.store.ts'
import { ChatPanel, DockedChat } from './chat-panel.tsx'

type Props = { companyId: number | undefined; docked: boolean }

/** The chat box: for signed-in members only. */
export function Chat({ companyId, docked }: Props) {
  const host = useHost()
  const session = useStore($session)
  if (session.at !== 'member') {
    if (host.hasFallback) return <slot />
    return session.at === 'expired' ? <SessionExpired docked={docked} /> : null
  }
  // Another member begins anew.
  const { id } = session.user
  return <MemberChat key={id} userId={id} companyId={companyId} docked={docked} />
}

function MemberChat({ userId, docked, companyId }: Props & { userId: number }) {
  const host = useHost()
  const chat = chatOf(userId)
  const isLoaded = useStore(chat.$conversations) !== undefined
  // The outbox sends while somebody listens to it, also with the docked box closed; it has to know the conversations first.
  useEffect(() => {
    if (!isLoaded) return
    return chat.outbox.$entries.subscribe(entries => {
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

/** Where the session ended by itself: what was being written comes back with the member. */
function SessionExpired({ docked }: { docked: boolean }) {
  const t = useStore(chatMessages)
  const tSignIn = useStore(signInMessages)
  return (
    <section
      className={docked ? 'chat-panel docked expired' : 'chat-panel expired'}
      part="box"
      aria-label={t.title}
    >
      <p>{t.expired}</p>
      <button type="button" className="button soft" onClick={() => openDialog('login')}>
        {tSignIn['menu.signIn']}
      </button>
    </section>
  )
}

import { useStore } from '@nanostores/react'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { Button } from '#shared/ui/button.tsx'
import { chatMessages } from './chat.messages.ts'
import { expiredMessages } from './session-expired.messages.ts'

/** Replaces the chat when the session expires. The draft returns when the member does. */
export function SessionExpired({ docked }: { docked: boolean }) {
  const t = useStore(chatMessages)
  const tExpired = useStore(expiredMessages)
  const tSignIn = useStore(signInMessages)
  const openDialog = useDialog()
  return (
    <section
      className={docked ? 'chat-panel docked expired' : 'chat-panel expired'}
      part="box"
      aria-label={t.title}
    >
      <p>{tExpired['chat.expired']}</p>
      <Button look="soft" label={tSignIn['menu.signIn']} onClick={() => openDialog('login')} />
    </section>
  )
}

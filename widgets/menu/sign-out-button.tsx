import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { drafts } from '#shared/forms/drafts.ts'
import { clearUnsent, hasUnsent } from '#shared/outbox/entry.ts'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { menuMessages } from './menu.messages.ts'

type Props = { userId: number; onSignOut: () => void }

/** Asks first what becomes of unsent drafts (decisions.mdx#drafts). */
export function SignOutButton({ userId, onSignOut }: Props) {
  const t = useStore(menuMessages)
  const [isAsking, setAsking] = useState(false)
  const ask = (): void => (drafts.has(userId) || hasUnsent(userId) ? setAsking(true) : onSignOut())
  const stay = (): void => setAsking(false)
  const deleteAndSignOut = (): void => {
    drafts.clear(userId)
    clearUnsent(userId)
    onSignOut()
  }
  return (
    <>
      <button type="button" className="button" onClick={ask}>
        <Icon path="M12 6V3H3v14h9v-3M8 10h10M15 7l3 3-3 3" />
        <span className="label">{t.signOut}</span>
      </button>
      {isAsking && (
        <Modal title={t.draftsTitle} role="alertdialog" withCloseButton={false} onClose={stay}>
          <p>{t.draftsText}</p>
          <div className="actions">
            <Button look="primary" label={t.draftsKeep} onClick={onSignOut} />
            <Button label={t.draftsDelete} onClick={deleteAndSignOut} />
            <Button look="plain" label={t.draftsStay} onClick={stay} />
          </div>
        </Modal>
      )}
    </>
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { drafts } from '#shared/forms/drafts.ts'
import { clearRequests } from '#shared/forms/requests.ts'
import { clearUnsent, hasUnsent } from '#shared/outbox/entry.ts'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { menuMessages } from './menu.messages.ts'

type Props = { userId: number; onSignOut: () => void }

/** Asks first what becomes of unsent drafts (decisions.mdx#drafts). */
export function SignOutButton({ userId, onSignOut }: Props) {
  const t = useStore(menuMessages)
  const [isAsking, setAsking] = useState(false)
  const signOut = (): void => {
    clearRequests(userId)
    onSignOut()
  }
  const ask = (): void => (drafts.has(userId) || hasUnsent(userId) ? setAsking(true) : signOut())
  const stay = (): void => setAsking(false)
  const deleteAndSignOut = (): void => {
    drafts.clear(userId)
    clearUnsent(userId)
    signOut()
  }
  return (
    <>
      <button type="button" className="button" onClick={ask}>
        {t.signOut}
      </button>
      {isAsking && (
        <Modal title={t.draftsTitle} role="alertdialog" withCloseButton={false} onClose={stay}>
          <p>{t.draftsText}</p>
          <div className="actions">
            <Button look="primary" label={t.draftsKeep} onClick={signOut} />
            <Button label={t.draftsDelete} onClick={deleteAndSignOut} />
            <Button look="plain" label={t.draftsStay} onClick={stay} />
          </div>
        </Modal>
      )}
    </>
  )
}

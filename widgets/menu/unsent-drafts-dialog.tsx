import { useStore } from '@nanostores/react'
import { Modal } from '#shared/ui/dialogs.tsx'
import { menuMessages } from './menu.messages.ts'

type Props = { onKeep: () => void; onDelete: () => void; onStay: () => void }

/** Asked on sign-out while the member has unsent drafts (decisions.mdx#drafts). */
export function UnsentDraftsDialog({ onKeep, onDelete, onStay }: Props) {
  const t = useStore(menuMessages)
  return (
    <Modal title={t.draftsTitle} role="alertdialog" withCloseButton={false} onClose={onStay}>
      <p>{t.draftsText}</p>
      <div className="actions">
        <button type="button" className="button primary" onClick={onKeep}>
          {t.draftsKeep}
        </button>
        <button type="button" className="button" onClick={onDelete}>
          {t.draftsDelete}
        </button>
        <button type="button" className="button plain" onClick={onStay}>
          {t.draftsStay}
        </button>
      </div>
    </Modal>
  )
}

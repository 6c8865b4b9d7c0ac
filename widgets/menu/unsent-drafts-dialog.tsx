import { useMessages } from '#shared/messages/messages.ts'
import { Modal } from '#shared/ui/dialogs.tsx'

type Props = { onKeep: () => void; onDelete: () => void; onStay: () => void }

/** Asked on sign-out while the member has unsent drafts (decisions.mdx#drafts). */
export function UnsentDraftsDialog({ onKeep, onDelete, onStay }: Props) {
  const t = useMessages()
  return (
    <Modal title={t('menu.draftsTitle')} role="alertdialog" withCloseButton={false} onClose={onStay}>
      <p>{t('menu.draftsText')}</p>
      <div className="actions">
        <button type="button" className="button next" onClick={onKeep}>
          {t('menu.draftsKeep')}
        </button>
        <button type="button" className="button" onClick={onDelete}>
          {t('menu.draftsDelete')}
        </button>
        <button type="button" className="button plain" onClick={onStay}>
          {t('menu.draftsStay')}
        </button>
      </div>
    </Modal>
  )
}

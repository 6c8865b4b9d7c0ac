import { useStore } from '@nanostores/react'
import { useLateStyles } from '#shared/element/late.tsx'
import { drafts } from '#shared/forms/drafts.ts'
import { clearUnsent, hasUnsent } from '#shared/outbox/entry.ts'
import { clearRfqList, hasRfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { clearRun, hasRun } from '#shared/procurement/rfq-list/run.ts'
import { clearSent, hasSent } from '#shared/procurement/sent-requests/sent-requests.ts'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { signOutMessages } from './sign-out-question.messages.ts'

export { forgetSearches } from '#shared/suggest/recent-searches.ts'

type Props = { userId: number; onSignOut: () => void; onStay: () => void }

const hasDrafts = (userId: number): boolean => drafts.has(userId) || hasUnsent(userId)
const hasRecords = (userId: number): boolean => hasSent(userId) || hasRfqList(userId) || hasRun(userId)

/** Returns true if there is anything to ask about. */
export const leavesAnything = (userId: number): boolean => hasDrafts(userId) || hasRecords(userId)

/** Asks whether to keep or delete the data that a member leaves on the device (decisions.mdx#drafts). */
export function SignOutQuestion({ userId, onSignOut, onStay }: Props) {
  const t = useStore(signOutMessages)
  useLateStyles('')
  const deleteAndSignOut = (): void => {
    for (const clear of [drafts.clear, clearUnsent, clearSent, clearRfqList, clearRun]) clear(userId)
    onSignOut()
  }
  return (
    <Modal
      title={hasDrafts(userId) ? t['menu.draftsTitle'] : t['menu.recordsTitle']}
      role="alertdialog"
      onClose={onStay}
    >
      {hasDrafts(userId) && <p>{t['menu.draftsText']}</p>}
      {hasRecords(userId) && <p>{t['menu.recordsText']}</p>}
      <div className="actions">
        <Button look="primary" label={t['menu.draftsKeep']} onClick={onSignOut} />
        <Button label={t['menu.draftsDelete']} onClick={deleteAndSignOut} />
        <Button look="plain" label={t['menu.draftsStay']} onClick={onStay} />
      </div>
    </Modal>
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useLateStyles } from '#shared/element/late.tsx'
import { questionsFor } from '#shared/storage/sign-out-records.ts'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { signOutMessages } from './sign-out-question.messages.ts'

type Props = { userId: number; onSignOut: (keepsRest: boolean) => void; onStay: () => void }

/** Asks whether to keep or delete the data that a member leaves on the device (decisions.mdx#drafts). */
export function SignOutQuestion({ userId, onSignOut, onStay }: Props) {
  const t = useStore(signOutMessages)
  useLateStyles('')
  const [questions] = useState(() => questionsFor(userId))
  const hasDrafts = questions.has('askAsDraft')
  return (
    <Modal
      title={hasDrafts ? t['menu.draftsTitle'] : t['menu.recordsTitle']}
      role="alertdialog"
      onClose={onStay}
    >
      {hasDrafts && <p>{t['menu.draftsText']}</p>}
      {questions.has('askAsRecord') && <p>{t['menu.recordsText']}</p>}
      <div className="actions">
        <Button look="primary" label={t['menu.draftsKeep']} onClick={() => onSignOut(true)} />
        <Button label={t['menu.draftsDelete']} onClick={() => onSignOut(false)} />
        <Button look="plain" label={t['menu.draftsStay']} onClick={onStay} />
      </div>
    </Modal>
  )
}

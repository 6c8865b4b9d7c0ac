import { useStore } from '@nanostores/react'
import { formMessages } from '#shared/forms/form.messages.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { askMessages } from './ask-several.messages.ts'
import type { InquiryEntry } from './ask-several.store.ts'

type Props = {
  entries: readonly InquiryEntry[]
  onRetry: (id: string) => void
  onForget: () => void
  onClose: () => void
}

/** Shows the result of each inquiry. A failed one can be tried again alone. */
export function InquiryResults({ entries, onRetry, onForget, onClose }: Props) {
  const t = useStore(askMessages)
  const tForm = useStore(formMessages)
  const isUnderway = entries.some(({ state }) => state.at === 'queued' || state.at === 'sending')
  return (
    <Modal title={t.results} onClose={onClose}>
      <ul className="inquiries">
        {entries.map(entry => (
          <li key={entry.id}>
            <b dir="auto">{entry.payload.companyName}</b>
            <span role="status">{stateText(entry, t, tForm.failedNotify)}</span>
            {canRetry(entry) && (
              <Button
                look="soft"
                label={tForm.retry}
                aria-label={t.retryOf({ name: entry.payload.companyName })}
                onClick={() => onRetry(entry.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {!isUnderway && <Button look="plain" label={t.forget} onClick={onForget} />}
    </Modal>
  )
}

/** Without a history id the company can't be notified of an inquiry, so trying again would change nothing. */
const canRetry = ({ state, payload: { created } }: InquiryEntry): boolean =>
  (state.at === 'failed' || state.at === 'waiting') && created?.historyId !== null

function stateText(
  { state, payload, mayHaveArrived }: InquiryEntry,
  t: Messages<typeof askMessages>,
  notNotified: string,
): string {
  if (state.at === 'sent' || state.at === 'sending') return t[state.at]
  if (state.at === 'queued') return t.waiting
  if (payload.created) return notNotified
  if (mayHaveArrived) return t.mayHaveArrived
  return t.notSent({ reason: state.error?.message ?? '' })
}

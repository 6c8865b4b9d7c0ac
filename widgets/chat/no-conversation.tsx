import { useStore } from '@nanostores/react'
import { stateMessages } from '#shared/element/state.messages.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { chatMessages } from './chat.messages.ts'

type Props = { isUnknown: boolean; isEmpty: boolean; onBack: () => void }

/** Takes the place of a conversation while none is open. */
export function NoConversation({ isUnknown, isEmpty, onBack }: Props) {
  const t = useStore(chatMessages)
  const tState = useStore(stateMessages)
  const search = <Link to={{ route: 'search' }}>{t.search}</Link>
  return (
    <div className="no-conversation">
      {isUnknown ? (
        <>
          <BackButton onBack={onBack} />
          <EmptyState title={tState.missing} text={tState.missingText}>
            {search}
          </EmptyState>
        </>
      ) : isEmpty ? (
        <EmptyState title={t.emptyTitle} text={t.emptyText}>
          {search}
        </EmptyState>
      ) : (
        <p className="muted">{t.choose}</p>
      )}
    </div>
  )
}

/** Leads back to the list, when both don't fit side by side. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useStore(chatMessages)
  return (
    <button type="button" className="icon-button back" aria-label={t.back} onClick={onBack}>
      <Icon path={icons.left} />
    </button>
  )
}

import { useMessages } from '#shared/messages/messages.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'

type Props = { isUnknown: boolean; isEmpty: boolean; onBack: () => void }

/** In the place of a conversation while none is open. */
export function NoConversation({ isUnknown, isEmpty, onBack }: Props) {
  const t = useMessages()
  const search = <Link to={{ route: 'search' }}>{t('chat.search')}</Link>
  return (
    <div className="no-conversation">
      {isUnknown ? (
        <>
          <BackButton onBack={onBack} />
          <EmptyState title={t('state.missing')} text={t('state.missingText')}>
            {search}
          </EmptyState>
        </>
      ) : isEmpty ? (
        <EmptyState title={t('chat.emptyTitle')} text={t('chat.emptyText')}>
          {search}
        </EmptyState>
      ) : (
        <p className="muted">{t('chat.choose')}</p>
      )}
    </div>
  )
}

/** The way back to the list, where both don't fit side by side. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useMessages()
  return (
    <button type="button" className="icon-button back" aria-label={t('chat.back')} onClick={onBack}>
      <Icon name="left" />
    </button>
  )
}

import { useMessages } from '#shared/messages/messages.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Back } from './back.tsx'

type Props = { isUnknown: boolean; isEmpty: boolean; onBack: () => void }

/** In the place of a conversation while none is open. */
export function NoTalk({ isUnknown, isEmpty, onBack }: Props) {
  const t = useMessages()
  const search = <Link to={{ route: 'search' }}>{t('chat.search')}</Link>
  return (
    <div className="no-talk">
      {isUnknown ? (
        <>
          <Back onBack={onBack} />
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

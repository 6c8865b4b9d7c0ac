import { useMessages } from '#shared/messages/messages.ts'
import { Link } from '#shared/ui/link.tsx'

export function Trade() {
  const t = useMessages()
  return (
    <>
      <p className="lead">{t('trade.text')}</p>
      <Link to={{ route: 'search' }} className="button">
        {t('trade.step')}
      </Link>
    </>
  )
}

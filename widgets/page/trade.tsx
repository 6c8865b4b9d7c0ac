import { useMessages } from '#shared/messages/messages.ts'
import { Link } from '#shared/ui/link.tsx'

/** 'Trade on': a placeholder. */
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

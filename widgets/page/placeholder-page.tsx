import { useMessages } from '#shared/messages/messages.ts'
import { Link } from '#shared/ui/link.tsx'

export function PlaceholderPage() {
  const t = useMessages()
  return (
    <>
      <p className="lead">{t('page.willBeUpdated')}</p>
      <Link to={{ route: 'contactUs' }} className="button">
        {t('page.contact')}
      </Link>
    </>
  )
}

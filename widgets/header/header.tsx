import { useStore } from '@nanostores/react'
import { useMessages } from '#shared/messages/messages.ts'
import { $user } from '#shared/session/session.ts'
import { Link } from '#shared/ui/link.tsx'
import { useReady } from '#shared/ui/loading.tsx'

export function Header() {
  const t = useMessages()
  const user = useStore($user)
  const greeting = user ? t('header.welcome', { name: user.name }) : undefined
  useReady(true)
  return (
    <div className="bar" part="bar">
      <div className="content" part="content">
        <nav aria-label={t('header.label')}>
          <ul>
            <li>
              <Link to={{ route: 'aboutUs' }} part="link">
                {t('header.about')}
              </Link>
            </li>
            <li>
              <Link to={{ route: 'contactUs' }} part="link">
                {t('header.contact')}
              </Link>
            </li>
            <li>
              <Link to={{ route: 'FAQ' }} part="link">
                {t('header.help')}
              </Link>
            </li>
          </ul>
        </nav>
        {/* Always in the page, so that screen readers announce the name after sign-in. */}
        <p className="welcome" role="status" part="welcome" title={greeting}>
          {greeting}
        </p>
      </div>
    </div>
  )
}

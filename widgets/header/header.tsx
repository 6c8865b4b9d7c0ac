import { useStore } from '@nanostores/react'
import { useReady } from '#shared/element/content-effect.ts'
import { useUser } from '#shared/session/use-session.ts'
import { Link } from '#shared/ui/link.tsx'
import { headerMessages } from './header.messages.ts'

const links = [
  { route: 'aboutUs', label: 'about' },
  { route: 'contactUs', label: 'contact' },
  { route: 'FAQ', label: 'help' },
] as const

export function Header() {
  const t = useStore(headerMessages)
  const user = useUser()
  const greeting = user ? t.welcome({ name: user.name }) : undefined
  useReady(true)
  return (
    <div className="bar" part="bar">
      <div className="content" part="content">
        <nav aria-label={t.label}>
          <ul>
            {links.map(({ route, label }) => (
              <li key={route}>
                <Link to={{ route }} part="link">
                  {t[label]}
                </Link>
              </li>
            ))}
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

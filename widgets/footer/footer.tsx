import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { websiteUrl } from '#shared/api/url.ts'
import { $config } from '#shared/config/config.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { useHost } from '#shared/element/host.ts'
import { needElements } from '#shared/element/needed-elements.ts'
import { DEVELOPERS } from '#shared/routes/developers.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { footerMessages } from './footer.messages.ts'

const groups = [
  ['aboutUs', 'contactUs', 'FAQ', 'Help'],
  ['LearningCentre', 'Trade', 'customerService', 'press'],
  ['privacy', 'terms', 'legal'],
] as const

export function Footer() {
  const t = useStore(footerMessages)
  const { element } = useHost()
  const { brand, copyright, storefront } = useStore($config)
  useReady(true)
  useEffect(() => needElements(['trade-newsletter']), [])
  return (
    <footer className="bar" part="bar">
      <div className="content" part="content">
        <div className="about">
          <p className="brand">{brand}</p>
          <p className="small">{t.text}</p>
          <SocialLink />
        </div>
        <nav className="links" aria-label={t.label}>
          {groups.map(routes => (
            <ul key={routes[0]}>
              {routes.map(route => (
                <li key={route}>
                  <Link to={{ route }} part="link">
                    {t[route]}
                  </Link>
                </li>
              ))}
              {routes === groups[2] && (
                <li>
                  <a href={storefront + DEVELOPERS} part="link">
                    {t.developers}
                  </a>
                </li>
              )}
            </ul>
          ))}
        </nav>
        {/* The band is dark in both themes. */}
        <trade-newsletter theme="dark" lang={element.getAttribute('lang') ?? undefined} />
        <p className="copyright small" part="copyright">
          {copyright}
        </p>
      </div>
    </footer>
  )
}

/** Shown only if an address is configured and safe to link to. */
function SocialLink() {
  const t = useStore(footerMessages)
  const url = websiteUrl(useStore($config).socialUrl)
  if (!url) return null
  return (
    <a className="social" part="social" href={url} target="_blank" rel="noopener noreferrer" title={t.newTab}>
      {t.social}
      <Icon path={icons.outside} />
    </a>
  )
}

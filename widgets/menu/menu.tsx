import { useStore } from '@nanostores/react'
import { safeUrl } from '#shared/api/url.ts'
import { $config } from '#shared/config/config.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import { Place, useIsFilled } from '#shared/places/places.tsx'
import { useUser } from '#shared/session/use-session.ts'
import { Link } from '#shared/ui/link.tsx'
import { Image } from '#shared/ui/picture.tsx'
import { Account } from './account.tsx'
import { menuMessages } from './menu.messages.ts'
import { SearchBox } from './search-box.tsx'
import { ShopMenu } from './shop-menu.tsx'

export function Menu({ keyword }: { keyword: string }) {
  const t = useStore(menuMessages)
  const isMember = useUser() !== null
  const hasEntry = useIsFilled('menu-entry')
  useReady(true)
  return (
    <nav className="bar" aria-label={t.label} part="bar">
      <div className={hasEntry ? 'content with-list' : 'content'} part="content">
        <Brand />
        <ShopMenu />
        <SearchBox keyword={keyword} />
        <Place name="menu-entry" isMember={isMember} />
        <Account />
      </div>
    </nav>
  )
}

/** The link home: the configured logo, or else our own, and the configured name. */
function Brand() {
  const t = useStore(menuMessages)
  const { brand, logo } = useStore($config)
  const isHydrating = useHydrating()
  // `safeUrl` resolves a relative address against the API host by default. A server knows no page for it.
  const base = isHydrating ? undefined : document.baseURI
  const src = logo && URL.canParse(logo, base) ? safeUrl(new URL(logo, base).href) : ''
  return (
    <Link to={{ route: 'home' }} className="brand" part="brand" label={t.home({ brand })}>
      <Image src={src} height="34" loading="eager" instead={<DefaultLogo />} />
      <span className="brand-name">{brand}</span>
    </Link>
  )
}

/** Our logo: a drop of oil with a plus. */
function DefaultLogo() {
  return (
    <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
      <path className="drop" d="M17 1.5c5.6 7.4 10.5 12 10.5 19a10.5 10.5 0 0 1-21 0c0-7 4.9-11.6 10.5-19Z" />
      <path className="plus" d="M11.2 21h11.6M17 15.2v11.6" />
    </svg>
  )
}

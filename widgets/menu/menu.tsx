import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { safeUrl } from '#shared/api/url.ts'
import { $config } from '#shared/config/config.ts'
import { useReady } from '#shared/element/paint-effect.ts'
import { useLater } from '#shared/element/use-later.ts'
import { useProcurement } from '#shared/procurement/procurement.ts'
import { $user } from '#shared/session/session.ts'
import { Link } from '#shared/ui/link.tsx'
import { Account } from './account.tsx'
import { menuMessages } from './menu.messages.ts'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'
import { ShopMenu } from './shop-menu.tsx'

const bring = () => import('./procurement-links.tsx')

export function Menu({ keyword, procurement }: SearchBoxProps) {
  const t = useStore(menuMessages)
  const isMember = useStore($user) !== null
  const isProcuring = useProcurement(procurement)
  const later = useLater(isProcuring && bring)
  useReady(true)
  return (
    <nav className="bar" aria-label={t.label} part="bar">
      <div className={isProcuring ? 'content with-list' : 'content'} part="content">
        <Brand />
        <ShopMenu />
        <SearchBox {...{ keyword, procurement }} />
        {isProcuring && (
          <div className={isMember ? 'links of-member' : 'links'}>
            {later && <later.ProcurementLinks isMember={isMember} />}
          </div>
        )}
        <Account />
      </div>
    </nav>
  )
}

/** The link home: the configured logo, else our own, and the configured name. */
function Brand() {
  const t = useStore(menuMessages)
  const { brand, logo } = useStore($config)
  // By itself `safeUrl` takes a relative one from the API host.
  const src = logo && safeUrl(Object.assign(document.createElement('a'), { href: logo }).href)
  const [failed, setFailed] = useState('')
  return (
    <Link to={{ route: 'home' }} className="brand" part="brand" label={t.home({ brand })}>
      {src && src !== failed ? (
        <img src={src} alt="" height="34" onError={() => setFailed(src)} />
      ) : (
        <DefaultLogo />
      )}
      <span className="brand-name">{brand}</span>
    </Link>
  )
}

/** Our logo: a drop of oil with a plus. */
function DefaultLogo() {
  return (
    <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
      <path
        className="drop"
        d="M17 1.500c5.600 7.400 10.500 12 10.500 19a10.500 10.500 0 0 1-21 0c0-7 4.900-11.600 10.500-19Z"
      />
      <path className="plus" d="M11.200 21h11.600M17 15.200v11.600" />
    </svg>
  )
}

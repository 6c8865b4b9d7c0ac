import { useStore } from '@nanostores/react'
import type { MouseEvent } from 'react'
import { $config } from '#shared/config/config.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { $user } from '#shared/session/session.ts'
import { Icon } from '#shared/ui/icon.tsx'

const PATH = '/app/dashboard/menu'
const MIDDLE = 1

/**
 * The way to the separate dashboard. The token the spec asks for is handed over at the moment of opening and stands
 * in no `href`, where a page's scripts, a copied link or the status bar would show it (design section 7, ruling 7).
 */
export function DashboardLink() {
  const t = useMessages()
  const address = useStore($config).dashboardHost + PATH
  const openDashboard = (event: MouseEvent): void => {
    event.preventDefault()
    const token = encodeURIComponent($user.get()?.token ?? '')
    window.open(`${address}?token=${token}`, '_blank', 'noopener,noreferrer')
  }
  return (
    <a
      className="button plain"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={t('menu.dashboardHint')}
      onClick={openDashboard}
      onAuxClick={event => event.button === MIDDLE && openDashboard(event)}
    >
      <Icon name="dashboard" />
      <span className="label">{t('menu.dashboard')}</span>
    </a>
  )
}

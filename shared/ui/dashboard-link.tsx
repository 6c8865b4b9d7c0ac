import { useStore } from '@nanostores/react'
import type { MouseEvent, ReactNode } from 'react'
import { $config } from '#shared/config/config.ts'
import { DASHBOARD, type DashboardEntry } from '#shared/routes/dashboard.ts'
import { handOver } from '#shared/session/hand-over.ts'
import { $user } from '#shared/session/session.ts'
import { dashboardLinkMessages } from './dashboard-link.messages.ts'
import { Icon } from './icon.tsx'

const MIDDLE = 1

type Props = {
  look: 'primary' | 'soft' | 'plain'
  /** What it opens: by default the dashboard's first page. */
  hash?: '' | `#${DashboardEntry}`
  label?: string
  /** What stands beside the word. */
  children?: ReactNode
}

/** Opens the separate dashboard. Its `href` must not reveal the token that it adds (decisions.mdx#dashboard-link). */
export function DashboardLink({ look, hash = '', label, children }: Props) {
  const t = useStore(dashboardLinkMessages)
  const { dashboardHost, handOverPath } = useStore($config)
  const address = dashboardHost + DASHBOARD
  const openFor = (member: { token: string } | { code: string }): void => {
    window.open(`${address}?${new URLSearchParams(member)}${hash}`, '_blank', 'noopener,noreferrer')
  }
  const openDashboard = (event: MouseEvent): void => {
    event.preventDefault()
    if (handOverPath) void handOver().then(openFor)
    else openFor({ token: $user.get()?.token ?? '' })
  }
  return (
    <a
      className={`button ${look}`}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={t['menu.dashboardHint']}
      onClick={openDashboard}
      onAuxClick={event => event.button === MIDDLE && openDashboard(event)}
    >
      <Icon path="M3 3h5.500v7H3ZM11.5 3H17v4h-5.500ZM11.5 10H17v7h-5.500ZM3 13h5.500v4H3Z" />
      <span className="label">{label ?? t['menu.dashboard']}</span>
      {children}
    </a>
  )
}

import { useStore } from '@nanostores/react'
import { useHost } from '#shared/element/host.ts'
import { $session } from '#shared/session/session.ts'
import { Box } from './box.tsx'
import { Dock } from './dock.tsx'
import { Expired } from './expired.tsx'

type Props = { companyId: number | undefined; docked: boolean }

/** The chat box: for signed-in members only. Spec sections 2 and 4. */
export function Chat({ companyId, docked }: Props) {
  const host = useHost()
  const session = useStore($session)
  if (session.at !== 'member') {
    if (host.hasFallback) return <slot />
    return session.at === 'expired' ? <Expired docked={docked} /> : null
  }
  // Another member begins anew.
  const { id: userId } = session.user
  const Shown = docked ? Dock : Box
  return <Shown key={userId} userId={userId} companyId={companyId} />
}

import { useStore } from '@nanostores/react'
import { useHost } from '#shared/element/host.ts'
import { $expired, $user } from '#shared/session/session.ts'
import { Box } from './box.tsx'
import { Dock } from './dock.tsx'
import { Expired } from './expired.tsx'

type Props = { companyId: number | undefined; docked: boolean }

/** The chat box: for signed-in members only. Spec sections 2 and 4. */
export function Chat({ companyId, docked }: Props) {
  const host = useHost()
  const user = useStore($user)
  const hasExpired = useStore($expired)
  if (!user) {
    if (host.hasFallback) return <slot />
    return hasExpired ? <Expired docked={docked} /> : null
  }
  // Another member begins anew.
  const box = { userId: user.id, companyId }
  return docked ? <Dock key={user.id} {...box} /> : <Box key={user.id} {...box} />
}
